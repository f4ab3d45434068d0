import { expect, test } from 'vitest'
import { ribbon } from './ribbon.ts'

test('a straight line becomes a strip of its width', () => {
  const { positions, indices } = ribbon([{ points: [0, 0, 10, 0], closed: false }], 4)
  expect([...positions].map((v) => v + 0)).toEqual([0, 2, 0, -2, 10, 2, 10, -2])
  expect(indices.length).toBe(6)
})

test('a closed ring ends where it begins', () => {
  const { positions } = ribbon([{ points: [0, 0, 10, 0, 10, 10, 0, 10], closed: true }], 2)
  expect([...positions.slice(0, 4)]).toEqual([...positions.slice(-4)])
})

test('sharp corners do not stick out', () => {
  const { positions } = ribbon([{ points: [0, 0, 100, 0, 0, 1], closed: false }], 2)
  expect(Math.max(...positions)).toBeLessThan(103)
})
