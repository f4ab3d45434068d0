import { expect, test } from 'vitest'
import { levelFor, levelScale, restingScale, restingScaleWithin, tileBounds, tilesIn } from './grid.ts'

test('a tile is never more than a fortieth off the scale it is shown at', () => {
  for (let scale = 0.05; scale < 20; scale *= 1.13) {
    expect(Math.abs(levelScale(levelFor(scale)) / scale - 1)).toBeLessThan(0.025)
  }
})

test('at rest a pixel of a tile is a pixel of the screen, whatever the screen', () => {
  for (const resolution of [1, 1.25, 1.5, 2]) {
    for (const scale of [0.31, 0.9, 2.7, 11]) {
      const rest = restingScale(scale, resolution)
      expect(levelScale(levelFor(rest * resolution)) / (rest * resolution)).toBeCloseTo(1, 12)
      expect(restingScale(rest, resolution)).toBeCloseTo(rest, 12)
      expect(restingScaleWithin(scale, resolution)).toBeLessThanOrEqual(scale)
    }
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
