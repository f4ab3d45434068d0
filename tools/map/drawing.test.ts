import { describe, expect, test } from 'vitest'
import { areas } from '#shared/invasions/world/areas.ts'
import { borders } from '#shared/invasions/world/borders.ts'
import { provinces } from '#shared/invasions/world/provinces.ts'
import { type SeaRecord, seas } from '#shared/invasions/world/seas.ts'
import type { Label, Polygon } from '#shared/map/drawing.ts'
import { everyRow } from '#shared/testing/every-row.ts'
import {
  distance,
  distanceToSegment,
  first,
  inPolygon,
  last,
  lineLength,
  type Point,
  type PointLine,
  signedArea
} from './lib/geometry.ts'
import { readDrawing } from './lib/read-drawing.ts'

const { drawing, arcs, arc, rings } = readDrawing()
const zones: readonly SeaRecord[] = seas
const key = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)
const refsOf = (polygons: readonly Polygon[]) => polygons.flat(2).map((ref) => (ref >= 0 ? ref : ~ref))
const arcLength = (ref: number) => lineLength(arc(ref))

/** The length of the line that any two shapes share. */
const contacts = new Map<string, number>()
{
  const users = new Map<number, string[]>()
  for (const { id, polygons } of [...drawing.provinces, ...drawing.seas])
    for (const ref of refsOf(polygons)) users.set(ref, [...(users.get(ref) ?? []), id])
  for (const [ref, [a, b]] of users)
    if (a && b && a !== b) contacts.set(key(a, b), (contacts.get(key(a, b)) ?? 0) + arcLength(ref))
}

const bordering = new Map(
  borders.flatMap((border) => (border.kind === 'strait' ? [] : [[border.between.join(' '), border]]))
)
type Border = (typeof borders)[number]
const isProvince = new Set<string>(provinces.map(({ id }) => id))
const shapes = new Map(
  drawing.provinces.map((shape) => [shape.id, { ...shape, lines: rings(shape.polygons) }])
)
const toBorder = (lines: readonly PointLine[], p: Point) =>
  Math.min(
    ...lines.flatMap((line) => line.map((a, i) => distanceToSegment(p, a, line[(i + 1) % line.length] ?? a)))
  )

const corners = ({ at: [x, y], width, height, angle }: Label): Point[] => {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1]
  ].map(([i = 0, j = 0]) => {
    const [u, v] = [(i * width) / 2, (j * height) / 2]
    return [x + u * c - v * s, y + u * s + v * c]
  })
}

describe('every place is drawn once', () => {
  test('with the ids of the topology', () => {
    expect(drawing.provinces.map(({ id }) => id)).toEqual(provinces.map(({ id }) => id))
    expect(drawing.seas.map(({ id }) => id)).toEqual(seas.map(({ id }) => id))
    expect(drawing.areas.map(({ id }) => id)).toEqual(areas.map(({ id }) => id))
    for (const { id, extent } of drawing.provinces)
      expect(extent).toBe(provinces.find((record) => record.id === id)?.map)
  })

  test('rings close: each arc ends where the next begins', () => {
    for (const { polygons } of [...drawing.provinces, ...drawing.seas, { polygons: drawing.wasteland }]) {
      for (const ring of polygons.flat()) {
        ring.forEach((ref, i) => {
          expect(last(arc(ref))).toEqual(first(arc(ring[(i + 1) % ring.length] ?? ref)))
        })
      }
    }
  })

  test('outer rings and holes turn opposite ways, and every shape has a body', () => {
    for (const { polygons } of [...drawing.provinces, ...drawing.seas]) {
      expect(polygons.length).toBeGreaterThan(0)
      for (const [outer, ...holes] of polygons) {
        expect(signedArea(rings([[outer ?? []]])[0] ?? [])).toBeGreaterThan(0)
        for (const hole of holes) expect(signedArea(rings([[hole]])[0] ?? [])).toBeLessThan(0)
      }
    }
  })

  test('no side of an arc belongs to two shapes', () => {
    const sides = [...drawing.provinces, ...drawing.seas, { polygons: drawing.wasteland }].flatMap(
      ({ polygons }) => polygons.flat(2)
    )
    expect(new Set(sides).size).toBe(sides.length)
  })

  test('the frames hold their provinces', () => {
    for (const { extent, id } of drawing.provinces) {
      const frame = drawing.frames[extent === 'base' ? 'base' : 'full']
      for (const [x, y] of shapes.get(id)?.lines.flat() ?? []) {
        expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(
          true
        )
      }
    }
  })
})

