import type { Frame } from '#shared/map/drawing.ts'
import type { Bounds } from '../model/geometry.ts'

/** The map point in the middle of the window, and css pixels per map unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface CameraLimits {
  readonly frame: Frame
  readonly minScale: number
  readonly maxScale: number
  /** The nearest scale at which a movement may end. */
  readonly restingScale: (scale: number) => number
  /** How far the middle of the uncovered area lies left of the window's middle, in css pixels. */
  readonly centreOffset: number
}

/** How much of the window panels cover at each edge, in css pixels. */
export interface CoveredEdges {
  readonly left: number
  readonly right: number
  readonly bottom: number
}

export const UNCOVERED: CoveredEdges = { left: 0, right: 0, bottom: 0 }

/** The scales at which the map may rest. Default: any. */
export interface RestingScales {
  readonly nearest: (scale: number) => number
  readonly within: (scale: number) => number
}

const anyScale: RestingScales = { nearest: (scale) => scale, within: (scale) => scale }

/** The maximum zoom, as the number of typical provinces across the window. */
const closestProvinces = 1.6

export function limitsFor(
  frame: Frame,
  view: Size,
  typicalSize: number,
  resting = anyScale,
  covered = UNCOVERED
): CameraLimits {
  const fit = fitScale(frame, freeSize(view, covered))
  const nearest = Math.min(view.width, view.height) / (typicalSize * closestProvinces)
  const minScale = resting.within(fit)
  const maxScale = resting.nearest(Math.max(fit * 2, nearest * 2))
  const rest = (scale: number) =>
    scale <= minScale ? minScale : scale >= maxScale ? maxScale : resting.nearest(scale)
  return { frame, minScale, maxScale, restingScale: rest, centreOffset: centreOffsetOf(covered) }
}

/** The size of the uncovered part of the window; at least a third of the window. */
export function freeSize(view: Size, { left, right, bottom }: CoveredEdges): Size {
  return {
    width: Math.max(view.width / 3, view.width - left - right),
    height: Math.max(view.height / 3, view.height - bottom)
  }
}

export function centreOffsetOf({ left, right }: CoveredEdges): number {
  return (right - left) / 2
}

export function fitScale(frame: Frame, view: Size): number {
  return Math.min(view.width / frame.width, view.height / frame.height)
}

export function fitAll(limits: CameraLimits): Camera {
  const { frame, minScale, centreOffset } = limits
  return {
    x: frame.x + frame.width / 2 + centreOffset / minScale,
    y: frame.y + frame.height / 2,
    scale: minScale
  }
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

/**
 * Keeps the frame in the uncovered part of the window. It is centred when all of it is visible. Otherwise it may move
 * just far enough that zooming in from there keeps the point under the pointer. `lift`: how many css pixels more it may
 * rise, so that its south shows above what covers the lower edge.
 */
export function clamp(camera: Camera, limits: CameraLimits, lift = 0): Camera {
  const scale = Math.min(limits.maxScale, Math.max(limits.minScale, camera.scale))
  const { frame, centreOffset } = limits
  const freedom = 1 - limits.minScale / scale
  return {
    x: clampAxis(camera.x - centreOffset / scale, frame.x, frame.width, freedom) + centreOffset / scale,
    y: clampAxis(camera.y, frame.y, frame.height, freedom, lift / scale),
    scale
  }
}

function clampAxis(value: number, start: number, length: number, freedom: number, beyond = 0): number {
  const slack = (length / 2) * freedom
  const middle = start + length / 2
  return Math.min(middle + slack + beyond, Math.max(middle - slack, value))
}

/** Zooms so that the map point under (sx, sy) stays there. */
export function zoomAt(camera: Camera, view: Size, sx: number, sy: number, scale: number): Camera {
  const [mx, my] = toMap(camera, view, sx, sy)
  return { x: mx - (sx - view.width / 2) / scale, y: my - (sy - view.height / 2) / scale, scale }
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale, scale: camera.scale }
}

/** The camera that shows a rectangle with a margin around it. */
export function cameraShowing(bounds: Bounds, view: Size, air: number): Camera {
  const width = Math.max(1e-6, bounds.maxX - bounds.minX)
  const height = Math.max(1e-6, bounds.maxY - bounds.minY)
  return {
    x: (bounds.minX + bounds.maxX) / 2,
    y: (bounds.minY + bounds.maxY) / 2,
    scale: Math.min(view.width / width, view.height / height) * (1 - air)
  }
}
