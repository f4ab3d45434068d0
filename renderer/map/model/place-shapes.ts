import type { Extent, Point } from '#shared/map/drawing.ts'
import type { MapFacts, PlaceRef } from '../map-types.ts'
import type { Line } from './geometry.ts'
import { arcIndex, type MapModel, type Shape } from './map-model.ts'

export interface OutlineLine {
  readonly points: Line
  readonly closed: boolean
}

/** The shapes of a place: one for a province or a sea, all its provinces on this map for an area. */
export function shapesOf(model: MapModel, facts: MapFacts, extent: Extent, place: PlaceRef): Shape[] {
  if (place.kind === 'area') {
    return model.provinces.filter(
      (s) => facts.provinces[s.id]?.area === place.id && (extent !== 'base' || s.extent === 'base')
    )
  }
  const shape = model.byId.get(place.id)
  return shape ? [shape] : []
}

/** The outline around several shapes: their rings, or the arcs that only one of them owns. */
export function outlineOf(model: MapModel, shapes: readonly Shape[]): OutlineLine[] {
  if (shapes.length <= 1) return shapes.flatMap((s) => s.rings.map((points) => ({ points, closed: true })))
  const inside = new Set(shapes)
  const arcs = new Set(shapes.flatMap((s) => s.polygons.flat(2).map(arcIndex)))
  return [...arcs].flatMap((i) => {
    const owners = model.arcOwners[i] ?? []
    const points = model.arcs[i]
    return points && owners.filter((o) => inside.has(o)).length === 1 ? [{ points, closed: false }] : []
  })
}

/** Where the army of a place stands, and where arrows begin and end; for an Area, where its name is. */
export function standpointOf(model: MapModel, id: string): Point | null {
  const shape = model.byId.get(id)
  if (shape) return shape.places[0]?.at ?? shape.label?.at ?? null
  return model.drawing.areas.find((area) => area.id === id)?.label.at ?? null
}

/** The standpoints along a route, without places that are not drawn. */
export function standpointsAlong(model: MapModel, way: readonly string[]): Point[] {
  return way.map((id) => standpointOf(model, id)).filter((at) => at !== null)
}
