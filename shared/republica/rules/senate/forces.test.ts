import { describe, expect, it } from 'vitest'
import { answer, eventsOf, playFrom, refusalOf, values } from '../../testing/position.ts'
import {
  ballot,
  begun,
  book,
  house,
  inSession,
  propose,
  type TestSession,
  voteAll
} from '../../testing/session.ts'

const BUSINESS = [{ task: 'business' }, { task: 'close-senate' }] as const
const business = (scene: TestSession = {}) => begun(playFrom(inSession(scene), BUSINESS))

const units = (legions: number, fleets = 0, veterans: readonly number[] = []) => ({
  legions,
  veterans,
  fleets
})

interface Army {
  readonly commander: string
  readonly against: string
  readonly units: object
}
const send = (...armies: readonly Army[]) => propose({ about: 'send', armies })

/** Cornelius (military 4) is consul of Rome, Manlius (3) field consul. */
const CONSULS = house({ cornelius: { office: 'rome-consul' }, manlius: { office: 'field-consul' } })
const gallic = (commander: string, legions: number, fleets = 0): Army => ({
  commander,
  against: 'gallic-1',
  units: units(legions, fleets)
})

describe('9.64 raising forces', () => {
  const raise = (legions: number, fleets: number) => propose({ about: 'raise', legions, fleets })

  it('9.64 each new unit costs the State 10 talents at once, and waits in Italy', () => {
    const match = business({ set: { treasury: 100 } })
    answer(match, 'palatine', raise(3, 2))
    voteAll(match, 'yes')
    expect(match.state.treasury).toBe(50)
    expect(match.state.legions.map(({ id, place }) => [id, place.in])).toEqual([
      [1, 'italy'],
      [2, 'italy'],
      [3, 'italy']
    ])
    expect(match.state.fleets).toHaveLength(2)
  })

  it('9.64 not more than the State can pay, nor than 25 of each', () => {
    const poor = business({ set: { treasury: 49 } })
    expect(refusalOf(poor, 'palatine', raise(3, 2))).toBe('refusal.state-too-poor')
    expect(refusalOf(poor, 'palatine', raise(2, 2))).toBeNull()
    const full = business({ legions: 24, fleets: 25, set: { treasury: 900 } })
    expect(refusalOf(full, 'palatine', raise(2, 0))).toBe('refusal.unit-limit')
    expect(refusalOf(full, 'palatine', raise(0, 1))).toBe('refusal.unit-limit')
    expect(refusalOf(full, 'palatine', raise(1, 0))).toBeNull()
  })

  it('7.35 in a shortage of men each costs 10 more, and again for a second', () => {
    for (const [count, left] of [
      [1, 80],
      [2, 70]
    ] as const) {
      const match = business({ set: { treasury: 100, happenings: { 'manpower-shortage': count } } })
      answer(match, 'palatine', raise(1, 0))
      voteAll(match, 'yes')
      expect(match.state.treasury).toBe(left)
    }
  })

  it('8.2 no recruitment: nothing is raised this turn', () => {
    const match = business({ set: { isRecruitmentBarred: true } })
    expect(refusalOf(match, 'palatine', raise(1, 0))).toBe('refusal.no-recruitment')
  })

  it('7.32 armaments and ship building pay at once, and are a charge for a trial', () => {
    const match = business({
      senators: house({ julius: { concessions: ['armaments'] }, furius: { concessions: ['ship-building'] } }),
      set: { treasury: 200 }
    })
    answer(match, 'palatine', raise(3, 2))
    voteAll(match, 'yes')
    expect(match.state.senators.julius).toMatchObject({ talents: 6, drew: ['armaments'] })
    expect(match.state.senators.furius).toMatchObject({ talents: 6, drew: ['ship-building'] })
  })

  it('9.64 loyal units in Italy may be disbanded', () => {
    const match = business({ legions: 3, fleets: 1 })
    const disband = (of: object) => propose({ about: 'disband', units: of })
    expect(refusalOf(match, 'palatine', disband(units(4)))).toBe('refusal.no-such-units')
    answer(match, 'palatine', disband(units(2, 1)))
    voteAll(match, 'yes')
    expect(match.state.legions).toHaveLength(1)
    expect(match.state.fleets).toHaveLength(0)
  })
})

