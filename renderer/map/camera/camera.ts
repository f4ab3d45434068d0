import type { Frame } from '#shared/map/drawing.ts'
import type { Bounds } from '../model/geometry.ts'

/** What is seen: the map point in the middle of the window, and css pixels per map unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Limits {
  readonly frame: Frame
  readonly minScale: number
  readonly maxScale: number
}

/** How far one can come near, measured in provinces across the window. */
const closestProvinces = 1.6

export function limitsFor(frame: Frame, view: Size, typicalSize: number): Limits {
  const fit = fitScale(frame, view)
  const nearest = Math.min(view.width, view.height) / (typicalSize * closestProvinces)
  return { frame, minScale: fit * 0.92, maxScale: Math.max(fit * 2, nearest * 2) }
}

export function fitScale(frame: Frame, view: Size): number {
  return Math.min(view.width / frame.width, view.height / frame.height)
}

export function fitAll(frame: Frame, view: Size): Camera {
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, scale: fitScale(frame, view) }
}

export function toScreen(camera: Camera, view: Size, x: number, y: number): [number, number] {
  return [(x - camera.x) * camera.scale + view.width / 2, (y - camera.y) * camera.scale + view.height / 2]
}

export function toMap(camera: Camera, view: Size, sx: number, sy: number): [number, number] {
  return [(sx - view.width / 2) / camera.scale + camera.x, (sy - view.height / 2) / camera.scale + camera.y]
}

export function visibleBounds(camera: Camera, view: Size): Bounds {
  const w = view.width / 2 / camera.scale
  const h = view.height / 2 / camera.scale
  return { minX: camera.x - w, minY: camera.y - h, maxX: camera.x + w, maxY: camera.y + h }
}

/** Keeps the frame in view: it fills the window where it can, and is centred where it is smaller. */
export function clamp(camera: Camera, view: Size, limits: Limits): Camera {
  const scale = Math.min(limits.maxScale, Math.max(limits.minScale, camera.scale))
  const { frame } = limits
  return {
    x: clampAxis(camera.x, frame.x, frame.width, view.width / scale),
    y: clampAxis(camera.y, frame.y, frame.height, view.height / scale),
    scale
  }
}

function clampAxis(value: number, start: number, length: number, window: number): number {
  const slack = Math.max(0, length - window) / 2
  const middle = start + length / 2
  return Math.min(middle + slack, Math.max(middle - slack, value))
}

/** Zooms so that the map point under (sx, sy) stays there. */
export function zoomAt(camera: Camera, view: Size, sx: number, sy: number, scale: number): Camera {
  const [mx, my] = toMap(camera, view, sx, sy)
  return { x: mx - (sx - view.width / 2) / scale, y: my - (sy - view.height / 2) / scale, scale }
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale, scale: camera.scale }
}

/** The camera that shows a box with some air around it. */
export function showing(bounds: Bounds, view: Size, air: number): Camera {
  const width = Math.max(1e-6, bounds.maxX - bounds.minX)
  const height = Math.max(1e-6, bounds.maxY - bounds.minY)
  return {
    x: (bounds.minX + bounds.maxX) / 2,
    y: (bounds.minY + bounds.maxY) / 2,
    scale: Math.min(view.width / width, view.height / height) * (1 - air)
  }
}
