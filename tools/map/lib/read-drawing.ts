import { readFileSync } from 'node:fs'
import type { MapDrawing, Polygon, Ring } from '#shared/map/drawing.ts'
import { at, type Point, type PointLine } from './geometry.ts'

/** The committed drawing with its arcs as points in map units. */
export interface OpenDrawing {
  readonly drawing: MapDrawing
  readonly arcs: readonly PointLine[]
  arc(ref: number): PointLine
  ring(ring: Ring): PointLine
  rings(polygons: readonly Polygon[]): PointLine[]
}

export function readDrawing(): OpenDrawing {
  const drawing: MapDrawing = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../../assets/map/drawing.json`, 'utf8')
  )
  const arcs = drawing.arcs.map((flat) => {
    const points: Point[] = []
    let [x, y] = [0, 0]
    for (let i = 0; i + 1 < flat.length; i += 2) {
      x += at(flat, i)
      y += at(flat, i + 1)
      points.push([Number((x * drawing.precision).toFixed(1)), Number((y * drawing.precision).toFixed(1))])
    }
    return points
  })
  const arc = (ref: number): PointLine => (ref >= 0 ? at(arcs, ref) : at(arcs, ~ref).toReversed())
  const ring = (refs: Ring): PointLine => refs.flatMap((ref) => arc(ref).slice(0, -1))
  return { drawing, arcs, arc, ring, rings: (polygons) => polygons.flatMap((own) => own.map(ring)) }
}
