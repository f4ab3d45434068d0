import { expect, test } from 'vitest'
import { moveHit, togglePick } from './hit-picks.ts'

// An elite that is flipped first, then three plain units, then the elite for good.
const offered = ['guard#1', 'levy#1', 'bows#1', 'horse#1', 'guard#2'].map((key) => ({
  key,
  piece: key.slice(0, -2)
}))

test('XX.H one click moves a hit to another unit and spares the dearest', () => {
  expect(moveHit(offered, ['guard#1', 'levy#1'], 'horse')).toEqual(['guard#1', 'horse#1'])
})

test('XX.H an elite takes its second hit by another click', () => {
  expect(moveHit(offered, ['guard#1', 'levy#1'], 'guard')).toEqual(['guard#1', 'guard#2'])
})

test('XX.H a unit that takes all it can is spared, and the least losses take its place', () => {
  expect(moveHit(offered, ['guard#1', 'levy#1'], 'levy')).toEqual(['guard#1', 'bows#1'])
  expect(moveHit(offered, ['guard#1', 'guard#2'], 'guard')).toEqual(['levy#1', 'bows#1'])
})

test('a lone hit is dropped when no other unit can take it', () => {
  const [only] = offered.slice(1, 2)
  expect(moveHit(only ? [only] : [], ['levy#1'], 'levy')).toEqual([])
})

test('XX.K of several that may be picked the last one gives way', () => {
  expect(togglePick(['a', 'b'], 'c', 2)).toEqual(['a', 'c'])
  expect(togglePick(['a', 'b'], 'a', 2)).toEqual(['b'])
})
