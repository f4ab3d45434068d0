export type Point = readonly [x: number, y: number]
export type PointLine = readonly Point[]
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Returns an element that must exist: an index out of range is a bug of the builder. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`index ${index} of ${list.length}`)
  return value
}

export const first = <T>(list: ArrayLike<T>): T => at(list, 0)
export const last = <T>(list: ArrayLike<T>): T => at(list, list.length - 1)
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t
]
export const grown = (b: Box, by: number): Box => ({
  x0: b.x0 - by,
  y0: b.y0 - by,
  x1: b.x1 + by,
  y1: b.y1 + by
})

export function boxOf(points: Iterable<Point>): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < x0) x0 = x
    if (y < y0) y0 = y
    if (x > x1) x1 = x
    if (y > y1) y1 = y
  }
  return { x0, y0, x1, y1 }
}

export function lineLength(line: PointLine): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(at(line, i - 1), at(line, i))
  return sum
}

/** The area by the shoelace formula: positive if the ring runs clockwise on the screen (y downwards). */
export function signedArea(ring: PointLine): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = at(ring, j)
    const b = at(ring, i)
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return sum / 2
}

export function inRing(ring: PointLine, [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = at(ring, i)
    const b = at(ring, j)
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

/** Takes the outer ring first, then the holes. */
export const inPolygon = (rings: readonly PointLine[], p: Point): boolean =>
  rings.reduce((inside, ring) => inRing(ring, p) !== inside, false)

/** Adds points until no segment is longer than `step`. */
export function densify(line: PointLine, step: number): Point[] {
  const out: Point[] = [first(line)]
  for (let i = 1; i < line.length; i++) {
    const a = at(line, i - 1)
    const b = at(line, i)
    const n = Math.ceil(distance(a, b) / step)
    for (let k = 1; k < n; k++) out.push(lerp(a, b, k / n))
    out.push(b)
  }
  return out
}

/** Puts points at equal distances along the line and keeps both ends. */
export function resample(line: PointLine, step: number): Point[] {
  const total = lineLength(line)
  const n = Math.max(1, Math.round(total / step))
  const out: Point[] = [first(line)]
  let seg = 1
  let done = 0
  for (let k = 1; k < n; k++) {
    const target = (total * k) / n
    let len = distance(at(line, seg - 1), at(line, seg))
    while (done + len < target && seg < line.length - 1) {
      done += len
      seg++
      len = distance(at(line, seg - 1), at(line, seg))
    }
    out.push(lerp(at(line, seg - 1), at(line, seg), len > 0 ? Math.min(1, (target - done) / len) : 0))
  }
  out.push(last(line))
  return out
}

/** Smooths a line by Laplacian passes, with its ends fixed. */
export function smooth(line: PointLine, passes: number): Point[] {
  let points = line.map((p) => p)
  for (let pass = 0; pass < passes; pass++) {
    points = points.map((p, i) => {
      if (i === 0 || i === points.length - 1) return p
      const a = at(points, i - 1)
      const b = at(points, i + 1)
      return [p[0] / 2 + (a[0] + b[0]) / 4, p[1] / 2 + (a[1] + b[1]) / 4]
    })
  }
  return points
}

/** Rounds a closed ring by Chaikin's corner cutting, so that a coast looks drawn by hand. */
export function roundRing(ring: PointLine, passes: number): PointLine {
  let points = ring
  for (let pass = 0; pass < passes; pass++) {
    const current = points
    points = current.flatMap((p, i): Point[] => {
      const q = at(current, (i + 1) % current.length)
      return [lerp(p, q, 0.25), lerp(p, q, 0.75)]
    })
  }
  return points
}

/** Simplifies a line by Douglas-Peucker. Points for which `keep` holds always stay. */
export function simplify(
  line: PointLine,
  tolerance: number,
  keep: (p: Point) => boolean = () => false
): Point[] {
  const kept = new Uint8Array(line.length)
  const split = (from: number, to: number) => {
    let worst = 0
    let where = -1
    const a = at(line, from)
    const b = at(line, to)
    for (let i = from + 1; i < to; i++) {
      const d = distanceToSegment(at(line, i), a, b)
      if (d > worst) {
        worst = d
        where = i
      }
    }
    if (where < 0 || worst <= tolerance) return
    kept[where] = 1
    split(from, where)
    split(where, to)
  }
  let from = 0
  for (let i = 0; i < line.length; i++) {
    if (i !== 0 && i !== line.length - 1 && !keep(at(line, i))) continue
    kept[i] = 1
    if (i > from) split(from, i)
    from = i
  }
  return line.filter((_, i) => kept[i] === 1)
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  return distance(p, lerp(a, b, projection(p, a, b)))
}

/** Where on a-b the point nearest to p lies, 0 to 1. */
export function projection(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length2 = dx * dx + dy * dy
  if (length2 === 0) return 0
  return Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2))
}
