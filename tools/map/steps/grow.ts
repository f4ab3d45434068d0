import FlatQueue from 'flatqueue'
import { at, distance, type Point } from '../lib/geometry.ts'
import { noise } from '../lib/noise.ts'
import type { SegmentGrid } from '../lib/segment-grid.ts'
import type { Mesh } from './mesh.ts'

export interface Source {
  readonly label: string
  readonly at: Point
  /** The cost that its growth starts with; 0 for an anchor. */
  readonly head?: number
}

export interface Growth {
  readonly owner: (string | undefined)[]
  readonly cost: Float64Array
}

const WATER = 8
const RIVER = 36
const RANGE = 30

export interface GrowthTerrain {
  readonly mesh: Mesh
  /** Index of the land polygon under each mesh point, -1 on water. */
  readonly polygon: Int32Array
  readonly ranges: SegmentGrid<string>
}

/** Finds shortest paths from all sources: gives each mesh point to the source that reaches it most cheaply. */
function spread(
  mesh: Mesh,
  sources: readonly Source[],
  start: (source: Source) => number,
  cost: (from: number, k: number) => number
): Growth {
  const best = new Float64Array(mesh.points.length).fill(Infinity)
  const owner: (string | undefined)[] = new Array(mesh.points.length).fill(undefined)
  const queue = new FlatQueue<number>()
  for (const source of sources) {
    const node = start(source)
    const d = distance(at(mesh.points, node), source.at) * 1e-3 + (source.head ?? 0)
    if (d >= at(best, node)) continue
    best[node] = d
    owner[node] = source.label
    queue.push(node, d)
  }
  while (queue.length > 0) {
    const key = queue.peekValue() ?? 0
    const item = queue.pop() ?? 0
    if (key > at(best, item)) continue
    const around = at(mesh.neighbours, item)
    for (let k = 0; k < around.length; k++) {
      const next = at(around, k)
      const d = key + cost(item, k)
      if (d >= at(best, next)) continue
      best[next] = d
      owner[next] = at(owner, item) ?? ''
      queue.push(next, d)
    }
  }
  return { owner, cost: best }
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Finds the mesh point nearest to a source, on the source's own bank of a river, and on land for a province. */
function snap(terrain: GrowthTerrain, land: boolean): (source: Source) => number {
  const { mesh } = terrain
  return (source) => {
    const nearest = mesh.delaunay.find(source.at[0], source.at[1])
    const seen = new Set([nearest])
    let ring = [nearest]
    for (let depth = 0; depth < 5; depth++) {
      const fits = ring
        .filter((i) => !land || at(terrain.polygon, i) >= 0)
        .filter((i) => mesh.rivers.crossings(source.at, at(mesh.points, i)).length === 0)
        .sort((a, b) => distance(at(mesh.points, a), source.at) - distance(at(mesh.points, b), source.at))
      if (fits[0] !== undefined) return fits[0]
      const next: number[] = []
      for (const i of ring)
        for (const n of at(mesh.neighbours, i))
          if (!seen.has(n)) {
            seen.add(n)
            next.push(n)
          }
      ring = next
    }
    return nearest
  }
}

/** The cost of each step on land, in the order of the mesh's neighbours. Water, rivers and ranges cost more. */
export function landCosts(terrain: GrowthTerrain): Float64Array[] {
  const { mesh } = terrain
  return mesh.neighbours.map((around, from) =>
    Float64Array.from(around, (to) => {
      const a = at(mesh.origins, from)
      const b = at(mesh.origins, to)
      const m = middle(a, b)
      const wet = at(terrain.polygon, from) < 0 || at(terrain.polygon, to) < 0
      const cost = distance(a, b) * (1 + 0.35 * noise(m[0], m[1], 26, 21)) * (wet ? WATER : 1)
      const p = at(mesh.points, from)
      const q = at(mesh.points, to)
      const river = mesh.rivers.crosses(p, q) ? RIVER : 0
      return cost + river + (terrain.ranges.crosses(p, q) ? RANGE : 0)
    })
  )
}

export function growLand(
  terrain: GrowthTerrain,
  costs: readonly Float64Array[],
  sources: readonly Source[]
): Growth {
  return spread(terrain.mesh, sources, snap(terrain, true), (from, k) => at(at(costs, from), k))
}

/** Grows the seas. Little noise makes calm lines, and a high cost keeps them from crossing land. */
export function growSeas(terrain: GrowthTerrain, sources: readonly Source[]): Growth {
  const { mesh } = terrain
  return spread(mesh, sources, snap(terrain, false), (from, k) => {
    const to = at(at(mesh.neighbours, from), k)
    const a = at(mesh.origins, from)
    const b = at(mesh.origins, to)
    const m = middle(a, b)
    const dry = at(terrain.polygon, from) >= 0 || at(terrain.polygon, to) >= 0
    return distance(a, b) * (1 + 0.1 * noise(m[0], m[1], 60, 31)) * (dry ? 12 : 1)
  })
}
