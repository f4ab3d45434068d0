import type { Point } from '#shared/map/drawing.ts'
import type { Theme } from '../theme.ts'
import type { MovementArrow } from '../types.ts'
import type { Outline } from './outline-layer.ts'

/** A movement as a bowed line with a head; map units, so the size of its head depends on the scale. */
export function arrowOutlines(
  arrow: MovementArrow,
  from: Point,
  to: Point,
  theme: Theme,
  scale: number
): Outline[] {
  const points = bow(from, to)
  const lines = [
    { points: new Float32Array(points), closed: false },
    { points: head(points, 13 / scale), closed: false }
  ]
  const key = `arrow:${arrow.from}:${arrow.to}`
  const halo = theme.name === 'light' ? 0xfaf1da : 0x120d08
  return [
    { key: `${key}:halo`, lines, colour: halo, look: 'line', width: 8.5, alpha: 0.85 },
    { key, lines, colour: theme.arrow[arrow.kind], look: 'line', width: 5, alpha: 1 }
  ]
}

function bow([ax, ay]: Point, [bx, by]: Point): number[] {
  const cx = (ax + bx) / 2 + (by - ay) * 0.16
  const cy = (ay + by) / 2 - (bx - ax) * 0.16
  const out: number[] = []
  for (let i = 0; i <= 24; i++) {
    const t = (i / 24) * 0.94 + 0.02
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
