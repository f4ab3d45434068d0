import { expect, test } from 'vitest'
import { distance } from '../lib/geometry.ts'
import { projectedLand } from './coast.ts'
import { buildWarp } from './warp.ts'

const warp = buildWarp(projectedLand())

test('the enlargement never folds the map and stays gentle', () => {
  let [least, most] = [Infinity, 0]
  for (let x = -200; x <= 3800; x += 12) {
    for (let y = -200; y <= 2600; y += 12) {
      const e = warp.enlargement([x, y])
      least = Math.min(least, e)
      most = Math.max(most, e)
    }
  }
  expect(least).toBeGreaterThan(0.4)
  expect(most).toBeLessThan(4)
})

test('the inverse leads back to the same point', () => {
  for (let x = 0; x <= 3600; x += 150)
    for (let y = 0; y <= 2400; y += 150)
      expect(distance(warp.inverse(warp.forward([x, y])), [x, y])).toBeLessThan(0.1)
})
