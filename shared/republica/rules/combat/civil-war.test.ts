import { describe, expect, it } from 'vitest'
import { legionsIn } from '../../queries/armies.ts'
import { answer, eventsOf, option, position, run, type TestPosition } from '../../testing/position.ts'

/** Aemilius (4) of the Palatine has been in revolt since the last year; Furius (3) leads the Senate's army. */
const revolt: TestPosition = {
  senators: {
    aemilius: { faction: 'palatine' },
    cornelius: { faction: 'palatine', at: 'rebellion' },
    furius: { faction: 'capitoline', office: 'field-consul', influence: 5, popularity: 0 },
    fabius: { faction: 'aventine' }
  },
  leaders: { palatine: 'cornelius', capitoline: 'furius', aventine: 'fabius' },
  armies: [
    { against: 'rebellion', commander: 'aemilius', legions: 5 },
    { against: 'rebel', commander: 'furius', legions: 10 }
  ],
  set: {
    turn: 2,
    civilWar: { faction: 'palatine', rebel: 'aemilius', secondaries: ['cornelius'], army: 1, since: 1 }
  }
}

const fight = (scene: TestPosition, ...dice: number[]) => run(position(scene), [{ task: 'combat' }], dice)

describe('11.52 the battle of the civil war', () => {
  it('the Senate attacks; the rebel counts his whole rating', () => {
    const weak = {
      ...revolt,
      armies: [
        { against: 'rebellion' as const, commander: 'aemilius' as const, legions: 2 },
        ...(revolt.armies?.slice(1) ?? [])
      ]
    }
    const { events } = fight(weak, 2, 2, 2)
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ against: 'rebel', strength: 13, enemy: 6 }])
  })

  it('a stalemate hits both armies alike, and the war goes on', () => {
    // 13 - 9 + 8 = 12: a stalemate, one lost
    const { match } = fight(revolt, 2, 3, 3)
    expect(legionsIn(match.state, 1)).toHaveLength(4)
    expect(legionsIn(match.state, 2)).toHaveLength(9)
    expect(match.state.claim).toBeNull()
  })

  it('a victory kills the rebel and all who joined him; his legions return, and the victor gains half his army', () => {
    const { match, events } = fight(revolt, 6, 6, 4)
    // 13 - 9 + 16 = 20
    expect(eventsOf(events, 'died').map(({ senator }) => senator)).toEqual(['aemilius', 'cornelius'])
    expect(match.state.civilWar).toBeNull()
    expect(match.state.legions.filter(({ place }) => place.in === 'italy')).toHaveLength(5)
    expect(match.state.senators.furius).toMatchObject({ influence: 8, popularity: 3 })
    expect(match.state.armies).toMatchObject([{ id: 2, against: 'home' }])
  })

  it('a defeat gives Rome to the rebel, who loses nothing', () => {
    const { match, events } = fight(revolt, 1, 1, 1)
    // 13 - 9 + 3 = 7
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ result: 'defeat' }])
    expect(match.state.claim).toMatchObject({ route: 'rebellion', faction: 'palatine', senator: 'aemilius' })
    expect(legionsIn(match.state, 1)).toHaveLength(5)
    expect(match.state.senators.furius).toMatchObject({ at: 'rome' })
  })

  it('11.5 without an army of the Senate the rebel wins', () => {
    const { match } = fight({ ...revolt, armies: revolt.armies?.slice(0, 1) ?? [] })
    expect(match.state.claim).toMatchObject({ route: 'rebellion', faction: 'palatine' })
  })

  it('a revolt of this year is fought in the next', () => {
    const { match } = fight({ ...revolt, set: { ...revolt.set, turn: 1 } })
    expect(match.state.claim).toBeNull()
  })
})

describe('10.51, 11.51 veterans', () => {
  it('those who obey the rebels come over from the army of the Senate', () => {
    const scene: TestPosition = {
      ...revolt,
      armies: [
        { against: 'rebellion', commander: 'aemilius', legions: 5 },
        { against: 'rebel', commander: 'furius', legions: 8, veterans: ['aemilius', 'cornelius'] }
      ]
    }
    const { events } = fight(scene, 2, 3, 3)
    expect(eventsOf(events, 'veterans-turned').map(({ senator, to }) => [senator, to])).toEqual([
      ['aemilius', 'rebel'],
      ['cornelius', 'rebel']
    ])
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ strength: 11, enemy: 13 }])
  })

  it('a loyal senator may call his own back to the Senate', () => {
    const scene: TestPosition = {
      ...revolt,
      armies: [
        { against: 'rebellion', commander: 'aemilius', legions: 4, veterans: ['fabius'] },
        { against: 'rebel', commander: 'furius', legions: 8 }
      ]
    }
    const { match } = fight(scene, 2, 3, 3)
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'turn-veterans' })
    const events = answer(match, 'aventine', option('yes'))
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ strength: 13, enemy: 8 }])
  })
})

describe('12.32 the winner of the civil war', () => {
  const besieged: TestPosition = {
    ...revolt,
    wars: { 'gallic-1': {}, syrian: {}, 'illyrian-2': {}, 'macedonian-1': {} },
    armies: [{ against: 'rebellion', commander: 'aemilius', legions: 5 }],
    legions: 10,
    fleets: 4
  }

  it('with four wars at the gates takes all legions and fleets and fights on, war by war', () => {
    const { match } = run(position(besieged), [{ task: 'combat' }], [4, 4, 4])
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'next-war' })
    const events = answer(match, 'palatine', option('illyrian-2'))
    expect(eventsOf(events, 'battle-fought')).toMatchObject([{ strength: 19, enemy: 4, result: 'victory' }])
    expect(match.state.ending).toBeNull()
  })

  it('loses with everybody if a battle is no victory', () => {
    const { match } = run(position(besieged), [{ task: 'combat' }], [1, 2, 2])
    answer(match, 'palatine', option('illyrian-2'))
    expect(match.state.ending).toMatchObject({ defeat: 'rebel-overrun', winners: [] })
  })

  it('loses if the fleets do not suffice for the next war', () => {
    const { match } = run(position(besieged), [{ task: 'combat' }])
    answer(match, 'palatine', option('macedonian-1'))
    expect(match.state.ending).toMatchObject({ defeat: 'rebel-overrun' })
  })

  it('three wars do not trouble him: his own revolt is over', () => {
    const { wars, ...rest } = besieged
    const { match } = run(position({ ...rest, wars: { 'gallic-1': {}, syrian: {}, 'illyrian-2': {} } }), [
      { task: 'combat' }
    ])
    expect(wars).toBeDefined()
    expect(match.state.ending).toBeNull()
    expect(match.state.claim).toMatchObject({ route: 'rebellion' })
  })
})

it('12.2A, 11.53 a revolt that goes on counts as one of the four wars', () => {
  const scene: TestPosition = {
    ...revolt,
    wars: { 'gallic-1': {}, syrian: {}, 'illyrian-2': {} }
  }
  const { match } = fight(scene, 2, 3, 3)
  expect(match.state.ending).toMatchObject({ defeat: 'four-wars' })
})
