import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWhileOffline } from './retry-while-offline.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A host that can be offline, and a chunk of the page that it serves. */
function line() {
  const state = { open: false, tries: 0 }
  const get = async () => {
    if (!state.open) throw new TypeError('Failed to fetch')
    return 'part'
  }
  vi.stubGlobal('fetch', get)
  return {
    state,
    load: () => {
      state.tries += 1
      return get()
    }
  }
}

test('a chunk that fails while the host is offline loads once the host is back', async () => {
  const { state, load } = line()
  const part = retryWhileOffline(load)
  await vi.advanceTimersByTimeAsync(5000)
  expect(state.tries).toBeGreaterThan(2)
  state.open = true
  await vi.advanceTimersByTimeAsync(1000)
  await expect(part).resolves.toBe('part')
})

test('a chunk that fails although the host answers has failed', async () => {
  line().state.open = true
  const broken = vi.fn(async () => {
    throw new Error('no such export')
  })
  await expect(retryWhileOffline(broken)).rejects.toThrow('no such export')
  expect(broken).toHaveBeenCalledTimes(2)
})
