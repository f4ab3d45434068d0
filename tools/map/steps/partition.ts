import { at, type Box, inPolygon, inRing, lineLength, type Point, type PointLine } from '../lib/geometry.ts'
import { SegmentGrid } from '../lib/segment-grid.ts'
import { Arrangement, type Edge } from './arrange.ts'
import { type Chain, chainsOf } from './chains.ts'
import { absorbCrumbs, beside, joinEdges, tighten, type Walk, walkFaces } from './faces.ts'
import { type GrowthTerrain, growLand, growSeas, landCosts, type Source } from './grow.ts'
import type { Mesh } from './mesh.ts'
import type { RiverBed } from './on-rivers.ts'
import { CORNER, pairKey, pinches } from './pinch.ts'

export const WASTELAND = 'land:wasteland'
export const OPEN_WATER = 'sea:none'
export const province = (id: string) => `province:${id}`
export const sea = (id: string) => `sea:${id}`

export interface Partition {
  readonly edges: readonly Edge[]
  readonly walks: readonly Walk[]
}

/** Divides land into provinces and wasteland, and water into sea zones. Both share one coast. */
export function partition(
  mesh: Mesh,
  bed: RiverBed,
  land: readonly (readonly PointLine[])[],
  frame: Box,
  ranges: SegmentGrid<string>,
  landSources: readonly Source[],
  seaSources: readonly Source[],
  bordering: ReadonlySet<string>
): Partition {
  const polygon = polygonUnder(mesh.points, land)
  const terrain: GrowthTerrain = { mesh, polygon, ranges }
  const polygonOf = (p: Point) => land.findIndex((rings) => inPolygon(rings, p))
  const nearestLand = (p: Point) => {
    const direct = polygonOf(p)
    return direct >= 0 ? direct : at(polygon, mesh.delaunay.find(p[0], p[1]))
  }
  const homes = new Map<number, Source[]>()
  for (const source of landSources) {
    const home = nearestLand(source.at)
    homes.set(home, [...(homes.get(home) ?? []), source])
  }
  const costs = landCosts(terrain)
  const everywhere = growLand(terrain, costs, landSources).owner
  const sole = new Map<number, string>()
  const arrangement = new Arrangement(land, [
    [frame.x0, frame.y0],
    [frame.x1, frame.y0],
    [frame.x1, frame.y1],
    [frame.x0, frame.y1]
  ])
  const grown = new Map<number, readonly (string | undefined)[]>()
  land.forEach((rings, index) => {
    const own = homes.get(index) ?? []
    const labels = new Set(own.map(({ label }) => label))
    if (labels.size > 1) {
      const { owner, chains } = settle(terrain, index, costs, bed, own, bordering)
      grown.set(index, owner)
      for (const chain of chains) arrangement.addBorder(bed.lay(chain), index, `land ${index}`)
      return
    }
    const [label] = labels
    sole.set(index, label ?? islandOwner(rings, mesh, polygon, index, everywhere))
  })
  const zones = growSeas(terrain, seaSources).owner
  for (const chain of chainsOf(mesh, zones, 12, () => null)) arrangement.addSeaLimit(chain)
  arrangement.addCoast()

  const look = (labels: readonly (string | undefined)[], p: Point) =>
    labels[mesh.delaunay.find(p[0], p[1])] ?? ''
  const guess = (edge: Edge, ref: number): string => {
    if (edge.kind === 'frame' && ref < 0) return 'outside'
    const p = beside(edge, ref)
    const dry = edge.kind === 'border' || (edge.kind === 'coast' && ref >= 0)
    if (!dry) return look(zones, p)
    return sole.get(edge.polygon) ?? look(grown.get(edge.polygon) ?? everywhere, p)
  }
  const anchors = new Map<string, Point[]>()
  for (const { label, at: p } of [...landSources, ...seaSources])
    anchors.set(label, [...(anchors.get(label) ?? []), p])
  const settled = absorbCrumbs(arrangement.edges, guess, (walk) => {
    if (walk.label.startsWith('sea:') && walk.area > 400) return false
    return !(anchors.get(walk.label) ?? []).some((p) => inRing(walk.line, p))
  })
  const edges = tighten(joinEdges(settled), ({ kind, plus, minus, points }) => {
    const both = plus.startsWith('province:') && minus.startsWith('province:')
    return (
      kind === 'border' && both && lineLength(points) < 3 * CORNER && !bordering.has(pairKey(plus, minus))
    )
  })
  const walks = walkFaces(edges, guess)
  walks.forEach((walk) => {
    for (const ref of walk.edges) {
      const edge = at(edges, ref >= 0 ? ref : ~ref)
      if (ref >= 0) edge.plus = walk.label
      else edge.minus = walk.label
    }
  })
  return { edges, walks }
}

