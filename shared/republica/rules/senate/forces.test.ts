import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, playFrom, refusalOf, values } from '../../testing/position.ts'
import {
  ADJOURN,
  ballot,
  begun,
  book,
  house,
  inSession,
  passAll,
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

describe('9.642 the minimum force', () => {
  const consulOf = (legions: number, extra: TestSession = {}) =>
    business({ senators: CONSULS, wars: { 'gallic-1': {} }, legions, ...extra })

  it('9.642, R1 stronger than the war with the commander’s rating: no consent; equal is not enough', () => {
    // Gallic War 10: 8 legions and 3 are 11, 7 and 3 are 10.
    const strong = consulOf(8)
    answer(strong, 'palatine', send(gallic('manlius', 8)))
    expect(strong.awaited?.kind).toBe('vote')
    const equal = consulOf(7)
    answer(equal, 'palatine', send(gallic('manlius', 7)))
    expect(equal.awaited).toMatchObject({ side: 'capitoline', kind: 'consent' })
    const classic = consulOf(7, { options: { comparators: 'classic' } })
    answer(classic, 'palatine', send(gallic('manlius', 7)))
    expect(classic.awaited?.kind).toBe('vote')
  })

  it('9.642 a weak force goes only if its commander agrees', () => {
    const match = consulOf(3)
    answer(match, 'palatine', send(gallic('manlius', 3)))
    answer(match, 'capitoline', option('no'))
    expect(refusalOf(match, 'palatine', send(gallic('manlius', 3)))).toBe('refusal.consent-refused')
  })

  it('9.642, 10.11 a commander adds no more than his army is strong', () => {
    // War 5: 2 legions with 3 are 4, not 5.
    const match = business({ senators: CONSULS, wars: { 'illyrian-2': {} }, legions: 2, fleets: 2 })
    answer(match, 'palatine', send({ commander: 'manlius', against: 'illyrian-2', units: units(2, 2) }))
    expect(match.awaited?.kind).toBe('consent')
  })

  it('9.642 the enemy’s leader counts', () => {
    const match = business({
      senators: CONSULS,
      wars: { syrian: {} },
      enemyLeaders: ['antiochus-iii'],
      legions: 8,
      fleets: 2
    })
    answer(match, 'palatine', send({ commander: 'manlius', against: 'syrian', units: units(8, 2) }))
    // 8 + 3 against 6 + 5.
    expect(match.awaited?.kind).toBe('consent')
  })

  it('9.642 at sea the fleets are counted, and legions that are not sent do not matter', () => {
    const fleetOnly = (fleets: number) => {
      const match = business({ senators: CONSULS, wars: { 'punic-1': {} }, fleets: 12 })
      answer(match, 'palatine', send({ commander: 'manlius', against: 'punic-1', units: units(0, fleets) }))
      return match.awaited?.kind
    }
    expect(fleetOnly(7)).toBe('consent')
    expect(fleetOnly(8)).toBe('vote')
  })

  it('9.642 the proposer agrees for his own senator', () => {
    const match = business({
      senators: house({ cornelius: { office: 'rome-consul' } }),
      wars: { 'gallic-1': {} },
      legions: 1
    })
    answer(match, 'palatine', send(gallic('cornelius', 1)))
    expect(match.awaited?.kind).toBe('vote')
  })

  it('9.642 a proconsul’s legions are not taken below that without his consent', () => {
    const scene = (legions: number): TestSession => ({
      senators: house({ cornelius: { office: 'rome-consul' }, julius: { office: 'proconsul' } }),
      wars: { 'gallic-1': {} },
      armies: [{ commander: 'julius', against: 'gallic-1', legions, campaigns: 1 }]
    })
    const withdraw = propose({ about: 'withdraw', army: 1, units: units(2) })
    const rich = business(scene(9))
    answer(rich, 'palatine', withdraw)
    // 7 and 4 are 11, more than 10.
    expect(rich.awaited?.kind).toBe('vote')
    voteAll(rich, 'yes')
    expect(rich.state.legions.filter(({ place }) => place.in === 'italy')).toHaveLength(2)
    const poor = business(scene(8))
    answer(poor, 'palatine', withdraw)
    expect(poor.awaited).toMatchObject({ side: 'capitoline', kind: 'consent' })
  })

  it('9.642, 10.6 a proconsul without legions, or with too few fleets, comes home when the session ends', () => {
    const proconsul = (fleets: number, legions = 4) => {
      const match = business({
        senators: house({ cornelius: { office: 'rome-consul' }, julius: { office: 'proconsul' } }),
        wars: { syrian: {} },
        armies: [{ commander: 'julius', against: 'syrian', legions, fleets, campaigns: 1 }]
      })
      answer(match, 'palatine', ADJOURN)
      passAll(match)
      return match.state
    }
    expect(proconsul(2).senators.julius).toMatchObject({ at: 'war', office: 'proconsul' })
    const home = proconsul(1)
    expect(home.senators.julius).toMatchObject({ at: 'rome', office: null })
    expect(home.armies).toEqual([])
    expect(home.legions.every(({ place }) => place.in === 'italy')).toBe(true)
    expect(proconsul(2, 0).armies).toEqual([])
  })

  it('10.71 reinforced in time, he stays', () => {
    const match = business({
      senators: house({ cornelius: { office: 'rome-consul' }, julius: { office: 'proconsul' } }),
      wars: { syrian: {} },
      armies: [{ commander: 'julius', against: 'syrian', legions: 4, fleets: 1, campaigns: 1 }],
      fleets: 3
    })
    answer(match, 'palatine', propose({ about: 'reinforce', army: 1, units: units(0, 1) }))
    voteAll(match, 'yes')
    answer(match, 'palatine', ADJOURN)
    passAll(match)
    expect(match.state.armies).toHaveLength(1)
    expect(match.state.fleets.filter(({ place }) => place.in === 'army')).toHaveLength(2)
  })
})

describe('9.66 recall', () => {
  const scene: TestSession = {
    senators: house({
      cornelius: { office: 'rome-consul' },
      manlius: { office: 'field-consul' },
      julius: { office: 'proconsul' }
    }),
    wars: { 'gallic-1': {} },
    armies: [{ commander: 'julius', against: 'gallic-1', legions: 8, campaigns: 1 }],
    legions: 2
  }
  const recall = (successor: string | null, extra = units(0)) =>
    propose({ about: 'recall', army: 1, successor, units: extra })

  it('9.66 he comes home at once, and his forces with him', () => {
    const match = business(scene)
    answer(match, 'palatine', recall(null))
    voteAll(match, 'yes')
    expect(match.state.senators.julius).toMatchObject({ at: 'rome', office: null })
    expect(match.state.legions.every(({ place }) => place.in === 'italy')).toBe(true)
    expect(match.state.armies).toEqual([])
  })

  it('9.66 unless a successor takes over, with more troops if the house likes', () => {
    const match = business(scene)
    answer(match, 'palatine', recall('manlius', units(2)))
    voteAll(match, 'yes')
    expect(match.state.senators.julius?.at).toBe('rome')
    expect(match.state.senators.manlius?.at).toBe('war')
    expect(match.state.armies).toMatchObject([{ commander: 'manlius', against: 'gallic-1' }])
    expect(match.state.legions.every(({ place }) => place.in === 'army')).toBe(true)
  })

  it('9.66 only proconsuls; 9.65 the field consul before the consul of Rome', () => {
    expect(refusalOf(business(scene), 'palatine', recall('cornelius'))).toBe('refusal.field-consul-first')
    expect(refusalOf(business(scene), 'palatine', recall('fabius'))).toBe('refusal.no-commander')
    const victorious = {
      ...scene,
      armies: [{ commander: 'julius' as const, against: 'home' as const, legions: 8 }]
    }
    expect(refusalOf(business(victorious), 'palatine', recall(null))).toBe('refusal.no-such-army')
  })

  it('10.72 an army without a commander comes home at the end, unless somebody takes it over', () => {
    const orphaned: TestSession = {
      senators: CONSULS,
      wars: { 'gallic-1': {} },
      armies: [{ commander: null, against: 'gallic-1', legions: 6, campaigns: 1 }],
      legions: 2
    }
    const left = business(orphaned)
    answer(left, 'palatine', ADJOURN)
    passAll(left)
    expect(left.state.armies).toEqual([])
    const taken = business(orphaned)
    // 6 in the field, 2 more and 3 are 11: no consent.
    answer(taken, 'palatine', send(gallic('manlius', 2)))
    expect(taken.awaited?.kind).toBe('vote')
    voteAll(taken, 'yes')
    expect(taken.state.armies).toMatchObject([{ id: 1, commander: 'manlius' }])
    expect(taken.state.legions.every(({ place }) => place.in === 'army' && place.army === 1)).toBe(true)
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
