import { at, type Box, inPolygon, type Point, type PointLine } from '../lib/geometry.ts'
import { inputs, project } from './inputs.ts'

const DOMAIN: Box = { x0: -240, y0: -240, x1: 3840, y1: 2640 }
const STEP = 20
const COLUMNS = (DOMAIN.x1 - DOMAIN.x0) / STEP
const ROWS = (DOMAIN.y1 - DOMAIN.y0) / STEP
/** How strongly to equalise the provinces: 0 leaves the map as it is, 1 makes all equal. */
const STRENGTH = 0.6
const SPREAD = 82
const LEAST = 0.45
const MOST = 4.2
const WASTE = 0.6

export interface Warp {
  forward(p: Point): Point
  inverse(p: Point): Point
  /** Local enlargement of areas; positive everywhere means that nothing folds. */
  enlargement(p: Point): number
}

/**
 * A gentle cartogram: crowded lands grow, empty ones shrink. The target enlargement is a smooth field, and
 * points flow down its gradient (Gastner, Seguy and More 2018), which keeps the map free of folds.
 */
export function buildWarp(land: readonly PointLine[][]): Warp {
  const density = targetDensity(land)
  const [fx, fy] = flux(density)
  const nodesX = new Float64Array((COLUMNS + 1) * (ROWS + 1))
  const nodesY = new Float64Array((COLUMNS + 1) * (ROWS + 1))
  const mean = density.reduce((sum, d) => sum + d, 0) / density.length
  const velocity = ([x, y]: Point, t: number): Point => {
    const d = (1 - t) * cellValue(density, x, y) + t * mean
    return [faceX(fx, x, y) / d, faceY(fy, x, y) / d]
  }
  const steps = 80
  for (let j = 0; j <= ROWS; j++) {
    for (let i = 0; i <= COLUMNS; i++) {
      let p: Point = [DOMAIN.x0 + i * STEP, DOMAIN.y0 + j * STEP]
      for (let k = 0; k < steps; k++) {
        const [ux, uy] = velocity(p, k / steps)
        const middle: Point = [p[0] + ux / steps / 2, p[1] + uy / steps / 2]
        const [vx, vy] = velocity(middle, (k + 0.5) / steps)
        p = [p[0] + vx / steps, p[1] + vy / steps]
      }
      nodesX[j * (COLUMNS + 1) + i] = p[0]
      nodesY[j * (COLUMNS + 1) + i] = p[1]
    }
  }
  const forward = ([x, y]: Point): Point => [bicubic(nodesX, x, y), bicubic(nodesY, x, y)]
  const jacobian = (p: Point): [number, number, number, number] => {
    const e = 0.5
    const [ax, ay] = forward([p[0] - e, p[1]])
    const [bx, by] = forward([p[0] + e, p[1]])
    const [cx, cy] = forward([p[0], p[1] - e])
    const [dx, dy] = forward([p[0], p[1] + e])
    return [bx - ax, dx - cx, by - ay, dy - cy]
  }
  return {
    forward,
    enlargement(p) {
      const [a, b, c, d] = jacobian(p)
      return a * d - b * c
    },
    inverse(target) {
      let p = target
      for (let k = 0; k < 30; k++) {
        const [x, y] = forward(p)
        const [ex, ey] = [target[0] - x, target[1] - y]
        if (Math.abs(ex) + Math.abs(ey) < 1e-3) break
        const [a, b, c, d] = jacobian(p)
        const det = a * d - b * c
        const limit = Math.min(1, 60 / Math.hypot((d * ex - b * ey) / det, (a * ey - c * ex) / det))
        p = [p[0] + (limit * (d * ex - b * ey)) / det, p[1] + (limit * (a * ey - c * ex)) / det]
      }
      return p
    }
  }
}

/** The target enlargement of each cell: small provinces grow, large ones and the wasteland shrink. */
function targetDensity(land: readonly PointLine[][]): Float64Array {
  const anchors: { p: Point; province: number }[] = []
  Object.values(inputs.provinces).forEach(({ anchors: own }, province) => {
    for (const anchor of own) anchors.push({ p: project(anchor), province })
  })
  for (const anchor of inputs.wasteland.land) anchors.push({ p: project(anchor), province: -1 })
  const owner = new Int32Array(COLUMNS * ROWS).fill(-2)
  const sizes = new Map<number, number>()
  for (let cell = 0; cell < owner.length; cell++) {
    const p = centre(cell)
    if (!land.some((rings) => inPolygon(rings, p))) continue
    let best = Infinity
    for (const anchor of anchors) {
      const d = (anchor.p[0] - p[0]) ** 2 + (anchor.p[1] - p[1]) ** 2
      if (d < best) {
        best = d
        owner[cell] = anchor.province
      }
    }
    const province = at(owner, cell)
    sizes.set(province, (sizes.get(province) ?? 0) + 1)
  }
  sizes.delete(-1)
  const sorted = [...sizes.values()].sort((a, b) => a - b)
  const median = at(sorted, sorted.length >> 1)
  const targets: { p: Point; weight: number; factor: number }[] = []
  const factorFor = (cells: number) => Math.min(MOST, Math.max(LEAST, (median / cells) ** STRENGTH))
  for (let cell = 0; cell < owner.length; cell++) {
    const size = sizes.get(at(owner, cell))
    if (size) targets.push({ p: centre(cell), weight: 1 / Math.sqrt(size), factor: factorFor(size) })
    else targets.push({ p: centre(cell), weight: 0.012, factor: WASTE })
  }
  // Provinces too small to hold a cell centre, such as the lesser islands, have a target as well.
  Object.values(inputs.provinces).forEach(({ anchors: own }, province) => {
    const [anchor] = own
    if (anchor && !sizes.has(province)) targets.push({ p: project(anchor), weight: 1, factor: MOST })
  })
  const out = new Float64Array(owner.length)
  const reach = SPREAD * 3
  const byCell = targets.slice(0, owner.length)
  const extra = targets.slice(owner.length)
  const cells = Math.ceil(reach / STEP)
  for (let cell = 0; cell < out.length; cell++) {
    const p = centre(cell)
    const [ci, cj] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
    let sum = 0
    let weights = 0
    const addTarget = (target: { p: Point; weight: number; factor: number }) => {
      const g =
        target.weight * Math.exp(-((target.p[0] - p[0]) ** 2 + (target.p[1] - p[1]) ** 2) / (2 * SPREAD ** 2))
      sum += g * target.factor
      weights += g
    }
    for (let j = Math.max(0, cj - cells); j <= Math.min(ROWS - 1, cj + cells); j++)
      for (let i = Math.max(0, ci - cells); i <= Math.min(COLUMNS - 1, ci + cells); i++)
        addTarget(at(byCell, j * COLUMNS + i))
    for (const target of extra) addTarget(target)
    out[cell] = sum / weights
  }
  return out
}

