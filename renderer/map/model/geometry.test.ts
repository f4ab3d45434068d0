import { expect, test } from 'vitest'
import { boundsOf, distanceToLine, insideRing, ringArea, smooth, thin } from './geometry.ts'

const square = [0, 0, 10, 0, 10, 10, 0, 10]

test('a point is inside a ring or not', () => {
  expect(insideRing(square, 5, 5)).toBe(true)
  expect(insideRing(square, 15, 5)).toBe(false)
  expect(insideRing(square, -1, 9)).toBe(false)
})

test('area, bounds and distance of simple figures', () => {
  expect(ringArea(square)).toBe(100)
  expect(boundsOf([square])).toEqual({ minX: 0, minY: 0, maxX: 10, maxY: 10 })
  expect(distanceToLine([0, 0, 10, 0], 5, 3)).toBe(3)
  expect(distanceToLine([0, 0, 10, 0], 14, 3)).toBe(5)
})

test('thinning keeps both ends, so that shared arcs still meet', () => {
  const line = new Float32Array([0, 0, 0.1, 0, 0.2, 0, 5, 0, 5.1, 0])
  expect([...thin(line, 1)].map((v) => Math.round(v * 10) / 10)).toEqual([0, 0, 5, 0, 5.1, 0])
})

test('smoothing a line and its reverse gives the same curve', () => {
  const line = new Float32Array([0, 0, 10, 0, 10, 10, 30, 5])
  const back = new Float32Array([30, 5, 10, 10, 10, 0, 0, 0])
  const forth = smooth(line, 2)
  const turned: number[] = []
  const other = smooth(back, 2)
  for (let i = other.length - 2; i >= 0; i -= 2) turned.push(other[i] ?? 0, other[i + 1] ?? 0)
  expect([...forth]).toEqual(turned)
})
