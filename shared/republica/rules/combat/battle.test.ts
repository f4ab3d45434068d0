import { describe, expect, it } from 'vitest'
import { legionsIn } from '../../queries/armies.ts'
import {
  answer,
  eventsOf,
  option,
  position,
  run,
  type TestArmy,
  type TestPosition
} from '../../testing/position.ts'

/** The example of 10.4: Marius (4) with nine legions against the gladiators (6) under Spartacus (5). */
const marius: TestArmy = { against: 'gladiator-revolt', commander: 'aemilius', legions: 9 }

const slaves: TestPosition = {
  senators: { aemilius: { faction: 'palatine', office: 'field-consul' }, fabius: { faction: 'capitoline' } },
  wars: { 'gladiator-revolt': { isRevolt: true } },
  enemyLeaders: ['spartacus'],
  armies: [marius]
}

const dice = (natural: number): number[] => {
  const first = Math.min(6, natural - 2)
  const second = Math.min(6, natural - first - 1)
  return [first, second, natural - first - second]
}

function battle(scene: TestPosition, natural: number) {
  return run(position(scene), [{ task: 'combat' }], dice(natural))
}

describe('the example of 10.4', () => {
  it('E4 a roll of 10 makes 12: a stalemate, a legion lost, one chit drawn', () => {
    const { match, events } = battle(slaves, 10)
    expect(eventsOf(events, 'battle-fought')).toMatchObject([
      { strength: 13, enemy: 11, total: 12, result: 'stalemate' }
    ])
    expect(match.state.legions).toHaveLength(8)
    expect(eventsOf(events, 'chits-drawn')[0]?.chits.length).toBeGreaterThan(0)
  })

  it('E5 with three legions his own strength is six', () => {
    const { events } = battle({ ...slaves, armies: [{ ...marius, legions: 3 }] }, 10)
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ strength: 6 }])
  })

  it('E6 with a fleet, a legion and a fleet are lost', () => {
    const { match } = battle({ ...slaves, armies: [{ ...marius, fleets: 1 }] }, 10)
    expect(match.state.legions).toHaveLength(8)
    expect(match.state.fleets).toHaveLength(0)
  })

  it.each([11, 6])(
    'E7 a natural %d is a disaster: five legions are lost, and unrest rises by one',
    (natural) => {
      const { match, events } = battle(slaves, natural)
      expect(eventsOf(events, 'battle-fought')).toMatchObject([{ total: null, result: 'disaster' }])
      expect(match.state.legions).toHaveLength(4)
      expect(match.state.unrest).toBe(1)
    }
  )

  it.each([16, 14])('E8 a natural %d is a standoff: three legions are lost', (natural) => {
    const { match, events } = battle(slaves, natural)
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ result: 'standoff' }])
    expect(match.state.legions).toHaveLength(6)
  })
})

describe('10.2 a defeat', () => {
  const doomed: TestPosition = {
    ...slaves,
    armies: [{ ...marius, legions: 4, masterOfHorse: 'furius' }],
    senators: {
      ...slaves.senators,
      aemilius: { faction: 'palatine', office: 'dictator' },
      furius: { faction: 'palatine', office: 'master-of-horse' }
    },
    set: { unrest: 1 }
  }

  it('kills the commander and, 9.93, the Master of the Horse without chits; unrest rises by two', () => {
    const { match, events } = battle({ ...doomed, enemyLeaders: ['spartacus'] }, 3)
    expect(eventsOf(events, 'died').map(({ senator, cause }) => [senator, cause])).toEqual([
      ['aemilius', 'battle'],
      ['furius', 'battle']
    ])
    expect(eventsOf(events, 'chits-drawn')).toEqual([])
    expect(match.state.unrest).toBe(3)
  })

  it('leaves the survivors where they fought, without a commander', () => {
    const weak = { ...doomed, armies: [{ ...marius, legions: 4 }] }
    const { match } = battle(weak, 8)
    // 4 legions + 4 of his rating - 11 + 8 = 5: a defeat with three lost
    expect(match.state.armies).toMatchObject([{ commander: null, against: 'gladiator-revolt' }])
    expect(match.state.legions).toHaveLength(1)
  })

  it('E11, 10.72 a drought war, a defeat and no legion left: unrest is four higher in the end', () => {
    const { match } = battle(
      {
        ...slaves,
        wars: { 'illyrian-1': {} },
        enemyLeaders: [],
        armies: [{ against: 'illyrian-1', commander: 'aemilius', legions: 1, fleets: 3 }],
        set: { unrest: 0, happenings: { 'evil-omens': 3 } }
      },
      4
    )
    expect(match.state.unrest).toBe(2)
    expect(match.state.wars['illyrian-1']).toMatchObject({ isUnprosecuted: true })
  })
})

