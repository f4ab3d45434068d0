import { at, distance, lerp, type Point, projection } from './geometry.ts'

export interface Hit {
  /** Where the hit lies, 0 to 1: `t` along the given segment, `u` along the stored one. */
  readonly t: number
  readonly u: number
  readonly segment: number
}

export interface Near {
  readonly distance: number
  readonly segment: number
  readonly u: number
}

/** Segments in a spatial hash. Finds those that cross a line, and the one nearest to a point. */
export class SegmentGrid<Tag> {
  readonly #cells = new Map<number, number[]>()
  readonly #from: Point[] = []
  readonly #to: Point[] = []
  readonly #tags: Tag[] = []
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  add(from: Point, to: Point, tag: Tag): void {
    const index = this.#from.length
    this.#from.push(from)
    this.#to.push(to)
    this.#tags.push(tag)
    for (const key of this.#keys(from, to, 0)) {
      const cell = this.#cells.get(key)
      if (cell) cell.push(index)
      else this.#cells.set(key, [index])
    }
  }

  tag(segment: number): Tag {
    return at(this.#tags, segment)
  }

  crossings(a: Point, b: Point): Hit[] {
    const hits: Hit[] = []
    for (const segment of this.#candidates(a, b, 0)) {
      const c = at(this.#from, segment)
      const d = at(this.#to, segment)
      const det = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
      if (det === 0) continue
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / det
      const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / det
      if (t >= 0 && t < 1 && u >= 0 && u < 1) hits.push({ t, u, segment })
    }
    return hits.sort((x, y) => x.t - y.t)
  }

  crosses(a: Point, b: Point): boolean {
    const x0 = Math.floor(Math.min(a[0], b[0]) / this.#size)
    const x1 = Math.floor(Math.max(a[0], b[0]) / this.#size)
    const y0 = Math.floor(Math.min(a[1], b[1]) / this.#size)
    const y1 = Math.floor(Math.max(a[1], b[1]) / this.#size)
    for (let x = x0; x <= x1; x++)
      for (let y = y0; y <= y1; y++)
        if (this.#cells.has(x * 65536 + y)) return this.crossings(a, b).length > 0
    return false
  }

  nearest(p: Point, within: number, wanted: (tag: Tag) => boolean = () => true): Near | null {
    let best: Near | null = null
    for (const segment of this.#candidates(p, p, within)) {
      if (!wanted(this.tag(segment))) continue
      const a = at(this.#from, segment)
      const b = at(this.#to, segment)
      const u = projection(p, a, b)
      const d = distance(p, lerp(a, b, u))
      if (d <= within && (!best || d < best.distance)) best = { distance: d, segment, u }
    }
    return best
  }

  *#keys(a: Point, b: Point, margin: number): Generator<number> {
    const x0 = Math.floor((Math.min(a[0], b[0]) - margin) / this.#size)
    const x1 = Math.floor((Math.max(a[0], b[0]) + margin) / this.#size)
    const y0 = Math.floor((Math.min(a[1], b[1]) - margin) / this.#size)
    const y1 = Math.floor((Math.max(a[1], b[1]) + margin) / this.#size)
    for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) yield x * 65536 + y
  }

  #candidates(a: Point, b: Point, margin: number): Iterable<number> {
    const found = new Set<number>()
    for (const key of this.#keys(a, b, margin))
      for (const index of this.#cells.get(key) ?? []) found.add(index)
    return found
  }
}
