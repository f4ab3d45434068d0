import { expect, test } from 'vitest'
import { CrashCounter } from './reload-after-crash.ts'

test('a third crash within a minute is one too many', () => {
  const crashes = new CrashCounter()
  expect([0, 20_000, 50_000, 90_000].map((time) => crashes.add(time))).toEqual([false, false, true, false])
})
