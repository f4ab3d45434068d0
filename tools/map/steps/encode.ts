import type { Polygon, Ring } from '#shared/map/drawing.ts'
import { at, inRing, type Point, type PointLine, simplify } from '../lib/geometry.ts'
import type { Walk } from './faces.ts'

export const PRECISION = 0.1
const TOLERANCE = 0.22
/** The drawing leaves out islets smaller than this, in square units. */
export const ISLET = 7

export const quantised = (p: Point): Point => [Math.round(p[0] / PRECISION), Math.round(p[1] / PRECISION)]
export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits))
export const roundedPoint = (p: Point): Point => [rounded(p[0]), rounded(p[1])]

/** Simplifies arcs and stores them in whole numbers, each point after the first relative to the one before. */
export class ArcStore {
  readonly arcs: number[][] = []
  readonly #keep: (p: Point) => boolean

  constructor(keep: (p: Point) => boolean) {
    this.#keep = keep
  }

  add(line: PointLine, tolerance = TOLERANCE): number {
    const flat: number[] = []
    let [px, py] = [Number.NaN, Number.NaN]
    for (const p of simplify(line, tolerance, this.#keep)) {
      const [x, y] = quantised(p)
      if (x === px && y === py) continue
      if (flat.length === 0) flat.push(x, y)
      else flat.push(x - px, y - py)
      px = x
      py = y
    }
    if (flat.length === 2) flat.push(0, 0)
    return this.arcs.push(flat) - 1
  }
}

/** Turns the rings of one label into polygons. Outer rings have their inside on the plus side. */
export function polygonsOf(walks: readonly Walk[], ref: (edge: number) => number): Polygon[] {
  const ring = (walk: Walk): Ring => walk.edges.map((e) => (e >= 0 ? ref(e) : ~ref(~e)))
  const outer = walks.filter(({ area }) => area > ISLET).sort((a, b) => b.area - a.area)
  const polygons = outer.map((walk) => ({ walk, rings: [ring(walk)] }))
  for (const hole of walks.filter(({ area }) => area < -ISLET)) {
    const p = at(hole.line, 0)
    const home =
      polygons.findLast(({ walk }) => walk.area > -hole.area && inRing(walk.line, p)) ?? polygons[0]
    home?.rings.push(ring(hole))
  }
  return polygons.map(({ rings }) => rings)
}
