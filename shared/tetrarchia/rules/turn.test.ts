import { describe, expect, it } from 'vitest'
import { possibleActions } from '../queries/actions.ts'
import { answer, discsIn, keysOf, playFrom, position, type TestPosition } from '../testing/position.ts'
import type { EmperorId } from '../world/ids.ts'

/** The turn of an emperor. The dice of the barbarian phase name Belgica, which affects no test. */
const turnOf = (emperor: EmperorId, scene: TestPosition = {}, dice: readonly number[] = [2, 1]) =>
  playFrom(position(scene), [{ task: 'turn', emperor }], dice)

describe('T the sequence', () => {
  it('T Diocletian, Galerius, Constantius, Maximian, and a new round', () => {
    const emperors = {
      diocletian: 'asia',
      galerius: 'noricum',
      constantius: 'lugdunensis',
      maximian: 'etruria'
    } as const
    const match = turnOf('diocletian', { emperors }, [2, 1, 2, 1, 4, 4, 4, 4, 4, 4])
    const order: string[] = []
    for (let turn = 0; turn < 5 && match.state.ending === null; turn++) {
      order.push(`${match.state.round} ${match.state.active}`)
      answer(match, { do: 'done' })
    }
    expect(order).toEqual(['2 diocletian', '2 galerius', '2 constantius', '2 maximian', '3 diocletian'])
  })

  it('I up to six points: what is not spent is lost', () => {
    const match = turnOf('diocletian', { emperors: { diocletian: 'asia', galerius: 'noricum' } })
    expect(match.state.imperium).toBe(6)
    answer(match, { do: 'done' })
    expect(match.state).toMatchObject({ active: 'galerius', imperium: 6 })
  })
})

describe('S, I.5 coming to the board', () => {
  it('S in Roma or, if he likes, in his own capital', () => {
    const match = turnOf('galerius')
    expect(keysOf(match)).toEqual(['roma', 'pannonia-inferior'])
    answer(match, 'pannonia-inferior')
    expect(match.state.emperors.galerius.at).toBe('pannonia-inferior')
  })

  it.each([
    ['an army', { armies: ['pannonia-inferior'], discs: discsIn('revolt', 'pannonia-inferior') }],
    ['unrest', { discs: discsIn('unrest', 'pannonia-inferior') }],
    ['even his own disc', { discs: discsIn('galerius', 'pannonia-inferior') }]
  ] as const)('S, Q&A discs: not in a capital with %s', (_, scene) => {
    expect(keysOf(turnOf('galerius', scene))).toEqual(['roma'])
  })

  it('Q&A emperors: where another emperor stands he must leave with his first action', () => {
    const match = turnOf('galerius', { emperors: { maximian: 'roma' }, fleets: ['internum'] })
    answer(match, 'roma')
    expect(
      keysOf(match).every((key) => typeof key === 'object' && key.do === 'move' && key.emperor === 'galerius')
    ).toBe(true)
    expect(match.decision?.prompt.key).toBe('prompt.leave')
    answer(match, { do: 'move', emperor: 'galerius', to: 'etruria' })
    expect(keysOf(match)).toContainEqual({ do: 'done' })
  })

  it('Q&A emperors: who cannot leave Roma stays off the board', () => {
    const match = turnOf(
      'galerius',
      {
        emperors: { maximian: 'roma', diocletian: 'sardinia' },
        armies: ['etruria', 'lucania'],
        discs: discsIn('revolt', 'etruria', 'lucania', 'pannonia-inferior')
      },
      [2, 1]
    )
    expect(match.state.emperors.galerius.at).toBeNull()
    expect(match.takeEvents().map(({ event }) => event.type)).toContain('kept-out')
  })
})

describe('three players', () => {
  it('the Augustus says who leads the shared Caesar in this turn', () => {
    const match = turnOf('galerius', { options: { players: 3 }, emperors: { galerius: 'noricum' } })
    expect(match.awaited).toMatchObject({ side: 'diocletian', kind: 'entrust-caesar' })
    expect(keysOf(match)).toEqual(['diocletian', 'constantius', 'maximian'])
    answer(match, 'maximian')
    expect(match.awaited).toMatchObject({ side: 'maximian', kind: 'action' })
    expect(possibleActions(match.state).length).toBeGreaterThan(1)
  })
})
