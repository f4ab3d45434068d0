import { at, distance, inPolygon, lerp, type Point, type PointLine } from '../lib/geometry.ts'
import { type Hit, SegmentGrid } from '../lib/segment-grid.ts'
import type { Chain } from './chains.ts'

/** A stretch of line with what lies on either side. `plus` lies to its right on the screen. */
export interface Edge {
  points: readonly Point[]
  readonly from: number
  readonly to: number
  readonly kind: 'border' | 'sea' | 'coast' | 'frame'
  /** Index of the land polygon for a coast, else -1. */
  readonly polygon: number
  plus: string
  minus: string
}

interface RingSegment {
  readonly ring: number
  readonly index: number
}

interface Cut {
  readonly at: number
  readonly node: number
  readonly p: Point
}

/** Cuts land borders and sea limits at the coast, and the coast at them: one planar graph of shared edges. */
export class Arrangement {
  readonly edges: Edge[] = []
  readonly #rings: { line: PointLine; polygon: number }[] = []
  readonly #cuts: Cut[][] = []
  readonly #grids = new Map<number, SegmentGrid<RingSegment>>()
  readonly #all = new SegmentGrid<RingSegment>(16)
  readonly #land: readonly (readonly PointLine[])[]
  readonly #frame: PointLine
  readonly #ends = new Map<string, number>()
  #nodes = 0

  constructor(land: readonly (readonly PointLine[])[], frame: PointLine) {
    this.#land = land
    this.#frame = frame
    land.forEach((rings, polygon) => {
      const grid = new SegmentGrid<RingSegment>(16)
      this.#grids.set(polygon, grid)
      for (const line of rings) this.#addRing(line, polygon, grid)
    })
    this.#addRing(frame, -1, new SegmentGrid(16))
  }

  /** Adds the part of a land border that lies inside its own land polygon. */
  addBorder(chain: Chain, polygon: number, group: string): void {
    const grid = this.#grids.get(polygon)
    const rings = at(this.#land, polygon)
    if (grid) this.#add(chain, 'border', group, grid, (p) => inPolygon(rings, p))
  }

  addSeaLimit(chain: Chain): void {
    const water = (p: Point) =>
      inPolygon([this.#frame], p) && !this.#land.some((rings) => inPolygon(rings, p))
    this.#add(chain, 'sea', 'sea', this.#all, water)
  }

  /** Adds the coast, split where chains end. Must come after all chains. */
  addCoast(): void {
    this.#rings.forEach(({ line, polygon }, ring) => {
      const kind = polygon < 0 ? 'frame' : 'coast'
      const cuts = at(this.#cuts, ring).sort((a, b) => a.at - b.at)
      const make = (points: Point[], from: number, to: number) =>
        this.edges.push({ points, from, to, kind, polygon, plus: '', minus: '' })
      const [start] = cuts
      if (!start) {
        const node = this.#nodes++
        make([...line, at(line, 0)], node, node)
        return
      }
      cuts.forEach((cut, i) => {
        const end = cuts[i + 1] ?? { ...start, at: start.at + line.length }
        const points: Point[] = [cut.p]
        for (let k = Math.floor(cut.at) + 1; k <= Math.floor(end.at); k++)
          points.push(at(line, k % line.length))
        points.push(end.p)
        make(points, cut.node, end.node)
      })
    })
  }

  #addRing(line: PointLine, polygon: number, grid: SegmentGrid<RingSegment>): void {
    const ring = this.#rings.length
    this.#rings.push({ line, polygon })
    this.#cuts.push([])
    line.forEach((p, index) => {
      const q = at(line, (index + 1) % line.length)
      grid.add(p, q, { ring, index })
      this.#all.add(p, q, { ring, index })
    })
  }

  #add(
    chain: Chain,
    kind: 'border' | 'sea',
    group: string,
    grid: SegmentGrid<RingSegment>,
    inside: (p: Point) => boolean
  ) {
    const end = (id: number) => (id < 0 ? this.#nodes++ : this.#endNode(`${group}:${id}`))
    const points = chain.points
    const closed = chain.from < 0
    const loop = closed ? [...points, at(points, 0)] : points
    const loopNode = closed ? this.#nodes++ : -1
    let keep = inside(at(loop, 0))
    let piece: Point[] = [at(loop, 0)]
    let from = closed ? loopNode : end(chain.from)
    const finish = (node: number) => {
      const [a, b] = [piece[0], piece.at(-1)]
      if (!keep || !a || !b || (piece.length === 2 && distance(a, b) === 0)) return
      this.edges.push({
        points: piece,
        from,
        to: node,
        kind,
        polygon: -1,
        plus: chain.plus,
        minus: chain.minus
      })
    }
    for (let i = 1; i < loop.length; i++) {
      const a = at(loop, i - 1)
      const b = at(loop, i)
      for (const hit of grid.crossings(a, b)) {
        const p = lerp(a, b, hit.t)
        const node = this.#cut(grid, hit, p)
        piece.push(p)
        finish(node)
        keep = !keep
        piece = [p]
        from = node
      }
      piece.push(b)
    }
    finish(closed ? loopNode : end(chain.to))
  }

  #cut(grid: SegmentGrid<RingSegment>, hit: Hit, p: Point): number {
    const { ring, index } = grid.tag(hit.segment)
    const node = this.#nodes++
    at(this.#cuts, ring).push({ at: index + hit.u, node, p })
    return node
  }

  #endNode(key: string): number {
    const known = this.#ends.get(key)
    if (known !== undefined) return known
    const node = this.#nodes++
    this.#ends.set(key, node)
    return node
  }
}
