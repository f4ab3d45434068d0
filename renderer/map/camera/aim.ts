import type { Bounds } from '../model/geometry.ts'
import {
  type Camera,
  type CoveredEdges,
  cameraShowing,
  centreOffsetOf,
  freeSize,
  type Size
} from './camera.ts'

/** The width in pixels of a typical province: when shown alone, and when shown among its neighbours. */
const BY_ITSELF = 420
const AMONG_NEIGHBOURS = 165

/** The camera for one place: near enough to read it, far enough to show its neighbours. */
export function aimAt(
  bounds: Bounds,
  isProvince: boolean,
  view: Size,
  typicalSize: number,
  covered: CoveredEdges
): Camera {
  const camera = cameraShowing(bounds, freeSize(view, covered), isProvince ? 0.45 : 0.15)
  const most = isProvince ? BY_ITSELF / typicalSize : camera.scale
  return shiftIntoFreeArea(covered, { ...camera, scale: Math.min(camera.scale, most) })
}

/** The camera for several places, shown among their neighbours. */
export function aimAtAll(bounds: Bounds, view: Size, typicalSize: number, covered: CoveredEdges): Camera {
  const camera = cameraShowing(bounds, freeSize(view, covered), 0.3)
  return shiftIntoFreeArea(covered, {
    ...camera,
    scale: Math.min(camera.scale, AMONG_NEIGHBOURS / typicalSize)
  })
}

/** Shifts the camera from the middle of the window to the middle of the uncovered area. */
function shiftIntoFreeArea(covered: CoveredEdges, camera: Camera): Camera {
  return {
    ...camera,
    x: camera.x + centreOffsetOf(covered) / camera.scale,
    y: camera.y + covered.bottom / 2 / camera.scale
  }
}