describe('10.4 a victory', () => {
  const won: TestPosition = {
    senators: {
      aemilius: { faction: 'palatine', influence: 3, popularity: 0 },
      fabius: { faction: 'capitoline' }
    },
    wars: { 'illyrian-1': {} },
    armies: [{ against: 'illyrian-1', commander: 'aemilius', legions: 15, fleets: 3 }],
    set: { unrest: 3, treasury: 100 }
  }

  it('E17 over a printed strength of five brings three popularity and three influence', () => {
    const { match } = battle(won, 10)
    expect(match.state.senators.aemilius).toMatchObject({ popularity: 3, influence: 6 })
  })

  it('ends the war, lowers unrest, pays the spoils, and leaves the victor in command (11.2)', () => {
    const { match } = battle(won, 10)
    expect(match.state.wars).toEqual({})
    expect(match.state).toMatchObject({ unrest: 2, treasury: 110 })
    expect(match.state.armies).toMatchObject([{ against: 'home', commander: 'aemilius' }])
  })

  it('10.5 makes a legion of the survivors a veteran that obeys the victor', () => {
    const { match } = battle(won, 10)
    expect(match.state.legions.filter(({ isVeteran }) => isVeteran)).toMatchObject([{ loyalTo: 'aemilius' }])
  })

  it('creates Illyricum only when both Illyrian wars are won', () => {
    expect(battle(won, 10).match.state.provinces).toEqual({})
    const second = { ...won, set: { ...won.set, discards: ['illyrian-2' as const] } }
    expect(battle(second, 10).match.state.provinces).toMatchObject({ illyricum: { governor: null } })
  })

  it('a revolt gives no spoils', () => {
    const { match } = battle({ ...won, wars: { 'illyrian-1': { isRevolt: true } } }, 10)
    expect(match.state.treasury).toBe(100)
  })

  it('7.34 a leader goes with his last war, and 7.335 the earlier wars of a series become revolts', () => {
    const { match, events } = battle(
      {
        ...won,
        wars: { 'illyrian-1': { isActive: false }, 'illyrian-2': {} },
        armies: [{ against: 'illyrian-2', commander: 'aemilius', legions: 20, fleets: 2 }]
      },
      10
    )
    expect(eventsOf(events, 'war-became-revolt')).toMatchObject([{ war: 'illyrian-1' }])
    expect(match.state.wars['illyrian-1']?.isRevolt).toBe(true)
  })

  it('7.34 in a year of refuge a beaten leader flees to the next war', () => {
    const syria: TestPosition = {
      ...won,
      wars: { syrian: {} },
      enemyLeaders: ['antiochus-iii'],
      armies: [{ against: 'syrian', commander: 'aemilius', legions: 20, fleets: 2 }]
    }
    expect(battle(syria, 10).match.state.leaders).toEqual({})
    const refuge = { ...syria, set: { ...syria.set, happenings: { refuge: 1 } } }
    expect(battle(refuge, 10).match.state.leaders).toEqual({ 'antiochus-iii': { shelter: 'next-war' } })
  })

  it('10.82 a captive of the war dies when it is won before his ransom', () => {
    const { match, events } = battle(
      {
        ...won,
        senators: { ...won.senators, furius: { faction: 'palatine', at: 'captive', captor: 'illyrian-1' } }
      },
      10
    )
    expect(eventsOf(events, 'died')).toMatchObject([{ senator: 'furius', cause: 'captivity' }])
    expect(match.state.senators.furius).toBeUndefined()
  })
})

describe('10.12 at sea', () => {
  const punic: TestPosition = {
    senators: {
      aemilius: { faction: 'palatine', influence: 3, popularity: 0 },
      fabius: { faction: 'capitoline' }
    },
    wars: { 'punic-1': {} },
    armies: [{ against: 'punic-1', commander: 'aemilius', legions: 12, fleets: 16 }]
  }

  it('the fleet comes first; its victor may land at once, or wait', () => {
    const { match, events } = battle(punic, 10)
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ field: 'sea', strength: 20, enemy: 10 }])
    expect(match.state.wars['punic-1']).toMatchObject({ isFleetBeaten: true })
    expect(match.state.senators.aemilius).toMatchObject({ influence: 8, popularity: 5 })
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'land-battle' })
    answer(match, 'palatine', option('no'))
    expect(match.state.wars['punic-1']).toMatchObject({ isFleetBeaten: true, isUnprosecuted: false })
    expect(match.state.armies).toMatchObject([{ campaigns: 1, against: 'punic-1' }])
  })

  it('who lands fights the army with the numbers of the same war', () => {
    const { match } = run(position(punic), [{ task: 'combat' }], [...dice(10), ...dice(12)])
    const events = answer(match, 'palatine', option('yes'))
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ field: 'land', enemy: 10, result: 'victory' }])
    expect(match.state.provinces).toMatchObject({ sicilia: {}, 'sardinia-corsica': {} })
  })

  it('a beaten fleet stays beaten: the next battle is on land', () => {
    const { events } = battle({ ...punic, wars: { 'punic-1': { isFleetBeaten: true } } }, 12)
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ field: 'land' }])
  })

  it('10.6 without the fleets of its support no battle is fought', () => {
    const few = {
      ...punic,
      armies: [{ against: 'punic-1' as const, commander: 'aemilius' as const, legions: 12, fleets: 4 }]
    }
    const { events } = battle(few, 12)
    expect(eventsOf(events, 'battle-declined')).toHaveLength(1)
    expect(eventsOf(events, 'battle-fought')).toEqual([])
  })

  it('10.72 after a sea battle a fleet is enough to watch the war', () => {
    const fleetOnly = {
      ...punic,
      armies: [{ against: 'punic-1' as const, commander: 'aemilius' as const, fleets: 12 }]
    }
    const { match } = battle(fleetOnly, 10)
    expect(match.state.wars['punic-1']).toMatchObject({ isUnprosecuted: false, isFleetBeaten: true })
  })
})

