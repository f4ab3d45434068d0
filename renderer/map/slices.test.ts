import { describe, expect, it } from 'vitest'
import { atOnce, goOn, type Slices } from './slices.ts'

function* counting(to: number, done: number[]): Slices<string> {
  for (let step = 1; step <= to; step++) {
    done.push(step)
    yield
  }
  return 'all'
}

/** A clock that moves on by one each time it is read. */
function ticking(): () => number {
  let time = 0
  return () => ++time
}

describe('work in slices', () => {
  it('can be done at once', () => {
    expect(atOnce(counting(3, []))).toBe('all')
  })

  it('stops when its time is up, and goes on where it stopped', () => {
    const done: number[] = []
    const work = counting(3, done)
    expect(goOn(work, 2, ticking())).toBeNull()
    expect(done).toEqual([1, 2])
    expect(goOn(work, 2, ticking())).toEqual({ value: 'all' })
    expect(done).toEqual([1, 2, 3])
  })

  it('does something each time, however little time there is', () => {
    const done: number[] = []
    expect(goOn(counting(3, done), 0, ticking())).toBeNull()
    expect(done).toEqual([1])
  })
})
