import { at, boxOf, distance, inPolygon, type Point, type PointLine, signedArea } from '../lib/geometry.ts'
import { SegmentGrid } from '../lib/segment-grid.ts'
import { inputs } from './inputs.ts'

const LARGEST = 3000
const CLEAR = 4
/** An islet this close to a larger island moves with it. */
const CLOSE = 10

interface Island {
  readonly index: number
  readonly rings: readonly PointLine[]
  readonly province: string
  readonly middle: Point
  readonly area: number
}

/** Enlarges the smallest islands, each about its own middle, as far as they stay clear of other land. */
export function enlargeIslands(
  land: readonly PointLine[][],
  place: (lonLat: readonly [number, number]) => Point
): PointLine[][] {
  const grid = new SegmentGrid<number>(24)
  land.forEach((rings, index) => {
    for (const ring of rings)
      for (let i = 0; i < ring.length; i++) grid.add(at(ring, i), at(ring, (i + 1) % ring.length), index)
  })
  const islands = islandsOf(land, place)
  const close = (a: Island, b: Island) =>
    at(a.rings, 0).some((p) => grid.nearest(p, CLOSE, (other) => other === b.index))
  const out = [...land]
  const scaled = new Map<Island, number>()
  for (const island of islands) {
    const parent = islands.find(
      (other) => scaled.has(other) && other.province === island.province && close(island, other)
    )
    if (parent) {
      out[island.index] = scale(island.rings, parent.middle, scaled.get(parent) ?? 1)
      continue
    }
    const family = new Set([island.index])
    for (const other of islands)
      if (other.area < island.area && other.province === island.province && close(other, island))
        family.add(other.index)
    const clear = (p: Point) =>
      !grid.nearest(p, CLEAR, (other) => !family.has(other)) &&
      !land.some((other, i) => !family.has(i) && inPolygon(other, p))
    for (let factor = inputs.islands[island.province] ?? 1; factor > 1; factor -= 0.1) {
      const larger = scale(island.rings, island.middle, factor)
      if (!larger.flat().every(clear)) continue
      out[island.index] = larger
      scaled.set(island, factor)
      break
    }
  }
  return out
}

/** Islands of the provinces to enlarge, largest first. */
function islandsOf(
  land: readonly PointLine[][],
  place: (lonLat: readonly [number, number]) => Point
): Island[] {
  const anchors = Object.entries(inputs.provinces).flatMap(([id, { anchors: own }]) =>
    own.map((p) => ({ id, p: place(p) }))
  )
  return land
    .flatMap((rings, index): Island[] => {
      const outer = at(rings, 0)
      const area = Math.abs(signedArea(outer))
      if (area > LARGEST) return []
      const { x0, y0, x1, y1 } = boxOf(outer)
      const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2]
      const nearest = anchors.reduce((a, b) => (distance(a.p, middle) <= distance(b.p, middle) ? a : b))
      const isListed = nearest.id in inputs.islands && distance(nearest.p, middle) < 120
      return isListed ? [{ index, rings, province: nearest.id, middle, area }] : []
    })
    .sort((a, b) => b.area - a.area)
}

const scale = (rings: readonly PointLine[], [x, y]: Point, factor: number): PointLine[] =>
  rings.map((ring) => ring.map((p): Point => [x + (p[0] - x) * factor, y + (p[1] - y) * factor]))
