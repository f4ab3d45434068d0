import { expect, test } from 'vitest'
import { afterLesson, coachProgress, FadingHints } from './coach-progress.ts'

test('lessons are offered once, follow each other, and end after the last', () => {
  expect(coachProgress('new', 3)).toEqual({ at: 'offer' })
  expect(coachProgress('0', 3)).toEqual({ at: 'lesson', number: 0 })
  expect(afterLesson(0, 3)).toBe('1')
  expect(coachProgress('9', 3)).toEqual({ at: 'hints' })
  expect(afterLesson(2, 3)).toBe('9')
  expect(coachProgress('off', 3)).toEqual({ at: 'end' })
})

test('a game with fewer lessons than the common setting is at its end', () => {
  expect(coachProgress('5', 3)).toEqual({ at: 'end' })
})

test('a hint appears twice per kind of question, and never late in a campaign', () => {
  const hints = new FadingHints()
  expect(hints.mayGive('sail', 1, 1)).toBe(true)
  expect(hints.mayGive('sail', 1, 1)).toBe(true)
  expect(hints.mayGive('sail', 2, 1)).toBe(true)
  expect(hints.mayGive('sail', 3, 2)).toBe(false)
  expect(hints.mayGive('row', 4, 2)).toBe(true)
  expect(hints.mayGive('swim', 5, 4)).toBe(false)
})
