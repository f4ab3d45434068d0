import { at, type Box, type Point, type PointLine } from './geometry.ts'

/** A shape as a raster, with the distance of each cell to the nearest cell outside. */
export class Mask {
  readonly box: Box
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly inside: Uint8Array
  #depth: Float32Array | null = null

  constructor(box: Box, cell: number) {
    this.cell = cell
    this.box = { x0: box.x0 - 2 * cell, y0: box.y0 - 2 * cell, x1: box.x1 + 2 * cell, y1: box.y1 + 2 * cell }
    this.columns = Math.ceil((this.box.x1 - this.box.x0) / cell)
    this.rows = Math.ceil((this.box.y1 - this.box.y0) / cell)
    this.inside = new Uint8Array(this.columns * this.rows)
  }

  /** Fills all rings together, by the even-odd rule. */
  fill(rings: readonly PointLine[]): this {
    for (let j = 0; j < this.rows; j++) {
      const y = this.box.y0 + (j + 0.5) * this.cell
      const xs: number[] = []
      for (const ring of rings) {
        for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
          const a = at(ring, k)
          const b = at(ring, i)
          if (a[1] > y !== b[1] > y) xs.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
        }
      }
      xs.sort((a, b) => a - b)
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const from = Math.max(0, Math.ceil((at(xs, k) - this.box.x0) / this.cell - 0.5))
        const to = Math.min(this.columns - 1, Math.floor((at(xs, k + 1) - this.box.x0) / this.cell - 0.5))
        for (let i = from; i <= to; i++) this.inside[j * this.columns + i] = 1
      }
    }
    this.#depth = null
    return this
  }

  /** A copy without the cells for which the test holds. */
  without(test: (p: Point) => boolean): Mask {
    const copy = new Mask(
      {
        x0: this.box.x0 + 2 * this.cell,
        y0: this.box.y0 + 2 * this.cell,
        x1: this.box.x1 - 2 * this.cell,
        y1: this.box.y1 - 2 * this.cell
      },
      this.cell
    )
    for (let i = 0; i < copy.inside.length; i++)
      copy.inside[i] = this.inside[i] === 1 && !test(copy.centre(i)) ? 1 : 0
    return copy
  }

  centre(index: number): Point {
    return [
      this.box.x0 + ((index % this.columns) + 0.5) * this.cell,
      this.box.y0 + (Math.floor(index / this.columns) + 0.5) * this.cell
    ]
  }

  has(x: number, y: number): boolean {
    const i = Math.floor((x - this.box.x0) / this.cell)
    const j = Math.floor((y - this.box.y0) / this.cell)
    return i >= 0 && j >= 0 && i < this.columns && j < this.rows && this.inside[j * this.columns + i] === 1
  }

  /** Distance to the outside, by two chamfer passes. */
  get depth(): Float32Array {
    if (this.#depth) return this.#depth
    const { columns, rows, inside } = this
    const d = new Float32Array(inside.length)
    const pass = (index: number, deltas: readonly (readonly [number, number, number])[]) => {
      if (inside[index] !== 1) return
      const i = index % columns
      const j = (index - i) / columns
      for (const [di, dj, w] of deltas) {
        const [x, y] = [i + di, j + dj]
        const value = x < 0 || y < 0 || x >= columns || y >= rows ? 0 : at(d, y * columns + x)
        if (value + w < at(d, index)) d[index] = value + w
      }
    }
    const q = Math.SQRT2
    for (let i = 0; i < d.length; i++) d[i] = inside[i] === 1 ? 1e9 : 0
    for (let i = 0; i < d.length; i++)
      pass(i, [
        [-1, 0, 1],
        [0, -1, 1],
        [-1, -1, q],
        [1, -1, q]
      ])
    for (let i = d.length - 1; i >= 0; i--)
      pass(i, [
        [1, 0, 1],
        [0, 1, 1],
        [1, 1, q],
        [-1, 1, q]
      ])
    for (let i = 0; i < d.length; i++) d[i] = at(d, i) * this.cell
    this.#depth = d
    return d
  }
}
