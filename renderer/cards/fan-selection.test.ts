import { describe, expect, test } from 'vitest'
import { isComplete, isFull, picked } from './fan-selection.ts'

describe('a selection of one card', () => {
  test('is replaced by the next pick, and cleared by picking the same card again', () => {
    expect(picked([], 'a')).toEqual(['a'])
    expect(picked(['a'], 'b')).toEqual(['b'])
    expect(picked(['a'], 'a')).toEqual([])
  })

  test('cannot be cleared when one card is required', () => {
    expect(picked(['a'], 'a', { min: 1 })).toEqual(['a'])
    expect(picked(['a'], 'b', { min: 1 })).toEqual(['b'])
    expect(isFull(['a'], { min: 1 })).toBe(false)
  })
})

describe('a selection of several cards', () => {
  const limits = { min: 2, max: 3 }

  test('keeps the order of picks, up to the maximum', () => {
    expect(picked(['c'], 'a', limits)).toEqual(['c', 'a'])
    expect(picked(['a', 'b', 'c'], 'd', limits)).toEqual(['a', 'b', 'c'])
    expect(isFull(['a', 'b', 'c'], limits)).toBe(true)
  })

  test('can shrink below the minimum, so that cards can be exchanged', () => {
    expect(picked(['a', 'b'], 'a', limits)).toEqual(['b'])
  })

  test('can be confirmed between minimum and maximum', () => {
    expect([1, 2, 3, 4].map((count) => isComplete(Array(count).fill('a'), limits))).toEqual([
      false,
      true,
      true,
      false
    ])
  })
})

test('with a maximum of zero stays empty', () => {
  expect(picked([], 'a', { max: 0 })).toEqual([])
})
