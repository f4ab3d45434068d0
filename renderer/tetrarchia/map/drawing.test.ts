// The drawn board matches the rules: a circle for every province in its land, every link, every route.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { seaIds } from '#shared/tetrarchia/world/ids.ts'
import { provinceIds } from '#shared/tetrarchia/world/queries.ts'
import { hitTester } from '../../map/model/hit-test.ts'
import { decodeDrawing } from '../../map/model/map-model.ts'
import { linkLines } from './drawing.ts'

const drawing: MapDrawing = JSON.parse(readFileSync(new URL('drawing.json', import.meta.url), 'utf8'))
const model = decodeDrawing(drawing)
const hits = hitTester(model, () => true)

test('every province and every sea has its circle, in its own land and within the frame', () => {
  expect([...model.byId.keys()].sort()).toEqual([...provinceIds, ...seaIds].sort())
  const { x, y, width, height } = drawing.frames.base
  for (const [id, { places }] of model.byId) {
    const [cx = 0, cy = 0] = places[0]?.at ?? []
    expect([id, hits.at(cx, cy, 0)?.id]).toEqual([id, id])
    expect(cx > x && cy > y && cx < x + width && cy < y + height).toBe(true)
  }
})

test('no two circles overlap where the whole board fits into a small window', () => {
  const scale = 620 / drawing.frames.base.width
  const circles = [...model.byId.values()].map(({ id, places }) => ({ id, at: places[0]?.at ?? [0, 0] }))
  const near = circles.flatMap((one, index) =>
    circles
      .slice(index + 1)
      .filter((other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) * scale < 25)
      .map((other) => `${one.id} ${other.id}`)
  )
  expect(near).toEqual([])
})

test('links connect circles; those of routes point towards Roma', () => {
  const lines = linkLines()
  expect(lines.flatMap(({ between }) => between).filter((id) => !model.byId.has(id))).toEqual([])
  const routes = lines.filter(({ route }) => route).map(({ between }) => between.join(' '))
  expect(routes).toContain('etruria roma')
  expect(routes).toContain('britannia belgica')
  expect(routes).not.toContain('roma etruria')
})