describe('what touches on the drawing is what borders in the rules', () => {
  test('every border of the rules is drawn once, with its kind, along arcs of both provinces', () => {
    const checkBorder = ([pair, border]: [string, Border]) => {
      const drawn = drawing.borders.filter(({ between }) => key(...between) === pair)
      expect(drawn).toHaveLength(1)
      expect(drawn[0]?.kind).toBe(border.kind)
      expect(contacts.get(pair)).toBeGreaterThan(9)
      const own = drawn[0]?.arcs ?? []
      for (const id of border.between) {
        const shape = shapes.get(id)
        const used = new Set(refsOf(shape?.polygons ?? []))
        for (const ref of own) expect(used).toContain(ref >= 0 ? ref : ~ref)
      }
    }
    everyRow(bordering, ([pair]) => pair, checkBorder)
  })

  test('no other two provinces touch, except at a corner', () => {
    const provincial = [...contacts.keys()].filter((pair) =>
      pair.split(' ').every((id) => isProvince.has(id))
    )
    const corners = provincial.filter((pair) => !bordering.has(pair))
    for (const pair of corners) expect(contacts.get(pair), pair).toBeLessThan(2)
    expect(corners.length).toBeLessThan(4)
  })

  test('straits have arrows between their shores', () => {
    const straits = borders.filter(({ kind }) => kind === 'strait')
    expect(drawing.straits.map(({ between }) => between)).toEqual(straits.map(({ between }) => between))
    for (const { between, from, to } of drawing.straits) {
      for (const [id, p] of [
        [between[0], from],
        [between[1], to]
      ] as const) {
        const lines = shapes.get(id)?.lines ?? []
        expect(inPolygon(lines, p) || toBorder(lines, p) < 6, `${id} ${between.join()}`).toBe(true)
      }
      expect(distance(from, to)).toBeGreaterThan(8)
    }
  })

  test('every coast of the rules is a coast on the drawing, and the other way round', () => {
    const coasts = new Set(zones.flatMap(({ id, coasts: own }) => own.flat().map((land) => key(id, land))))
    for (const pair of coasts) expect(contacts.get(pair) ?? 0, pair).toBeGreaterThan(0)
    const extra = [...contacts].filter(([pair, length]) => {
      const lands = pair.split(' ').filter((id) => isProvince.has(id))
      return lands.length === 1 && length > 14 && !coasts.has(pair)
    })
    expect(extra).toEqual([])
  })

  test('sea zones that share a limit are neighbours', () => {
    const isSea = new Set<string>(seas.map(({ id }) => id))
    const neighbours = new Set(
      zones.flatMap(({ id, neighbours: others }) => others.map((other) => key(id, other)))
    )
    const touching = [...contacts]
      .filter(([pair]) => pair.split(' ').every((id) => isSea.has(id)))
      .map(([pair]) => pair)
    for (const pair of touching) expect(neighbours).toContain(pair)
    for (const pair of neighbours) expect(touching).toContain(pair)
  })
})

test('name, city and places for pieces lie inside each province, apart from each other', () => {
  everyRow(
    drawing.provinces,
    ({ id }) => id,
    ({ id, label, city, places }) => {
      const lines = shapes.get(id)?.lines ?? []
      const inside = (p: Point) => inPolygon(lines, p)
      expect(city !== null).toBe(provinces.find((record) => record.id === id)?.city !== null)
      if (city) expect(inside(city)).toBe(true)
      expect(inside(label.at)).toBe(true)
      for (const corner of corners(label)) expect(inside(corner) || toBorder(lines, corner) < 2.5).toBe(true)
      expect(places.length).toBeGreaterThanOrEqual(2)
      places.forEach(({ at: p, room }, i) => {
        expect(inside(p)).toBe(true)
        expect(toBorder(lines, p)).toBeGreaterThan(room - 1.6)
        if (city) expect(distance(p, city)).toBeGreaterThan(room)
        for (const other of places.slice(0, i))
          expect(distance(p, other.at)).toBeGreaterThan(room + other.room - 0.2)
      })
    }
  )
})

test('every river border lies on its river', () => {
  const courses = new Map(drawing.rivers.map(({ name, courses: own }) => [name, own.map(({ line }) => line)]))
  const rivers = borders.filter((border) => border.kind === 'river')

  everyRow(
    rivers.map((border) => [border.between.join(' '), border.name] as const),
    String,
    ([pair, name]) => {
      const own = drawing.borders.find(({ between }) => key(...between) === pair)?.arcs ?? []
      const vertices = new Set((courses.get(name) ?? []).flat().map((p) => p.join()))
      let on = 0
      let all = 0
      for (const ref of own) {
        const line = arc(ref)
        line.forEach((p, i) => {
          const before = line[i - 1]
          if (!before) return
          all += distance(before, p)
          if (vertices.has(p.join()) && vertices.has(before.join())) on += distance(before, p)
        })
      }
      expect(on / all).toBeGreaterThan(0.2)
    }
  )
})

test('the file stays small', () => {
  expect(JSON.stringify(drawing).length).toBeLessThan(1_500_000)
  expect(arcs.every((line) => line.length >= 2)).toBe(true)
})
