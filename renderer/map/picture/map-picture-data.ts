import type { Extent, MapDrawing, Point, Polygon } from '#shared/map/drawing.ts'
import { at, type Line, thin } from '../model/geometry.ts'
import { decodeDrawing, frameOf, joinRing, type Shape } from '../model/map-model.ts'

/** The map as a small image: shapes as path data, with no more detail than the size can show. */
export interface MapPictureData {
  readonly viewBox: string
  /** By province, in the order of the drawing: its shape, and the point where something about it can stand. */
  readonly provinces: readonly { readonly id: string; readonly path: string; readonly at: Point }[]
  /** Land outside the game. */
  readonly wasteland: string
  readonly lakes: string
}

/** The data of an image that is `width` pixels wide. */
export function mapPictureData(drawing: MapDrawing, extent: Extent, width: number): MapPictureData {
  const model = decodeDrawing(drawing)
  const frame = frameOf(model, extent)
  const tolerance = (frame.width / width) * DETAIL
  const arcs = model.arcs.map((arc) => thin(arc, tolerance))
  const isShown = (shape: Shape) => extent === 'east' || shape.extent === 'base'
  const all = (shapes: readonly Shape[]) => shapes.map((shape) => pathOf(shape.polygons, arcs)).join('')
  return {
    viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
    provinces: model.provinces.filter(isShown).map(({ id, polygons, label, city }) => ({
      id,
      path: pathOf(polygons, arcs),
      at: label?.at ?? city ?? [0, 0]
    })),
    wasteland: all(model.wasteland),
    lakes: all(model.lakes)
  }
}

/** Points closer than this, in pixels, are merged. */
const DETAIL = 1.2
/** A ring with fewer coordinates has no area. */
const FEWEST_NUMBERS = 6

function pathOf(polygons: readonly Polygon[], arcs: readonly Line[]): string {
  return polygons
    .flat()
    .map((ring) => joinRing(ring, arcs))
    .filter((line) => line.length >= FEWEST_NUMBERS)
    .map(ringPath)
    .join('')
}

/** Whole map units are precise enough. Each point is written relative to the previous one. */
function ringPath(line: Line): string {
  let [x, y] = [Math.round(at(line, 0)), Math.round(at(line, 1))]
  let path = `M${x} ${y}l`
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [nextX, nextY] = [Math.round(at(line, i)), Math.round(at(line, i + 1))]
    path += `${i > 2 ? ' ' : ''}${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
  }
  return `${path}z`
}
