import type { Polygon } from '#shared/map/drawing.ts'
import { at, type Bounds, boundsOf, intersects, type Line, thin } from '../model/geometry.ts'
import { arcIndex, type MapModel, type Shape } from '../model/map-model.ts'

/** Paths for one level of detail: arcs reduced to what the scale can show, and smoothed at near scales. */
export interface PathCache {
  shape(shape: Shape): Path2D
  arcs(references: readonly number[], reach: Bounds): Path2D | null
  line(points: Line): Path2D
}

export function pathCache(model: MapModel, deviceScale: number): PathCache {
  const curved = deviceScale > 1.4
  const thinned = new Map<number, Line>()
  const shapes = new Map<Shape, Path2D>()
  const bounds = boundsByArc(model)
  const arc = (i: number): Line => {
    const known = thinned.get(i)
    if (known) return known
    const line = thin(model.arcs[i] ?? new Float32Array(), 0.6 / deviceScale)
    thinned.set(i, line)
    return line
  }
  return {
    shape(shape) {
      const known = shapes.get(shape)
      if (known) return known
      const path = new Path2D()
      for (const polygon of shape.polygons) tracePolygon(path, polygon, arc, curved)
      shapes.set(shape, path)
      return path
    },
    arcs(references, reach) {
      const path = new Path2D()
      let any = false
      for (const reference of references) {
        const i = arcIndex(reference)
        const box = bounds[i]
        if (!box || !intersects(box, reach)) continue
        trace(path, arc(i), false, true, curved)
        any = true
      }
      return any ? path : null
    },
    line(points) {
      const path = new Path2D()
      trace(path, points, false, true, true)
      return path
    }
  }
}

const arcBounds = new WeakMap<MapModel, Bounds[]>()

function boundsByArc(model: MapModel): Bounds[] {
  const known = arcBounds.get(model)
  if (known) return known
  const list = model.arcs.map((line) => boundsOf([line]))
  arcBounds.set(model, list)
  return list
}

function tracePolygon(path: Path2D, polygon: Polygon, arc: (i: number) => Line, curved: boolean): void {
  for (const ring of polygon) {
    ring.forEach((reference, i) => {
      trace(path, arc(arcIndex(reference)), reference < 0, i === 0, curved)
    })
    path.closePath()
  }
}

/** Curves through the midpoints with the corners as control points: the same curve in both directions. */
function trace(path: Path2D, line: Line, backwards: boolean, start: boolean, curved: boolean): void {
  const n = line.length / 2
  const x = (i: number) => at(line, 2 * (backwards ? n - 1 - i : i))
  const y = (i: number) => at(line, 2 * (backwards ? n - 1 - i : i) + 1)
  if (start) path.moveTo(x(0), y(0))
  if (!curved || n < 3) {
    for (let i = 1; i < n; i++) path.lineTo(x(i), y(i))
    return
  }
  path.lineTo((x(0) + x(1)) / 2, (y(0) + y(1)) / 2)
  for (let i = 1; i < n - 1; i++) {
    path.quadraticCurveTo(x(i), y(i), (x(i) + x(i + 1)) / 2, (y(i) + y(i + 1)) / 2)
  }
  path.lineTo(x(n - 1), y(n - 1))
}
