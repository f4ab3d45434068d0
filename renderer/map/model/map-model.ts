import type { BorderLine, Extent, Frame, Label, MapDrawing, Point, Polygon } from '#shared/map/drawing.ts'
import { at, type Bounds, boundsOf, type Line, ringArea } from './geometry.ts'

/** A decoded drawing: arcs as lines, shapes as rings, and the neighbours of each arc. */
export interface MapModel {
  readonly drawing: MapDrawing
  readonly arcs: readonly Line[]
  readonly provinces: readonly Shape[]
  readonly seas: readonly Shape[]
  readonly wasteland: readonly Shape[]
  readonly lakes: readonly Shape[]
  readonly byId: ReadonlyMap<string, Shape>
  /** Arc index -> the shapes (provinces, seas, wasteland) on its two sides. */
  readonly arcOwners: readonly (readonly Shape[])[]
  /** The square root of the median province area: the size of a typical province in map units. */
  readonly typicalSize: number
}

export interface Shape {
  readonly id: string
  readonly kind: 'province' | 'sea' | 'wasteland' | 'lake'
  readonly extent: Extent
  readonly polygons: readonly Polygon[]
  readonly rings: readonly Line[]
  readonly bounds: Bounds
  readonly area: number
  readonly label: Label | null
  readonly city: Point | null
  readonly places: readonly { readonly at: Point; readonly room: number }[]
}

export function frameOf(model: MapModel, extent: Extent): Frame {
  return extent === 'base' ? model.drawing.frames.base : model.drawing.frames.full
}

export function decodeDrawing(drawing: MapDrawing): MapModel {
  const arcs = drawing.arcs.map((arc) => decodeArc(arc, drawing.precision))
  const shape = (
    kind: Shape['kind'],
    id: string,
    polygons: readonly Polygon[],
    rest: Pick<Shape, 'extent' | 'label' | 'city' | 'places'>
  ): Shape => {
    const rings = polygons.flatMap((polygon) => polygon.map((ring) => joinRing(ring, arcs)))
    const area = polygons.reduce((sum, polygon) => sum + polygonArea(polygon, arcs), 0)
    return { id, kind, polygons, rings, bounds: boundsOf(rings), area, ...rest }
  }
  const bare = { extent: 'base', label: null, city: null, places: [] } as const
  const provinces = drawing.provinces.map((p) => shape('province', p.id, p.polygons, p))
  const seas = drawing.seas.map((s) => shape('sea', s.id, s.polygons, { ...s, city: null }))
  const wasteland = drawing.wasteland.map((polygon, i) => shape('wasteland', `waste-${i}`, [polygon], bare))
  const lakes = drawing.lakes.map((lake) => shape('lake', lake.name, lake.polygons, bare))
  const sizes = provinces.map((p) => p.area).sort((a, b) => a - b)
  return {
    drawing,
    arcs,
    provinces,
    seas,
    wasteland,
    lakes,
    byId: new Map([...provinces, ...seas].map((s) => [s.id, s])),
    arcOwners: ownersOf(arcs.length, [...provinces, ...seas, ...wasteland]),
    typicalSize: Math.sqrt(sizes[sizes.length >> 1] ?? 1)
  }
}

export function arcIndex(reference: number): number {
  return reference < 0 ? ~reference : reference
}

/** Joins a ring's arcs. The shared end point of two arcs appears once. */
export function joinRing(references: readonly number[], arcs: readonly Line[]): Line {
  const out: number[] = []
  for (const reference of references) {
    const arc = arcs[arcIndex(reference)]
    if (!arc) continue
    const n = arc.length
    if (reference >= 0) {
      for (let i = 0; i < n - 2; i += 2) out.push(at(arc, i), at(arc, i + 1))
    } else {
      for (let i = n - 2; i > 0; i -= 2) out.push(at(arc, i), at(arc, i + 1))
    }
  }
  return new Float32Array(out)
}

/** Land neighbours, strait crossings and links of each province, as drawn. */
export function neighboursOf(model: MapModel, extent: Extent): ReadonlyMap<string, readonly string[]> {
  const out = new Map<string, string[]>()
  const link = (a: string, b: string) => {
    const list = out.get(a) ?? []
    if (!list.includes(b)) list.push(b)
    out.set(a, list)
  }
  const pairs: readonly { between: readonly [string, string]; extent?: BorderLine['extent'] }[] = [
    ...model.drawing.borders,
    ...model.drawing.straits,
    ...(model.drawing.links ?? [])
  ]
  for (const { between, extent: on } of pairs) {
    if (extent === 'base' && on === 'east') continue
    link(between[0], between[1])
    link(between[1], between[0])
  }
  return out
}

function decodeArc(arc: readonly number[], precision: number): Line {
  const out = new Float32Array(arc.length)
  let x = 0
  let y = 0
  for (let i = 0; i + 1 < arc.length; i += 2) {
    x += at(arc, i)
    y += at(arc, i + 1)
    out[i] = x * precision
    out[i + 1] = y * precision
  }
  return out
}

function polygonArea(polygon: Polygon, arcs: readonly Line[]): number {
  return polygon.reduce((sum, ring, i) => sum + (i === 0 ? 1 : -1) * ringArea(joinRing(ring, arcs)), 0)
}

function ownersOf(count: number, shapes: readonly Shape[]): Shape[][] {
  const owners: Shape[][] = Array.from({ length: count }, () => [])
  for (const shape of shapes) {
    for (const ring of shape.polygons.flat()) {
      for (const reference of ring) owners[arcIndex(reference)]?.push(shape)
    }
  }
  return owners
}
