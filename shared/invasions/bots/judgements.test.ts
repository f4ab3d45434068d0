import { describe, expect, test } from 'vitest'
import { actIf, yesIf } from './judgements.ts'

const keysAndChanges = ({ reasons }: { readonly reasons: readonly { key: string; params?: unknown }[] }) =>
  reasons.map(({ key, params }) => [key, params])

describe('the reasons of a judgement are those of its answer', () => {
  test('for what it does: what that brings', () => {
    const { answer, reasons } = actIf([{ term: 'points', points: 2 }], 'sack', 'spare')
    expect(answer).toEqual({ option: 'sack' })
    expect(keysAndChanges({ reasons })).toEqual([['bot-term.points-up', { points: 2 }]])
  })

  test('for what it leaves: what that spares', () => {
    const { answer, reasons } = yesIf([
      { term: 'objectives', points: 1 },
      { term: 'points', points: -5.6 }
    ])
    expect(answer).toEqual({ option: 'no' })
    expect(keysAndChanges({ reasons })).toEqual([
      ['bot-term.points-up', { points: 5.6 }],
      ['bot-term.objectives-down', { points: 1 }]
    ])
  })

  test('at most two of them, the best of what speaks for it first', () => {
    const { reasons } = yesIf([
      { term: 'own-losses', points: -2 },
      { term: 'gold', points: 0.5 },
      { term: 'objectives', points: 1.8 },
      { term: 'safety', points: 0.02 }
    ])
    expect(reasons.map(({ key }) => key)).toEqual(['bot-term.objectives-up', 'bot-term.own-losses-down'])
  })
})
