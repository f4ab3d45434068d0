import { describe, expect, test } from 'vitest'
import { isComplete, isFull, picked } from './fan-selection.ts'

describe('one card', () => {
  test('is replaced by the next one, and taken back when picked again', () => {
    expect(picked([], 'a')).toEqual(['a'])
    expect(picked(['a'], 'b')).toEqual(['b'])
    expect(picked(['a'], 'a')).toEqual([])
  })

  test('stays selected when one is required', () => {
    expect(picked(['a'], 'a', { min: 1 })).toEqual(['a'])
    expect(picked(['a'], 'b', { min: 1 })).toEqual(['b'])
    expect(isFull(['a'], { min: 1 })).toBe(false)
  })
})

describe('several cards', () => {
  const limits = { min: 2, max: 3 }

  test('are added in the order in which they are picked, up to the most', () => {
    expect(picked(['c'], 'a', limits)).toEqual(['c', 'a'])
    expect(picked(['a', 'b', 'c'], 'd', limits)).toEqual(['a', 'b', 'c'])
    expect(isFull(['a', 'b', 'c'], limits)).toBe(true)
  })

  test('can be taken back even below the least, so that they can be exchanged', () => {
    expect(picked(['a', 'b'], 'a', limits)).toEqual(['b'])
  })

  test('can be confirmed from the least to the most', () => {
    expect([1, 2, 3, 4].map((count) => isComplete(Array(count).fill('a'), limits))).toEqual([
      false,
      true,
      true,
      false
    ])
  })
})

test('where no card may be selected, none is', () => {
  expect(picked([], 'a', { max: 0 })).toEqual([])
})
