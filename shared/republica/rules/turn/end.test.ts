import { describe, expect, it } from 'vitest'
import { speakerFor } from '../../queries/obedience.ts'
import { act, position, run, type TestPosition } from '../../testing/position.ts'
import { killSenator } from '../changes/death.ts'
import { changeInfluence } from '../changes/standing.ts'

const ended = (scene: TestPosition) => run(position(scene), [{ task: 'end-turn' }]).match.state

const three = (palatine: object, capitoline: object, more: TestPosition['senators'] = {}) => ({
  senators: {
    fabius: { faction: 'palatine' as const, ...palatine },
    julius: { faction: 'capitoline' as const, ...capitoline },
    claudius: { faction: 'aventine' as const },
    ...more
  },
  leaders: { palatine: 'fabius', capitoline: 'julius', aventine: 'claudius' } as const
})

describe('12.1A influence', () => {
  it('35 wins at the end of the turn, 34 does not', () => {
    expect(ended(three({ influence: 35 }, {})).ending).toEqual({
      winners: ['palatine'],
      route: 'influence',
      defeat: null,
      senator: 'fabius'
    })
    expect(ended(three({ influence: 34 }, {})).ending).toBeNull()
  })

  it('of two the higher wins, then the faction with more in all, then nobody', () => {
    expect(ended(three({ influence: 36 }, { influence: 35 })).ending?.winners).toEqual(['palatine'])
    const helped = three({ influence: 35 }, { influence: 35 }, { furius: { faction: 'capitoline' } })
    expect(ended(helped).ending?.winners).toEqual(['capitoline'])
    expect(ended(three({ influence: 35 }, { influence: 35 })).ending).toMatchObject({ winners: [] })
  })

  it('a rebel or an exile does not win so, nor anybody under the military reforms', () => {
    expect(ended(three({ influence: 40, at: 'exile' }, {})).ending).toBeNull()
    expect(ended({ ...three({ influence: 40 }, {}), set: { laws: ['military-reforms'] } }).ending).toBeNull()
  })
})

describe('12.1C the consul for life', () => {
  const claim = { route: 'consul-for-life', faction: 'palatine', senator: 'fabius' } as const

  it('wins if he lives at the end of the turn', () => {
    expect(ended({ ...three({}, { influence: 40 }), set: { claim } }).ending).toMatchObject({
      winners: ['palatine'],
      route: 'consul-for-life'
    })
  })

  it('12.31 wins nothing if he has died', () => {
    const scene = three({}, {}, { fabius: { faction: null, at: 'exile' } })
    expect(ended({ ...scene, set: { claim } }).ending).toBeNull()
  })
})

describe('12.31 the most influential', () => {
  const claimant = (influence: number, by: number, more: TestPosition = {}) =>
    act(position({ ...three({ influence }, {}), ...more }), (play) => {
      changeInfluence(play, 'fabius', by)
    }).state

  it('commands the others from the moment at which he has 35', () => {
    expect(claimant(30, 4).claim).toBeNull()
    const { claim, civilWar } = claimant(30, 5)
    expect(claim).toEqual({ route: 'influence', faction: 'palatine', senator: 'fabius' })
    expect(speakerFor({ claim, civilWar }, 'capitoline')).toBe('palatine')
  })

  it('but not a faction in revolt', () => {
    const civilWar = {
      faction: 'capitoline' as const,
      rebel: 'julius' as const,
      secondaries: [],
      army: 1,
      since: 0
    }
    expect(speakerFor({ claim: claimant(30, 5).claim, civilWar }, 'capitoline')).toBe('capitoline')
  })

  it('loses his command with his influence or his life', () => {
    const claim = { route: 'influence', faction: 'palatine', senator: 'fabius' } as const
    expect(claimant(36, -2, { set: { claim } }).claim).toBeNull()
    const dead = act(position({ ...three({ influence: 40 }, {}), set: { claim } }), (play) =>
      killSenator(play, 'fabius', 'assassin')
    )
    expect(dead.state.claim).toBeNull()
  })
})

it('12.1B, 12.32 the victor of the civil war comes before everybody', () => {
  const claim = { route: 'rebellion', faction: 'aventine', senator: 'claudius' } as const
  expect(ended({ ...three({ influence: 40 }, {}), set: { claim } }).ending).toMatchObject({
    winners: ['aventine'],
    route: 'rebellion'
  })
})

describe('12.1E, R32 the last card', () => {
  it('the faction with most influence wins; rebels and captives do not count', () => {
    const scene = three({ influence: 20, at: 'captive', captor: 'punic-1' }, { influence: 6 })
    expect(ended({ ...scene, set: { isDeckOut: true } }).ending).toEqual({
      winners: ['capitoline'],
      route: 'last-card',
      defeat: null,
      senator: null
    })
  })

  it('only when the deck is out', () => {
    expect(ended(three({}, {})).ending).toBeNull()
  })
})

it('3 without an ending the next turn begins', () => {
  const { match } = run(position(three({}, {})), [{ task: 'end-turn' }])
  expect(match.state.turn).toBe(2)
  expect(match.state.ending).toBeNull()
})
