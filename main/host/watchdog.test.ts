import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { Watchdog } from './watchdog.ts'

/** The program stands still, as while the computer sleeps. */
function suspend(time: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time)
}

it('does not count the time in which the computer slept', async () => {
  let isOver = false
  const watchdog = new Watchdog(200, () => (isOver = true), 20)
  onTestFinished(() => watchdog.stop())
  suspend(400)
  await sleep(50)
  expect(isOver).toBe(false)
  await expect.poll(() => isOver, { timeout: 5000 }).toBe(true)
})

it('is silent once it is stopped', async () => {
  let isOver = false
  new Watchdog(20, () => (isOver = true), 10).stop()
  await sleep(60)
  expect(isOver).toBe(false)
})
