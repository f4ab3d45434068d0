import { expect, test } from 'vitest'
import { levelFor, levelScale, tileBounds, tilesIn } from './grid.ts'

test('tiles are never enlarged and at most one and a half times too fine', () => {
  for (let scale = 0.05; scale < 20; scale *= 1.13) {
    const ratio = levelScale(levelFor(scale)) / scale
    expect(ratio).toBeGreaterThan(0.999)
    expect(ratio).toBeLessThan(1.4143)
  }
})

test('the tiles of a box cover it and begin in its middle', () => {
  const box = { minX: -30, minY: 20, maxX: 1900, maxY: 1300 }
  const tiles = tilesIn(box, 0)
  const all = tiles.map(tileBounds)
  expect(Math.min(...all.map((b) => b.minX))).toBeLessThanOrEqual(box.minX)
  expect(Math.max(...all.map((b) => b.maxX))).toBeGreaterThanOrEqual(box.maxX)
  expect(new Set(tiles.map((t) => `${t.column},${t.row}`)).size).toBe(tiles.length)
  expect(tiles[0]).toMatchObject({ row: 1 })
})
