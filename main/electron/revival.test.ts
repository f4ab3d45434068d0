import { expect, test } from 'vitest'
import { DeathCount } from './revival.ts'

test('a third crash within a minute is one too many', () => {
  const crashes = new DeathCount()
  expect([0, 20_000, 50_000, 90_000].map((time) => crashes.note(time))).toEqual([false, false, true, false])
})
