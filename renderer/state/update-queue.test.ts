import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableUpdate } from '#shared/ipc/table.ts'
import { someDecision, someUpdate } from '../table/testing/tables.ts'
import { UpdateQueue } from './update-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PAUSE = 16

/** A queue whose page takes `ms` to draw each batch. */
function pageThatDraws(ms: number) {
  const taken: number[][] = []
  const queue = new UpdateQueue(async (updates) => {
    taken.push(updates.map(({ revision }) => revision))
    const began = performance.now()
    await new Promise((done) => setTimeout(done, ms))
    return began
  }, PAUSE)
  let revision = 0
  const tell = (change: Partial<TableUpdate> = {}) =>
    queue.add(someUpdate({ revision: ++revision, ...change }))
  return { queue, taken, tell }
}

test('updates that arrive together are applied together', async () => {
  const { taken, tell } = pageThatDraws(0)
  tell()
  tell()
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(taken).toEqual([[1, 2]])
})

test('a page that draws slowly applies more at a time, and rests in between', async () => {
  const { taken, tell } = pageThatDraws(100)
  tell()
  await vi.advanceTimersByTimeAsync(PAUSE + 100)
  for (let time = 0; time < 390; time += 30) {
    tell()
    await vi.advanceTimersByTimeAsync(30)
  }
  expect(taken).toEqual([[1]])
  await vi.advanceTimersByTimeAsync(30)
  expect(taken).toHaveLength(2)
  expect(taken[1]).toHaveLength(13)
})

test('a question is applied at once', async () => {
  const { taken, tell } = pageThatDraws(100)
  tell()
  await vi.advanceTimersByTimeAsync(PAUSE + 101)
  tell()
  await vi.advanceTimersByTimeAsync(50)
  expect(taken).toEqual([[1]])
  tell({ decision: someDecision('north', 1) })
  expect(taken).toEqual([[1], [2, 3]])
})

test('dropped updates are not applied', async () => {
  const { queue, taken, tell } = pageThatDraws(0)
  tell()
  queue.drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(taken).toEqual([])
})
