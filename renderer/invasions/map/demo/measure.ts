/** A position of the camera. Every version of the map makes the same journeys, timed frame by frame. */
export interface CameraPosition {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Draws the map at a camera position, waits for its last pixel, and returns the milliseconds. */
export type DrawFrame = (spot: CameraPosition) => number

export interface FrameTimes {
  readonly mean: number
  readonly p95: number
  readonly worst: number
}

export interface Journeys {
  pan(): Promise<FrameTimes>
  zoom(): Promise<FrameTimes>
}

declare global {
  interface Window {
    journeys?: Readonly<Record<string, Journeys>>
  }
}

/** Frames of each journey, the same for all versions: the worst of more frames is worse. */
const FRAMES = 90

/**
 * `turn` draws a frame while the wheel zooms in or out, for a map that animates by itself.
 * Other maps are put at the scales in between.
 */
export function journeys(
  fit: CameraPosition,
  frame: DrawFrame,
  turn?: (direction: 1 | -1) => number
): Journeys {
  const near = fit.scale * 2 ** 1.5
  const span = (window.innerWidth / fit.scale) * 0.22
  const pan = (t: number): CameraPosition => ({
    x: fit.x - span + 2 * span * t,
    y: fit.y + Math.sin(t * Math.PI * 2) * span * 0.3,
    scale: near
  })
  const zoom = (t: number): CameraPosition => ({
    x: fit.x,
    y: fit.y,
    scale: fit.scale * 10 ** (t < 0.5 ? 2 * t : 2 - 2 * t)
  })
  const run = async (
    route: (t: number) => CameraPosition,
    step = (t: number) => frame(route(t))
  ): Promise<FrameTimes> => {
    for (let i = 0; i < 5; i++) frame(route(0))
    await pause(400)
    const times: number[] = []
    for (let i = 0; i < FRAMES; i++) {
      times.push(step(i / (FRAMES - 1)))
      await pause(6)
    }
    times.sort((a, b) => a - b)
    const rank = (q: number) => times[Math.floor(q * (times.length - 1))] ?? 0
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length
    return { mean, p95: rank(0.95), worst: rank(1) }
  }
  return {
    pan: () => run(pan),
    zoom: () => run(zoom, turn ? (t) => turn(t < 0.5 ? 1 : -1) : undefined)
  }
}

/** Reading one pixel back makes the renderer finish its work. */
export function finisher(canvas: HTMLCanvasElement): () => void {
  const gl = canvas.getContext('webgl2')
  const flat = gl ? null : canvas.getContext('2d')
  const pixel = new Uint8Array(4)
  return () => {
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    flat?.getImageData(0, 0, 1, 1)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
