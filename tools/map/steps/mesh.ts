import { Delaunay } from 'd3-delaunay'
import { at, type Box, distance, type Point, type PointLine, resample } from '../lib/geometry.ts'
import { hash } from '../lib/noise.ts'
import { SegmentGrid } from '../lib/segment-grid.ts'

const SPACING = 5
/** Pairs of mesh points lie at this distance on both banks, so that borders can lie on the river itself. */
const BANK = 1.4
const PAIR_SPACING = 3.5

export interface Mesh {
  readonly points: readonly Point[]
  /** The same points before the enlargement. Growth measures distances between these. */
  readonly origins: readonly Point[]
  readonly delaunay: Delaunay<Point>
  readonly neighbours: readonly (readonly number[])[]
  readonly rivers: SegmentGrid<CourseSegment>
}

export interface CourseSegment {
  readonly course: number
  readonly index: number
}

export function buildMesh(box: Box, courses: readonly PointLine[], inverse: (p: Point) => Point): Mesh {
  const rivers = new SegmentGrid<CourseSegment>(12)
  courses.forEach((line, course) => {
    for (let i = 1; i < line.length; i++) rivers.add(at(line, i - 1), at(line, i), { course, index: i - 1 })
  })
  const points: Point[] = []
  const banks = new SegmentGrid<null>(12)
  for (const course of courses) {
    const line = resample(course, PAIR_SPACING)
    for (let i = 1; i < line.length; i++) {
      const a = at(line, i - 1)
      const b = at(line, i)
      const d = distance(a, b)
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      if (d < 1e-6 || banks.nearest(middle, BANK * 1.6)) continue
      banks.add(middle, middle, null)
      const nx = (-(b[1] - a[1]) / d) * BANK
      const ny = ((b[0] - a[0]) / d) * BANK
      points.push([middle[0] + nx, middle[1] + ny], [middle[0] - nx, middle[1] - ny])
    }
  }
  for (let j = 0, y = box.y0; y <= box.y1; j++, y += SPACING) {
    for (let i = 0, x = box.x0; x <= box.x1; i++, x += SPACING) {
      const p: Point = [
        x + (hash(i, j, 11) - 0.5) * SPACING * 0.9,
        y + (hash(i, j, 12) - 0.5) * SPACING * 0.9
      ]
      if (!rivers.nearest(p, BANK + 2)) points.push(p)
    }
  }
  const delaunay = new Delaunay<Point>(Float64Array.from(points.flat()))
  const neighbours = points.map((_, i) => [...delaunay.neighbors(i)])
  return { points, origins: points.map(inverse), delaunay, neighbours, rivers }
}
