import { expect, test } from 'vitest'
import { levelFor, levelScale, restingScale, restingScaleWithin, tileBounds, tilesIn } from './grid.ts'

test('a level’s scale differs by at most a fortieth from the scale it is shown at', () => {
  for (let scale = 0.05; scale < 20; scale *= 1.13) {
    expect(Math.abs(levelScale(levelFor(scale)) / scale - 1)).toBeLessThan(0.025)
  }
})

test('at a resting scale a tile pixel is a screen pixel, on any screen', () => {
  for (const resolution of [1, 1.25, 1.5, 2]) {
    for (const scale of [0.31, 0.9, 2.7, 11]) {
      const rest = restingScale(scale, resolution)
      expect(levelScale(levelFor(rest * resolution)) / (rest * resolution)).toBeCloseTo(1, 12)
      expect(restingScale(rest, resolution)).toBeCloseTo(rest, 12)
      expect(restingScaleWithin(scale, resolution)).toBeLessThanOrEqual(scale)
    }
  }
})

test('the tiles of a rectangle cover it, the middle ones first', () => {
  const box = { minX: -30, minY: 20, maxX: 1900, maxY: 1300 }
  const tiles = tilesIn(box, 0)
  const all = tiles.map(tileBounds)
  expect(Math.min(...all.map((b) => b.minX))).toBeLessThanOrEqual(box.minX)
  expect(Math.max(...all.map((b) => b.maxX))).toBeGreaterThanOrEqual(box.maxX)
  expect(new Set(tiles.map((t) => `${t.column},${t.row}`)).size).toBe(tiles.length)
  expect(tiles[0]).toMatchObject({ row: 1 })
})
