import { describe, expect, it } from 'vitest'
import { answer, option, playFrom, refusalOf } from '../../testing/position.ts'
import {
  ADJOURN,
  begun,
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

  it('9.66, 9.42 he may be tried next turn for the command that he has just lost', () => {
    const match = business(scene)
    answer(match, 'palatine', recall(null))
    voteAll(match, 'yes')
    answer(match, 'palatine', ADJOURN)
    passAll(match)
    expect(match.state.senators.julius?.record).toEqual(['proconsul'])
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
