import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { inRoot } from '../../../tools/root.ts'
import { mapPictureData } from './map-picture-data.ts'

const drawing: MapDrawing = JSON.parse(readFileSync(inRoot('assets/map/drawing.json'), 'utf8'))

test('shows every province of its extent, with less detail the smaller it is', () => {
  const small = mapPictureData(drawing, 'base', 360)
  const large = mapPictureData(drawing, 'base', 1200)
  const base = drawing.provinces.filter(({ extent }) => extent === 'base').map(({ id }) => id)
  expect(small.provinces.map(({ id }) => id)).toEqual(base)
  expect(small.provinces.every(({ path }) => /^M-?\d+ -?\d+l[-\d ]+z/.test(path))).toBe(true)
  const [x = 0, y = 0, width = 0, height = 0] = small.viewBox.split(' ').map(Number)
  for (const { at } of small.provinces) {
    expect(at[0] > x && at[0] < x + width && at[1] > y && at[1] < y + height).toBe(true)
  }
  const size = ({ provinces }: typeof small) => provinces.reduce((sum, { path }) => sum + path.length, 0)
  expect(size(small)).toBeLessThan(size(large))
  expect(size(large)).toBeLessThan(200_000)
})

test('neighbours still meet, because both use the same reduced arc', () => {
  const { provinces } = mapPictureData(drawing, 'base', 360)
  const points = provinces.map(({ path }) => new Set(cornersOf(path)))
  const alone = points.filter((own, index) =>
    points.every((other, another) => another === index || [...own].every((corner) => !other.has(corner)))
  )
  // Islands share no corner with another province.
  expect(alone.length).toBeLessThan(provinces.length / 8)
})

/** The corners of a path, in map units. */
function cornersOf(path: string): string[] {
  return path.split('z').flatMap((ring) => {
    const numbers = ring.match(/-?\d+/g)?.map(Number) ?? []
    const corners: string[] = []
    let [x, y] = [0, 0]
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += numbers[i] ?? 0
      y += numbers[i + 1] ?? 0
      corners.push(`${x},${y}`)
    }
    return corners
  })
}
