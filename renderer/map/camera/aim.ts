import type { Bounds } from '../model/geometry.ts'
import { asideOf, type Camera, type Covered, freeOf, type Size, showing } from './camera.ts'

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

/** Puts what would be in the middle of the window into the middle of what is free of it. */
function besides(covered: Covered, camera: Camera): Camera {
  return {
    ...camera,
    x: camera.x + asideOf(covered) / camera.scale,
    y: camera.y + covered.bottom / 2 / camera.scale
  }
}