/** Grows the provinces of one land polygon again until their corners agree with the topology. */
function settle(
  terrain: GrowthTerrain,
  index: number,
  costs: readonly Float64Array[],
  bed: RiverBed,
  sources: readonly Source[],
  bordering: ReadonlySet<string>
): { owner: readonly (string | undefined)[]; chains: Chain[] } {
  const all = [...sources]
  const onPolygon = (p: Point) => at(terrain.polygon, terrain.mesh.delaunay.find(p[0], p[1])) === index
  for (let round = 1; ; round++) {
    const growth = growLand(terrain, costs, all)
    const chains = chainsOf(terrain.mesh, growth.owner, 6, bed.pin)
    const more = pinches(terrain.mesh, onPolygon, growth, chains, bordering, 4 + 4 * round)
    if (more.length === 0 || round > 3) return { owner: growth.owner, chains }
    all.push(...more)
  }
}

/** Gives an island without an anchor to the source that reaches most of it. */
function islandOwner(
  rings: readonly PointLine[],
  mesh: Mesh,
  polygon: Int32Array,
  index: number,
  owners: readonly (string | undefined)[]
): string {
  const votes = new Map<string, number>()
  polygon.forEach((under, i) => {
    const owner = owners[i]
    if (under === index && owner !== undefined) votes.set(owner, (votes.get(owner) ?? 0) + 1)
  })
  const [most] = [...votes].sort((a, b) => b[1] - a[1])
  if (most) return most[0]
  const [p] = rings[0] ?? []
  return (p && owners[mesh.delaunay.find(p[0], p[1])]) ?? WASTELAND
}

/** Index of the land polygon under each point, -1 on water. Uses the even-odd rule in strips of equal height. */
function polygonUnder(points: readonly Point[], land: readonly (readonly PointLine[])[]): Int32Array {
  const under = new Int32Array(points.length).fill(-1)
  const rows = new Map<number, number[]>()
  const HEIGHT = 4
  points.forEach(([, y], i) => {
    const row = Math.floor(y / HEIGHT)
    const list = rows.get(row)
    if (list) list.push(i)
    else rows.set(row, [i])
  })
  land.forEach((rings, index) => {
    const segments = new Map<number, [Point, Point][]>()
    for (const ring of rings) {
      ring.forEach((a, k) => {
        const b = at(ring, (k + 1) % ring.length)
        const low = Math.floor(Math.min(a[1], b[1]) / HEIGHT)
        const high = Math.floor(Math.max(a[1], b[1]) / HEIGHT)
        for (let row = low; row <= high; row++) {
          const list = segments.get(row)
          if (list) list.push([a, b])
          else segments.set(row, [[a, b]])
        }
      })
    }
    for (const [row, list] of segments) {
      for (const i of rows.get(row) ?? []) {
        const [x, y] = at(points, i)
        let inside = false
        for (const [a, b] of list)
          if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
            inside = !inside
        if (inside) under[i] = index
      }
    }
  })
  return under
}

export function rangeGrid(lines: ReadonlyMap<string, readonly PointLine[]>): SegmentGrid<string> {
  const grid = new SegmentGrid<string>(12)
  for (const [name, parts] of lines)
    for (const line of parts)
      for (let i = 1; i < line.length; i++) grid.add(at(line, i - 1), at(line, i), name)
  return grid
}
