import type { Bounds } from '../model/geometry.ts'
import type { MapModel, Shape } from '../model/map-model.ts'
import type { Theme } from '../theme.ts'
import type { PaintState } from './paint-state.ts'
import type { PathCache } from './path-cache.ts'

export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** What every painting function of a tile needs. The context uses map units; `px` is one css pixel in them. */
export interface Brush {
  readonly ctx: Ctx
  readonly model: MapModel
  readonly theme: Theme
  readonly state: PaintState
  readonly paths: PathCache
  readonly px: number
  /** The width of a typical province in css pixels. */
  readonly nearness: number
  /** The tile in map units, with a margin for strokes that extend into it. */
  readonly reach: Bounds
}

export function ramp(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}

export function isPainted(brush: Brush, shape: Shape): boolean {
  return brush.state.extent !== 'base' || shape.extent === 'base'
}

/** A pseudo-random number in [0, 1) that depends only on its arguments. */
export function hash(a: number, b: number, c: number): number {
  let h = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(c | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
