import type { Point } from '#shared/map/drawing.ts'
import type { SpriteImage } from '../labels/map-label.ts'
import { smoothPath } from './arrows.ts'

/** A counter that travels along a path. It has no clock: the caller passes the elapsed time. */
export class CounterTravel {
  readonly picture: SpriteImage
  private readonly points: readonly number[]
  private readonly duration: number
  private elapsed = 0
  private readonly done: () => void

  constructor(picture: SpriteImage, places: readonly Point[], duration: number, done: () => void) {
    this.picture = picture
    this.points = smoothPath(places)
    this.duration = Math.max(1, duration)
    this.done = done
  }

  get arrived(): boolean {
    return this.elapsed >= this.duration
  }

  /** Starts and ends slowly. */
  get at(): Point {
    const t = Math.min(1, this.elapsed / this.duration)
    const eased = t * t * (3 - 2 * t)
    const steps = Math.max(0, this.points.length / 2 - 1)
    const index = Math.min(steps, Math.floor(eased * steps))
    const rest = eased * steps - index
    const axis = (offset: 0 | 1) => {
      const here = this.points[index * 2 + offset] ?? 0
      const next = this.points[Math.min(steps, index + 1) * 2 + offset] ?? here
      return here + (next - here) * rest
    }
    return [axis(0), axis(1)]
  }

  advance(ms: number): void {
    const before = this.arrived
    this.elapsed += ms
    if (this.arrived && !before) this.done()
  }
}
