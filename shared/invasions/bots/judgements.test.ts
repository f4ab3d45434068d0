import { describe, expect, test } from 'vitest'
import { signed } from '../words/message.ts'
import { actIf, yesIf } from './judgements.ts'

const keysAndChanges = ({ reasons }: { readonly reasons: readonly { key: string; params?: unknown }[] }) =>
  reasons.map(({ key, params }) => [key, params])

describe('the reasons of a judgement are those of its answer', () => {
  test('for what it does: what that brings', () => {
    const { answer, reasons } = actIf([{ term: 'points', points: 2 }], 'sack', 'spare')
    expect(answer).toEqual({ option: 'sack' })
    expect(keysAndChanges({ reasons })).toEqual([['bot-term.points', { change: signed(2) }]])
  })

  test('for what it leaves: what that spares', () => {
    const { answer, reasons } = yesIf([
      { term: 'objectives', points: 1 },
      { term: 'points', points: -5.6 }
    ])
    expect(answer).toEqual({ option: 'no' })
    expect(keysAndChanges({ reasons })).toEqual([
      ['bot-term.points', { change: signed(5.6) }],
      ['bot-term.objectives', { change: signed(-1) }]
    ])
  })
})
