import type { Point } from '#shared/map/drawing.ts'
import type { MovementArrow } from '../map-types.ts'
import type { Theme } from '../theme.ts'
import type { Outline } from './outline-layer.ts'

/**
 * A movement as a line through its places, with an arrowhead. In map units, so the size of the head depends on the
 * scale.
 */
export function arrowOutlines(
  { route, kind }: MovementArrow,
  places: readonly Point[],
  theme: Theme,
  scale: number
): Outline[] {
  const points = smoothPath(places)
  if (points.length < 6) return []
  const lines = [
    { points: new Float32Array(points), closed: false },
    { points: head(points, 13 / scale), closed: false }
  ]
  const key = `arrow:${route.join(':')}`
  const halo = theme.name === 'light' ? 0xfaf1da : 0x120d08
  return [
    { key: `${key}:halo`, lines, colour: halo, look: 'line', width: 8.5, alpha: 0.85 },
    { key, lines, colour: theme.arrow[kind], look: 'line', width: 5, alpha: 1 }
  ]
}

/** Points per section between two places. */
const FINENESS = 24
/** The share of the line that is left out at both ends, so that it does not cover the counters. */
const MARGIN = 0.03

/** A smooth line through places: an arc between two, a curve through more. */
export function smoothPath(places: readonly Point[]): number[] {
  const [first, second] = places
  if (!first || !second) return []
  if (places.length === 2) return arc(first, second)
  const out: number[] = []
  for (let stretch = 0; stretch < places.length - 1; stretch++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => placeAt(places, stretch + step))
    if (!a || !b || !c || !d) continue
    const last = stretch === places.length - 2
    for (let i = stretch === 0 ? 1 : 0; i <= FINENESS - (last ? 1 : 0); i++) {
      const t = i / FINENESS
      out.push(curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t))
    }
  }
  return out
}

function placeAt(places: readonly Point[], index: number): Point | undefined {
  return places[Math.min(places.length - 1, Math.max(0, index))]
}

/** Catmull-Rom spline: at b for t = 0, at c for t = 1. */
function curve(a: number, b: number, c: number, d: number, t: number): number {
  const square = t * t
  const cube = square * t
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube)
}

function arc([ax, ay]: Point, [bx, by]: Point): number[] {
  const cx = (ax + bx) / 2 + (by - ay) * 0.16
  const cy = (ay + by) / 2 - (bx - ax) * 0.16
  const out: number[] = []
  for (let i = 0; i <= FINENESS; i++) {
    const t = MARGIN + (i / FINENESS) * (1 - 2 * MARGIN)
    const u = 1 - t
    out.push(u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by)
  }
  return out
}

function head(points: readonly number[], size: number): Float32Array {
  const n = points.length
  const x = points[n - 2] ?? 0
  const y = points[n - 1] ?? 0
  const angle = Math.atan2(y - (points[n - 5] ?? 0), x - (points[n - 6] ?? 0))
  const wing = (turn: number) => [x - Math.cos(angle + turn) * size, y - Math.sin(angle + turn) * size]
  const tip = [x + Math.cos(angle) * size * 0.15, y + Math.sin(angle) * size * 0.15]
  return new Float32Array([...wing(0.55), ...tip, ...wing(-0.55)])
}
