import type { Camera, Size } from './camera.ts'

/**
 * A flight between two cameras at a constant perceived speed: it zooms out, travels and zooms in along the path of
 * van Wijk and Nuij, 'Smooth and efficient zooming and panning' (2003).
 */
export function flight(from: Camera, to: Camera, view: Size): { duration: number; at(t: number): Camera } {
  const rho = 1.3
  const span = Math.max(view.width, view.height)
  const w0 = span / from.scale
  const w1 = span / to.scale
  const dx = to.x - from.x
  const dy = to.y - from.y
  const distance = Math.hypot(dx, dy)
  if (distance < w0 * 1e-4) {
    const length = Math.abs(Math.log(w1 / w0)) / rho
    return {
      duration: seconds(length),
      at: (t) => ({
        x: from.x + dx * t,
        y: from.y + dy * t,
        scale: from.scale * (to.scale / from.scale) ** ease(t)
      })
    }
  }
  const rho2 = rho * rho
  const b0 = (w1 * w1 - w0 * w0 + rho2 * rho2 * distance * distance) / (2 * w0 * rho2 * distance)
  const b1 = (w1 * w1 - w0 * w0 - rho2 * rho2 * distance * distance) / (2 * w1 * rho2 * distance)
  const r0 = Math.log(Math.sqrt(b0 * b0 + 1) - b0)
  const r1 = Math.log(Math.sqrt(b1 * b1 + 1) - b1)
  const length = (r1 - r0) / rho
  return {
    duration: seconds(length),
    at(t) {
      if (t >= 1) return to
      const s = ease(t) * length
      const u = (w0 / (rho2 * distance)) * (Math.cosh(r0) * Math.tanh(rho * s + r0) - Math.sinh(r0))
      const width = (w0 * Math.cosh(r0)) / Math.cosh(rho * s + r0)
      return { x: from.x + u * dx, y: from.y + u * dy, scale: span / width }
    }
  }
}

function seconds(length: number): number {
  return Math.min(1600, Math.max(250, Math.abs(length) * 420))
}

function ease(t: number): number {
  return t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2
}