describe('9.65 sending armies', () => {
  it('9.65 the commander leaves Rome at once with his units', () => {
    const match = business({ senators: CONSULS, wars: { 'gallic-1': {} }, legions: 8 })
    answer(match, 'palatine', send(gallic('manlius', 8)))
    voteAll(match, 'yes')
    expect(match.state.senators.manlius).toMatchObject({ at: 'war', office: 'field-consul' })
    expect(match.state.armies).toMatchObject([{ commander: 'manlius', against: 'gallic-1' }])
    expect(match.state.legions.every(({ place }) => place.in === 'army' && place.army === 1)).toBe(true)
  })

  it('9.64 only consuls and the dictator command', () => {
    const match = business({
      senators: house({ cornelius: { office: 'rome-consul' }, furius: { office: 'censor' } }),
      wars: { 'gallic-1': {} },
      legions: 8
    })
    for (const id of ['fabius', 'furius']) {
      expect(refusalOf(match, 'palatine', send(gallic(id, 8)))).toBe('refusal.no-commander')
    }
  })

  it('9.65 the field consul leaves before the consul of Rome, or with him', () => {
    const scene = { senators: CONSULS, wars: { 'gallic-1': {}, syrian: {} }, legions: 20, fleets: 4 } as const
    const match = business(scene)
    expect(refusalOf(match, 'palatine', send(gallic('cornelius', 8)))).toBe('refusal.field-consul-first')
    const both = send(gallic('cornelius', 8), { commander: 'manlius', against: 'syrian', units: units(6, 2) })
    expect(refusalOf(match, 'palatine', both)).toBeNull()
    const alone = business({
      ...scene,
      senators: house({
        cornelius: { office: 'rome-consul' },
        manlius: { office: 'field-consul', at: 'captive' }
      })
    })
    expect(refusalOf(alone, 'palatine', send(gallic('cornelius', 8)))).toBeNull()
  })

  it('9.65 when the highest official goes to war, the phase ends at once', () => {
    const match = business({
      senators: house({ cornelius: { office: 'rome-consul' } }),
      wars: { 'gallic-1': {} },
      legions: 8
    })
    answer(match, 'palatine', send(gallic('cornelius', 8)))
    const events = voteAll(match, 'yes')
    expect(eventsOf(events, 'adjourned')).toMatchObject([{ cause: 'war' }])
    expect(match.state.senate).toBeNull()
  })

  it('9.65 a tribune makes that vote wait until his proposal has been considered', () => {
    const match = business({
      senators: house({ cornelius: { office: 'rome-consul' } }),
      wars: { 'gallic-1': {} },
      legions: 8,
      hands: { aventine: ['tribune-1'] }
    })
    answer(match, 'palatine', send(gallic('cornelius', 8)))
    answer(match, 'capitoline', ballot('yes'))
    const events = answer(match, 'aventine', book())
    expect(eventsOf(events, 'tribune-played')).toMatchObject([{ use: 'suspend' }])
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'tribune-proposal' })
    answer(match, 'aventine', values({ proposal: { about: 'raise', legions: 1, fleets: 0 } }))
    voteAll(match, 'yes')
    voteAll(match, 'yes')
    // The raised legion is there; what the Capitoline has said stands, and the others are called.
    expect(match.state.legions).toHaveLength(9)
    expect(match.state.senate).toBeNull()
  })

  it('9.65 if it has become impossible meanwhile, it lapses', () => {
    const match = business({
      senators: house({ cornelius: { office: 'rome-consul' } }),
      wars: { 'gallic-1': {} },
      legions: 8,
      hands: { aventine: ['tribune-1'] }
    })
    answer(match, 'palatine', send(gallic('cornelius', 8)))
    answer(match, 'capitoline', ballot('yes'))
    answer(match, 'aventine', book())
    answer(match, 'aventine', values({ proposal: { about: 'disband', units: units(8) } }))
    const events = voteAll(match, 'yes')
    expect(eventsOf(events, 'proposal-lapsed')).toHaveLength(1)
    expect(match.state.senators.cornelius?.at).toBe('rome')
  })

  it('9.64 nobody is sent without the fleets that the war needs', () => {
    const match = business({ senators: CONSULS, wars: { syrian: {} }, legions: 12, fleets: 2 })
    const syrian = (fleets: number) =>
      send({ commander: 'manlius', against: 'syrian', units: units(6, fleets) })
    expect(refusalOf(match, 'palatine', syrian(1))).toBe('refusal.too-few-fleets')
    expect(refusalOf(match, 'palatine', syrian(2))).toBeNull()
  })

  it('9.64 no more units than are in Italy, and the same not twice', () => {
    const match = business({ senators: CONSULS, wars: { 'gallic-1': {} }, legions: 8 })
    expect(refusalOf(match, 'palatine', send(gallic('manlius', 9)))).toBe('refusal.no-such-units')
    expect(refusalOf(match, 'palatine', send(gallic('manlius', 5), gallic('cornelius', 4)))).toBe(
      'refusal.no-such-units'
    )
    expect(refusalOf(match, 'palatine', send(gallic('manlius', 4), gallic('manlius', 4)))).toBe(
      'refusal.named-twice'
    )
  })

  it('10.12 a fleet alone may sail against a war with a fleet; to land, it takes a legion', () => {
    const punic = (legions: number, fleets: number) =>
      send({ commander: 'manlius', against: 'punic-1', units: units(legions, fleets) })
    const match = business({ senators: CONSULS, wars: { 'punic-1': {} }, legions: 10, fleets: 12 })
    expect(refusalOf(match, 'palatine', punic(0, 4))).toBe('refusal.too-few-fleets')
    expect(refusalOf(match, 'palatine', punic(0, 12))).toBeNull()
    const beaten = business({
      senators: CONSULS,
      wars: { 'punic-1': { isFleetBeaten: true } },
      legions: 10,
      fleets: 12
    })
    expect(refusalOf(beaten, 'palatine', punic(0, 12))).toBe('refusal.no-legions')
  })

  it('7.332 the earlier of two active matching wars is fought first, or with the same vote', () => {
    const wars = { 'illyrian-1': {}, 'illyrian-2': {} } as const
    const match = business({ senators: CONSULS, wars, legions: 24, fleets: 6 })
    const later = { commander: 'manlius', against: 'illyrian-2', units: units(10, 2) }
    const earlier = { commander: 'cornelius', against: 'illyrian-1', units: units(12, 3) }
    expect(refusalOf(match, 'palatine', send(later))).toBe('refusal.earlier-wars-first')
    expect(refusalOf(match, 'palatine', send(later, earlier))).toBeNull()
    const asleep = business({
      senators: CONSULS,
      wars: { 'illyrian-1': { isActive: false }, 'illyrian-2': {} },
      legions: 24,
      fleets: 6
    })
    expect(refusalOf(asleep, 'palatine', send(later))).toBeNull()
  })
})

