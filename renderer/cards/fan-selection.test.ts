import { describe, expect, test } from 'vitest'
import { isComplete, isFull, selectionAfterPick } from './fan-selection.ts'

describe('a selection of one card', () => {
  test('is replaced by the next pick, and cleared by picking the same card again', () => {
    expect(selectionAfterPick([], 'a')).toEqual(['a'])
    expect(selectionAfterPick(['a'], 'b')).toEqual(['b'])
    expect(selectionAfterPick(['a'], 'a')).toEqual([])
  })

  test('cannot be cleared when one card is required', () => {
    expect(selectionAfterPick(['a'], 'a', { min: 1 })).toEqual(['a'])
    expect(selectionAfterPick(['a'], 'b', { min: 1 })).toEqual(['b'])
    expect(isFull(['a'], { min: 1 })).toBe(false)
  })
})

describe('a selection of several cards', () => {
  const limits = { min: 2, max: 3 }

  test('keeps the order of picks, up to the maximum', () => {
    expect(selectionAfterPick(['c'], 'a', limits)).toEqual(['c', 'a'])
    expect(selectionAfterPick(['a', 'b', 'c'], 'd', limits)).toEqual(['a', 'b', 'c'])
    expect(isFull(['a', 'b', 'c'], limits)).toBe(true)
  })

  test('can shrink below the minimum, so that cards can be exchanged', () => {
    expect(selectionAfterPick(['a', 'b'], 'a', limits)).toEqual(['b'])
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
  expect(selectionAfterPick([], 'a', { max: 0 })).toEqual([])
})
