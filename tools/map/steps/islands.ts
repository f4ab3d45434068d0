import { at, boxOf, distance, inPolygon, type Line, type P, signedArea } from '../lib/geometry.ts'
import { SegmentGrid } from '../lib/segment-grid.ts'
import { inputs } from './inputs.ts'

const LARGEST = 3000
const CLEAR = 4

/** The smallest islands drawn larger, each about its own middle, as far as they stay clear of other land. */
export function enlargeIslands(
  land: readonly Line[][],
  place: (lonLat: readonly [number, number]) => P
): Line[][] {
  const anchors = Object.entries(inputs.provinces).flatMap(([id, { anchors: own }]) =>
    own.map((p) => ({ id, p: place(p) }))
  )
  const grid = new SegmentGrid<number>(24)
  land.forEach((rings, index) => {
    for (const ring of rings)
      for (let i = 0; i < ring.length; i++) grid.add(at(ring, i), at(ring, (i + 1) % ring.length), index)
  })
  return land.map((rings, index) => {
    const outer = at(rings, 0)
    if (Math.abs(signedArea(outer)) > LARGEST) return rings
    const { x0, y0, x1, y1 } = boxOf(outer)
    const middle: P = [(x0 + x1) / 2, (y0 + y1) / 2]
    const nearest = anchors.reduce((a, b) => (distance(a.p, middle) <= distance(b.p, middle) ? a : b))
    const wished = inputs.islands[nearest.id]
    if (!wished || distance(nearest.p, middle) > 120) return rings
    const clear = (p: P) =>
      !grid.nearest(p, CLEAR, (other) => other !== index) &&
      !land.some((other, i) => i !== index && inPolygon(other, p))
    for (let factor = wished; factor > 1; factor -= 0.1) {
      const larger = rings.map((ring) =>
        ring.map((p): P => [middle[0] + (p[0] - middle[0]) * factor, middle[1] + (p[1] - middle[1]) * factor])
      )
      if (larger.flat().every(clear)) return larger
    }
    return rings
  })
}
