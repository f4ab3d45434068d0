import type { Bounds } from '../model/geometry.ts'
import { type Camera, type Size, showing } from './camera.ts'

/** How much of the window lies under something else, in css pixels. */
export interface Covered {
  readonly left: number
  readonly right: number
  readonly bottom: number
}

export const UNCOVERED: Covered = { left: 0, right: 0, bottom: 0 }

/** How large a province is, in pixels, when it is read by itself, and when it is shown among its neighbours. */
const BY_ITSELF = 420
const AMONG_NEIGHBOURS = 165

/** Where to look at a place: near enough to read it, not so near that its neighbours are lost. */
export function aimAt(
  bounds: Bounds,
  isProvince: boolean,
  view: Size,
  typicalSize: number,
  covered: Covered
): Camera {
  const camera = showing(bounds, freeOf(view, covered), isProvince ? 0.45 : 0.15)
  const most = isProvince ? BY_ITSELF / typicalSize : camera.scale
  return besides(covered, { ...camera, scale: Math.min(camera.scale, most) })
}

/** Where to look at several places together, among their neighbours. */
export function aimAtAll(bounds: Bounds, view: Size, typicalSize: number, covered: Covered): Camera {
  const camera = showing(bounds, freeOf(view, covered), 0.3)
  return besides(covered, { ...camera, scale: Math.min(camera.scale, AMONG_NEIGHBOURS / typicalSize) })
}

function freeOf(view: Size, { left, right, bottom }: Covered): Size {
  return {
    width: Math.max(view.width / 3, view.width - left - right),
    height: Math.max(view.height / 3, view.height - bottom)
  }
}

/** Puts what would be in the middle of the window into the middle of what is free of it. */
function besides({ left, right, bottom }: Covered, camera: Camera): Camera {
  return {
    ...camera,
    x: camera.x + (right - left) / 2 / camera.scale,
    y: camera.y + bottom / 2 / camera.scale
  }
}
