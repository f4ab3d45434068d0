import { expect, test } from 'vitest'
import { DeathCount } from './revival.ts'

test('a third death within a minute is one too many', () => {
  const deaths = new DeathCount()
  expect([0, 20_000, 50_000, 90_000].map((time) => deaths.note(time))).toEqual([false, false, true, false])
})