const centre = (cell: number): Point => [
  DOMAIN.x0 + ((cell % COLUMNS) + 0.5) * STEP,
  DOMAIN.y0 + (Math.floor(cell / COLUMNS) + 0.5) * STEP
]

/** The flow across cell faces. Its divergence is the density minus its mean, and none leaves the domain. */
function flux(density: Float64Array): [Float64Array, Float64Array] {
  const mean = density.reduce((sum, d) => sum + d, 0) / density.length
  const potential = new Float64Array(density.length)
  for (let pass = 0; pass < 900; pass++) {
    for (let cell = 0; cell < density.length; cell++) {
      const i = cell % COLUMNS
      const j = (cell - i) / COLUMNS
      let sum = 0
      let n = 0
      if (i > 0) {
        sum += at(potential, cell - 1)
        n++
      }
      if (i < COLUMNS - 1) {
        sum += at(potential, cell + 1)
        n++
      }
      if (j > 0) {
        sum += at(potential, cell - COLUMNS)
        n++
      }
      if (j < ROWS - 1) {
        sum += at(potential, cell + COLUMNS)
        n++
      }
      const relaxed = (sum - STEP * STEP * (at(density, cell) - mean)) / n
      potential[cell] = at(potential, cell) + 1.95 * (relaxed - at(potential, cell))
    }
  }
  const fx = new Float64Array((COLUMNS + 1) * ROWS)
  const fy = new Float64Array(COLUMNS * (ROWS + 1))
  for (let j = 0; j < ROWS; j++)
    for (let i = 1; i < COLUMNS; i++)
      fx[j * (COLUMNS + 1) + i] = (at(potential, j * COLUMNS + i) - at(potential, j * COLUMNS + i - 1)) / STEP
  for (let j = 1; j < ROWS; j++)
    for (let i = 0; i < COLUMNS; i++)
      fy[j * COLUMNS + i] = (at(potential, j * COLUMNS + i) - at(potential, (j - 1) * COLUMNS + i)) / STEP
  return [fx, fy]
}

function bilinear(values: Float64Array, columns: number, rows: number, u: number, v: number): number {
  const cu = Math.min(columns - 1, Math.max(0, u))
  const cv = Math.min(rows - 1, Math.max(0, v))
  const i = Math.min(columns - 2, Math.floor(cu))
  const j = Math.min(rows - 2, Math.floor(cv))
  const [s, t] = [cu - i, cv - j]
  const top = at(values, j * columns + i) * (1 - s) + at(values, j * columns + i + 1) * s
  const bottom = at(values, (j + 1) * columns + i) * (1 - s) + at(values, (j + 1) * columns + i + 1) * s
  return top * (1 - t) + bottom * t
}

const column = (x: number) => (x - DOMAIN.x0) / STEP
const row = (y: number) => (y - DOMAIN.y0) / STEP
const cellValue = (v: Float64Array, x: number, y: number) =>
  bilinear(v, COLUMNS, ROWS, column(x) - 0.5, row(y) - 0.5)
const faceX = (v: Float64Array, x: number, y: number) =>
  bilinear(v, COLUMNS + 1, ROWS, column(x), row(y) - 0.5)
const faceY = (v: Float64Array, x: number, y: number) =>
  bilinear(v, COLUMNS, ROWS + 1, column(x) - 0.5, row(y))

/** Interpolates the moved nodes by Catmull-Rom, smooth to the first derivative. Beyond the edge nothing moves. */
function bicubic(nodes: Float64Array, x: number, y: number): number {
  const isX = at(nodes, 1) - at(nodes, 0) > STEP / 4
  const u = Math.min(COLUMNS - 1e-9, Math.max(0, column(x)))
  const v = Math.min(ROWS - 1e-9, Math.max(0, row(y)))
  const i = Math.floor(u)
  const j = Math.floor(v)
  const wu = weights(u - i)
  const wv = weights(v - j)
  let sum = 0
  for (let b = -1; b <= 2; b++) {
    const jj = Math.min(ROWS, Math.max(0, j + b))
    let line = 0
    for (let a = -1; a <= 2; a++) {
      const ii = Math.min(COLUMNS, Math.max(0, i + a))
      line += at(wu, a + 1) * at(nodes, jj * (COLUMNS + 1) + ii)
    }
    sum += at(wv, b + 1) * line
  }
  const beyond = isX ? x - (DOMAIN.x0 + u * STEP) : y - (DOMAIN.y0 + v * STEP)
  return sum + beyond
}

const weights = (t: number): readonly number[] => [
  ((-t + 2) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((-3 * t + 4) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5
]