describe('7.35 the fleets of Rhodes', () => {
  const allied = (id: number) => ({ id, place: { in: 'italy' as const }, ally: 'syrian' as const })
  const scene: TestSession = {
    senators: CONSULS,
    wars: { syrian: {}, 'illyrian-2': {} },
    legions: 12,
    set: { happenings: { 'rhodian-alliance': 1 }, fleets: [allied(26), allied(27)] }
  }
  const to = (against: string) => send({ commander: 'manlius', against, units: units(10, 2) })

  it('7.35 they serve in their own war only', () => {
    expect(refusalOf(business(scene), 'palatine', to('illyrian-2'))).toBe('refusal.no-such-units')
    const match = business(scene)
    answer(match, 'palatine', to('syrian'))
    voteAll(match, 'yes')
    expect(match.state.fleets.every(({ place }) => place.in === 'army')).toBe(true)
  })

  it('7.35 the Senate may decline them this turn', () => {
    const match = business(scene)
    answer(match, 'palatine', propose({ about: 'decline-fleets' }))
    const events = voteAll(match, 'yes')
    expect(eventsOf(events, 'fleets-declined')).toMatchObject([{ count: 2 }])
    expect(match.state.fleets).toEqual([])
  })

  it('7.35 there is nothing to decline in another year', () => {
    const later = { ...scene, set: { ...scene.set, happenings: {} } }
    expect(refusalOf(business(later), 'palatine', propose({ about: 'decline-fleets' }))).toBe(
      'refusal.no-allied-fleets'
    )
  })
})

describe('9.641 garrisons', () => {
  const sicilia = {
    isDeveloped: false,
    governor: null,
    term: 0,
    electedIn: 0,
    isPlundered: false,
    isOverrun: false
  }
  const garrison = (to: string, of: object) =>
    propose({ about: 'garrison', province: 'sicilia', to, units: of })

  it('9.641 legions go to a province and stay until called home', () => {
    const match = business({ legions: 3, fleets: 1, set: { provinces: { sicilia } } })
    expect(refusalOf(match, 'palatine', garrison('province', units(1, 1)))).toBe('refusal.no-such-units')
    answer(match, 'palatine', garrison('province', units(2)))
    voteAll(match, 'yes')
    expect(match.state.legions.filter(({ place }) => place.in === 'province')).toHaveLength(2)
    expect(refusalOf(match, 'palatine', garrison('italy', units(3)))).toBe('refusal.no-such-units')
    answer(match, 'palatine', garrison('italy', units(1)))
    voteAll(match, 'yes')
    expect(match.state.legions.filter(({ place }) => place.in === 'province')).toHaveLength(1)
  })
})

describe('9.65 a bequest', () => {
  it('9.65, 9.624 the field consul takes possession with three legions and three fleets', () => {
    const match = business({
      options: { republic: 'middle' },
      senators: CONSULS,
      legions: 3,
      fleets: 3,
      set: { treasury: 10, forum: { concessions: [], bequests: ['bequest-pergamum'] } }
    })
    const take = (of: object) => propose({ about: 'bequest', bequest: 'bequest-pergamum', units: of })
    expect(refusalOf(match, 'palatine', take(units(2, 3)))).toBe('refusal.bequest-needs-more')
    answer(match, 'palatine', take(units(3, 3)))
    voteAll(match, 'yes')
    expect(match.state.treasury).toBe(60)
    expect(match.state.provinces.asia?.governor).toBeNull()
    expect(match.state.senators.manlius?.at).toBe('war')
    expect(match.state.armies).toMatchObject([{ commander: 'manlius', against: 'home' }])
  })
})
