import { describe, expect, it } from 'vitest'
import { runToEnd, runUntil, type SlicedWork } from './sliced-work.ts'

function* counting(to: number, done: number[]): SlicedWork<string> {
  for (let step = 1; step <= to; step++) {
    done.push(step)
    yield
  }
  return 'all'
}

/** A clock that advances by one on each reading. */
function ticking(): () => number {
  let time = 0
  return () => ++time
}

describe('sliced work', () => {
  it('can run to its end', () => {
    expect(runToEnd(counting(3, []))).toBe('all')
  })

  it('stops when its time is up, and resumes where it stopped', () => {
    const done: number[] = []
    const work = counting(3, done)
    expect(runUntil(work, 2, ticking())).toBeNull()
    expect(done).toEqual([1, 2])
    expect(runUntil(work, 2, ticking())).toEqual({ value: 'all' })
    expect(done).toEqual([1, 2, 3])
  })

  it('makes at least one step each time', () => {
    const done: number[] = []
    expect(runUntil(counting(3, done), 0, ticking())).toBeNull()
    expect(done).toEqual([1])
  })
})
