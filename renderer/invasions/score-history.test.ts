import { expect, test } from 'vitest'
import { ranking, scoreHistory } from './score-history.ts'

const entry = (number: number, ...events: { type: string }[]) => ({ number, side: null, events })
const turn = (number: number) => ({ type: 'turn-began', turn: number })
const points = (side: string, amount: number) => ({ type: 'points', side, points: amount })

test('points add up, and each turn keeps where it ended', () => {
  const log = [
    entry(0, turn(1), points('huns', 2)),
    entry(1, points('goths', 1)),
    entry(2, turn(2), points('huns', -1)),
    entry(3, turn(3))
  ]
  expect(scoreHistory(log)).toEqual([
    { turn: 1, scores: { huns: 2, goths: 1 } },
    { turn: 2, scores: { huns: 1, goths: 1 } },
    { turn: 3, scores: { huns: 1, goths: 1 } }
  ])
})

test('the winner of a tie stands first', () => {
  expect(ranking({ romans: 4, huns: 9, persians: 9 }, 'persians')).toEqual(['persians', 'huns', 'romans'])
})
