import { expect, test } from 'vitest'
import type { Race } from '#shared/engine/testing/river-race/types.ts'
import type { Lesson } from '../game/game-client.ts'
import { coachProgress, FadingHints, lessonNow, storedProgress, withTold } from './coach-progress.ts'

const ids = ['goal', 'rapids', 'flood']

test('what is stored of a person is read as it was written', () => {
  expect(coachProgress('new', ids)).toEqual({ mode: 'new', told: [] })
  expect(coachProgress('off', ids)).toEqual({ mode: 'off', told: [] })
  const some = withTold(withTold({ mode: 'on', told: [] }, 'flood'), 'goal')
  expect(storedProgress(some)).toBe('on flood goal')
  expect(coachProgress('on flood goal', ids)).toEqual(some)
  expect(withTold(some, 'goal')).toBe(some)
})

test('the count of an earlier version stands for its first lessons, and its last for all', () => {
  expect(coachProgress('2', ids)).toEqual({ mode: 'on', told: ['goal', 'rapids'] })
  expect(coachProgress('0', ids)).toEqual({ mode: 'on', told: [] })
  expect(coachProgress('9', ids)).toEqual({ mode: 'on', told: ids })
})

const lesson = (id: string, isEvent = false, after?: string): Lesson<Race> => ({
  id,
  title: { key: 'lesson' },
  ...(isEvent ? { isDue: () => false } : {}),
  ...(after ? { after } : {}),
  Body: () => null
})

test('what is going on is explained first, in any order; the rest follows in its own', () => {
  const lessons = [
    lesson('goal'),
    lesson('boat'),
    lesson('rapids', true),
    lesson('flood', true),
    lesson('oar', true, 'boat')
  ]
  const now = (goingOn: readonly string[], ...told: string[]) =>
    lessonNow(lessons, { mode: 'on', told }, ({ id }) => goingOn.includes(id))?.id ?? null
  expect(now([])).toBe('goal')
  expect(now(['flood'])).toBe('flood')
  expect(now(['flood', 'rapids'])).toBe('rapids')
  expect(now(['oar'], 'goal')).toBe('boat')
  expect(now(['oar'], 'goal', 'boat')).toBe('oar')
  expect(now([], 'goal', 'boat')).toBeNull()
  expect(now(['rapids'], 'goal', 'boat', 'rapids')).toBeNull()
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
