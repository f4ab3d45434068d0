import { expect, test } from 'vitest'
import type { NationId, SideId } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { scoreHistory } from './score-history.ts'

const entry = (number: number, ...events: InvasionsEvent[]) => ({ number, side: null, events })
const turn = (number: number): InvasionsEvent => ({ type: 'turn-began', turn: number, year: 350 })
const points = (side: SideId & NationId, amount: number): InvasionsEvent => ({
  type: 'points',
  side,
  nation: side,
  points: amount,
  reason: 'objectives',
  rule: 'V.B'
})

test('points add up, and each turn keeps its final score', () => {
  const log = [
    entry(0, turn(1), points('huns', 2)),
    entry(1, points('persians', 1)),
    entry(2, turn(2), points('huns', -1)),
    entry(3, turn(3))
  ]
  expect(scoreHistory(log)).toEqual([
    { turn: 1, scores: { huns: 2, persians: 1 } },
    { turn: 2, scores: { huns: 1, persians: 1 } },
    { turn: 3, scores: { huns: 1, persians: 1 } }
  ])
})
