import { type Camera, type CameraLimits, clamp, fitAll, panBy, type Size, zoomAt } from './camera.ts'
import { flight } from './flight.ts'

type Movement =
  | { readonly kind: 'still' }
  | { readonly kind: 'glide'; readonly vx: number; readonly vy: number }
  | { readonly kind: 'zoom'; readonly target: number; readonly sx: number; readonly sy: number }
  | {
      readonly kind: 'flight'
      readonly path: ReturnType<typeof flight>
      readonly to: Camera
      readonly elapsed: number
    }

/** What the player saw before a series of resizes, and the camera that resulted from it. */
interface ResizedCamera {
  readonly shown: { readonly camera: Camera; readonly isWhole: boolean }
  readonly became: Camera
}

const glideMs = 300
const zoomMs = 70

/** The moving camera. It has no clock: the caller passes the elapsed time. */
export class Motion {
  camera: Camera
  view: Size
  limits: CameraLimits
  /** Whether the player has dragged or zoomed the map. */
  isSteered = false
  /** What covered the lower edge of the window when the last flight began, in css pixels. */
  private lift = 0
  private movement: Movement = { kind: 'still' }
  private resized: ResizedCamera | null = null

  constructor(camera: Camera, view: Size, limits: CameraLimits) {
    this.camera = camera
    this.view = view
    this.limits = limits
  }

  get moving(): boolean {
    return this.movement.kind !== 'still'
  }

  get zooming(): boolean {
    return this.movement.kind === 'zoom' || this.movement.kind === 'flight'
  }

  stop(): void {
    this.movement = { kind: 'still' }
  }

  jump(camera: Camera): void {
    this.stop()
    this.camera = clamp(camera, this.limits, this.lift)
  }

  /**
   * Keeps the shown area in view. Back at the original size the original camera returns, unless the map was moved
   * since.
   */
  resize(view: Size, limits: CameraLimits): void {
    const shown =
      this.resized?.became === this.camera
        ? this.resized.shown
        : { camera: this.camera, isWhole: this.camera.scale <= this.limits.minScale }
    this.view = view
    this.limits = limits
    this.jump(shown.isWhole ? fitAll(limits) : shown.camera)
    this.resized = { shown, became: this.camera }
  }

  drag(dx: number, dy: number): void {
    this.isSteered = true
    this.jump(panBy(this.camera, dx, dy))
  }

  /** Starts to glide. Velocities are in pixels per millisecond. */
  release(vx: number, vy: number): void {
    if (Math.hypot(vx, vy) > 0.05) this.movement = { kind: 'glide', vx, vy }
  }

  /** Zooms smoothly. Repeated calls add up. */
  zoomBy(factor: number, sx = this.view.width / 2, sy = this.view.height / 2): void {
    this.isSteered = true
    const from = this.movement.kind === 'zoom' ? this.movement.target : this.camera.scale
    const target = this.limits.restingScale(from * factor)
    this.movement = { kind: 'zoom', target, sx, sy }
  }

  /** Zooms at once, for a pinch. */
  pinch(factor: number, sx: number, sy: number): void {
    this.isSteered = true
    const { minScale, maxScale } = this.limits
    const scale = Math.min(maxScale, Math.max(minScale, this.camera.scale * factor))
    this.jump(zoomAt(this.camera, this.view, sx, sy, scale))
  }

  /** After a pinch: zooms on to the nearest resting scale. */
  settle(sx = this.view.width / 2, sy = this.view.height / 2): void {
    const target = this.limits.restingScale(this.camera.scale)
    if (this.movement.kind === 'still' && target !== this.camera.scale) {
      this.movement = { kind: 'zoom', target, sx, sy }
    }
  }

  /** The camera at the end of the current movement; for a glide, the current one. */
  get goal(): Camera {
    const m = this.movement
    if (m.kind === 'flight') return m.to
    if (m.kind === 'zoom') {
      return clamp(zoomAt(this.camera, this.view, m.sx, m.sy, m.target), this.limits, this.lift)
    }
    return this.camera
  }

  /** From now on the map may rise so far that its south shows above what covers the lower edge. */
  makeRoomBelow(covered: number): void {
    this.lift = covered
  }

  fly(to: Camera): void {
    const target = clamp({ ...to, scale: this.limits.restingScale(to.scale) }, this.limits, this.lift)
    this.movement = { kind: 'flight', path: flight(this.camera, target, this.view), to: target, elapsed: 0 }
  }

  advance(ms: number): void {
    const m = this.movement
    switch (m.kind) {
      case 'still':
        return
      case 'glide': {
        const decay = Math.exp(-ms / glideMs)
        const distance = glideMs * (1 - decay)
        this.camera = clamp(panBy(this.camera, m.vx * distance, m.vy * distance), this.limits, this.lift)
        const next = { kind: 'glide', vx: m.vx * decay, vy: m.vy * decay } as const
        this.movement = Math.hypot(next.vx, next.vy) < 0.02 ? { kind: 'still' } : next
        return
      }
      case 'zoom': {
        const rest = Math.log(m.target / this.camera.scale)
        const done = Math.abs(rest) < 0.002
        const scale = done ? m.target : this.camera.scale * Math.exp(rest * (1 - Math.exp(-ms / zoomMs)))
        this.camera = clamp(zoomAt(this.camera, this.view, m.sx, m.sy, scale), this.limits, this.lift)
        if (done) this.stop()
        return
      }
      case 'flight': {
        const elapsed = m.elapsed + ms
        const t = Math.min(1, elapsed / m.path.duration)
        this.camera = clamp(m.path.at(t), this.limits, this.lift)
        this.movement = t >= 1 ? { kind: 'still' } : { ...m, elapsed }
      }
    }
  }
}
