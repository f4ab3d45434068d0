import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MapDrawing } from '#shared/map/drawing.ts'
import { contains, hitTester } from '../../map/model/hit-test.ts'
import { neighbourTowards, readingOrder } from '../../map/model/keyboard-navigation.ts'
import { decodeDrawing, neighboursOf } from '../../map/model/map-model.ts'

const drawing: MapDrawing = JSON.parse(
  readFileSync(new URL('../../../assets/map/drawing.json', import.meta.url), 'utf8')
)
const model = decodeDrawing(drawing)

describe('the drawn world, decoded', () => {
  test('every province holds its own label and city', () => {
    for (const p of model.provinces) {
      const at = p.label?.at ?? [0, 0]
      expect.soft(contains(p, at[0], at[1]), `label of ${p.id}`).toBe(true)
      if (p.city) expect.soft(contains(p, p.city[0], p.city[1]), `city of ${p.id}`).toBe(true)
    }
  })

  test("a point on a city is that city's province", () => {
    const hits = hitTester(model, () => true)
    for (const p of model.provinces) {
      if (p.city) expect.soft(hits.at(p.city[0], p.city[1], 0)?.id).toBe(p.id)
    }
  })

  test('a sea is hit where no land is, and a small island from a little way off', () => {
    const hits = hitTester(model, () => true)
    const sea = model.byId.get('mare_tyrrheneum')
    const [x, y] = sea?.label?.at ?? [0, 0]
    expect(hits.at(x, y, 0)?.id).toBe('mare_tyrrheneum')
    const island = model.byId.get('gothlandia')
    const [ring] = island?.rings ?? []
    const xs = [...(ring ?? [])].filter((_, i) => i % 2 === 0)
    const tip = xs.indexOf(Math.max(...xs))
    expect(hits.at((xs[tip] ?? 0) + 2, ring?.[tip * 2 + 1] ?? 0, 4)?.id).toBe('gothlandia')
  })

  test('the eastern extension is left out of the base map', () => {
    const hits = hitTester(model, (shape) => shape.extent === 'base')
    const east = model.provinces.find((p) => p.extent === 'east')
    const [x, y] = east?.label?.at ?? [0, 0]
    expect(hits.at(x, y, 0)).toBeNull()
  })
})

describe('walking over the map by keys', () => {
  const neighbours = neighboursOf(model, 'base')
  const step = (from: string, to: 'left' | 'right' | 'up' | 'down') =>
    neighbourTowards(model, neighbours, from, to)

  test('goes only to neighbours, in the direction asked for', () => {
    for (const id of ['latium', 'thracia', 'belgae', 'aegyptus']) {
      const right = step(id, 'right')
      if (right === null) continue
      expect(neighbours.get(id)).toContain(right)
      const x = (p: string) => model.byId.get(p)?.label?.at[0] ?? 0
      expect(x(right)).toBeGreaterThan(x(id))
    }
  })

  test('crosses straits', () => {
    expect(neighbours.get('thracia')).toContain('bythinia')
  })

  test('stays where nothing lies that way', () => {
    expect(step('no_such_place', 'up')).toBeNull()
  })

  test('reading order visits every province of the base map once', () => {
    const order = readingOrder(model, (s) => s.extent === 'base')
    expect(new Set(order).size).toBe(order.length)
    expect(order.length).toBe(model.provinces.filter((p) => p.extent === 'base').length)
  })
})
