import { expect, test } from 'vitest'
import type { Sentence } from '../log/sentence.ts'
import { stepTarget, timelineContextAt, timelineTurns } from './timeline-moments.ts'

const entry = (number: number, ...types: string[]) => ({
  number,
  side: null,
  events: types.map((type) => ({ type }))
})
const tell = ({ type }: { type: string }): Sentence => {
  const [rank] = type.split(' ')
  const message = { key: type }
  return rank === 'turn' || rank === 'act' ? { message, chapter: { rank, side: null } } : { message }
}

const log = [
  entry(0, 'turn 1', 'act a', 'act b'),
  entry(1, 'battle'),
  entry(2, 'act c'),
  entry(3),
  entry(4, 'turn 2', 'act d'),
  entry(5, 'raid')
]
const turns = timelineTurns(log, tell)

test('a campaign is divided into turns, and a turn into acts in which someone was asked', () => {
  expect(
    turns.map(({ turn, number, acts }) => [turn, number, acts.map(({ head }) => head.message.key)])
  ).toEqual([
    [1, 0, ['act b', 'act c']],
    [2, 4, ['act d']]
  ])
})

test('a moment belongs to the turn and act that began last', () => {
  expect(timelineContextAt(turns, 3)).toMatchObject({
    turn: { turn: 1 },
    act: { head: { message: { key: 'act c' } } }
  })
  expect(timelineContextAt(turns, 5)).toMatchObject({
    turn: { turn: 2 },
    act: { head: { message: { key: 'act d' } } }
  })
  expect(timelineContextAt([], 5)).toEqual({ turn: null, act: null })
})

test('steps go by decision, by act and by turn, and stop at the ends', () => {
  expect(stepTarget(turns, 3, 'decision', 1, 5)).toBe(4)
  expect(stepTarget(turns, 3, 'decision', -1, 5)).toBe(2)
  expect(stepTarget(turns, 5, 'decision', 1, 5)).toBe(5)
  expect(stepTarget(turns, 0, 'act', 1, 5)).toBe(2)
  expect(stepTarget(turns, 3, 'act', -1, 5)).toBe(2)
  expect(stepTarget(turns, 0, 'turn', 1, 5)).toBe(4)
  expect(stepTarget(turns, 4, 'turn', 1, 5)).toBe(5)
  expect(stepTarget(turns, 4, 'turn', -1, 5)).toBe(0)
})