describe('10.9 several armies', () => {
  const two: TestPosition = {
    ...slaves,
    senators: {
      aemilius: { faction: 'palatine' },
      furius: { faction: 'capitoline' },
      fabius: { faction: 'palatine' }
    },
    armies: [marius, { against: 'gladiator-revolt', commander: 'furius', legions: 9 }]
  }

  it('attack one after another, as the highest official orders', () => {
    const { match } = battle(two, 10)
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'next-battle' })
    const events = answer(match, 'palatine', option({ army: 2 }))
    expect(eventsOf(events, 'battle-fought').map(({ army }) => army)).toEqual([2, 1])
  })

  it('R23 after a stalemate the numbers no longer count: a natural 11 is looked up', () => {
    const { match } = run(position(two), [{ task: 'combat' }], [...dice(10), ...dice(11)])
    const events = answer(match, 'palatine', option({ army: 1 }))
    const [first, second] = eventsOf(events, 'battle-fought')
    expect(first?.result).toBe('stalemate')
    expect(second?.total).not.toBeNull()
  })

  it('the second army goes home without a battle when the war is won', () => {
    const strong = { ...two, armies: [{ ...marius, legions: 20 }, ...(two.armies?.slice(1) ?? [])] }
    const { match } = battle(strong, 12)
    const events = answer(match, 'palatine', option({ army: 1 }))
    expect(eventsOf(events, 'battle-fought')).toHaveLength(1)
    expect(match.state.armies).toMatchObject([{ id: 1, against: 'home' }])
    expect(match.state.senators.furius).toMatchObject({ at: 'rome' })
  })
})

describe('10.51-10.52 veterans', () => {
  it('count double, whomever they obey', () => {
    const { events } = battle(
      { ...slaves, armies: [{ ...marius, legions: 5, veterans: ['fabius', null] }] },
      10
    )
    // 5 + 2 x 2 + his rating of 4
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ strength: 13 }])
  })

  it('fall by the chart of random losses', () => {
    const scene: TestPosition = { ...slaves, armies: [{ ...marius, legions: 8, veterans: ['fabius'] }] }
    const lost = (first: number, second: number) =>
      run(
        position(scene),
        [{ task: 'combat' }],
        [...dice(9), first, second, first, second]
      ).match.state.legions.filter(({ id }) => id === 9)
    // 14 - 11 + 9 = 12: one of nine is lost; up to 14 it is the veteran
    expect(lost(1, 4)).toEqual([])
    expect(lost(1, 5)).toHaveLength(1)
  })
})

describe('12.2A, 11.53', () => {
  it('four active wars at the end of combat are the end of Rome', () => {
    const wars = { 'punic-1': {}, 'gallic-1': {}, syrian: {}, 'illyrian-2': {} }
    const { match } = run(position({ senators: slaves.senators ?? {}, wars }), [{ task: 'combat' }])
    expect(match.state.ending).toMatchObject({ winners: [], defeat: 'four-wars' })
  })

  it('three are not, nor is a fourth that sleeps', () => {
    const wars = { 'punic-1': { isActive: false }, 'gallic-1': {}, syrian: {}, 'illyrian-2': {} }
    const { match } = run(position({ senators: slaves.senators ?? {}, wars }), [{ task: 'combat' }])
    expect(match.state.ending).toBeNull()
    expect(match.state.wars['punic-1']?.isUnprosecuted).toBe(false)
  })
})

it('10.7 a commander who has not won stays, and his army with him', () => {
  const { match } = battle(slaves, 10)
  expect(match.state.armies).toMatchObject([{ against: 'gladiator-revolt', campaigns: 1 }])
  expect(legionsIn(match.state, 1)).toHaveLength(8)
})
