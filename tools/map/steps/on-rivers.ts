import { at, distance, first, last, lerp, lineLength, type Point, type PointLine } from '../lib/geometry.ts'
import type { Chain } from './chains.ts'
import type { Mesh } from './mesh.ts'
import type { Course } from './rivers.ts'

const REACH = 2.6

interface CoursePosition {
  readonly course: number
  readonly s: number
}

/** Lays the parts of borders that follow a river exactly onto its course, so that both are the same line. */
export class RiverBed {
  readonly #mesh: Mesh
  readonly #courses: readonly Course[]
  readonly #along: number[][]
  readonly #stops: Map<number, { s: number; p: Point }[]> = new Map()
  readonly #fixed = new Set<string>()

  constructor(mesh: Mesh, courses: readonly Course[]) {
    this.#mesh = mesh
    this.#courses = courses
    this.#along = courses.map(({ line }) => {
      let s = 0
      return line.map((p, i) => {
        if (i > 0) s += distance(at(line, i - 1), p)
        return s
      })
    })
  }

  /** The nearest point of a river, if one is close. */
  readonly pin = (p: Point): Point | null => {
    const place = this.#place(p, REACH)
    return place ? this.#point(place) : null
  }

  lay(chain: Chain): Chain {
    const places = chain.points.map((p) => this.#place(p, REACH))
    // An end that is near the river but not on it stays clear of it for a few points.
    const free = (i: number) => this.#place(at(chain.points, i), 1e-3) === null
    const clear = places.length > 10 ? 3 : 1
    if (free(0)) places.fill(null, 0, clear)
    if (free(places.length - 1)) places.fill(null, -clear)
    const points: Point[] = []
    for (let i = 0; i < chain.points.length; ) {
      const start = places[i]
      if (!start) {
        points.push(at(chain.points, i++))
        continue
      }
      let end = i
      for (let k = i + 1; k < places.length && k - end <= 3; k++)
        if (places[k]?.course === start.course) end = k
      const stop = places[end]
      const bed = stop && end - i >= 2 ? this.#between(start, stop) : null
      const length = lineLength(chain.points.slice(i, end + 1))
      if (!bed || lineLength(bed) > length * 1.6 + 4 || lineLength(bed) < length * 0.5) {
        points.push(at(chain.points, i++))
        continue
      }
      // Other borders share the ends of this one, so the ends keep their place.
      if (i === 0) bed[0] = first(chain.points)
      if (end === places.length - 1) bed[bed.length - 1] = last(chain.points)
      this.#stop(start, first(bed))
      if (stop) this.#stop(stop, last(bed))
      for (const p of bed) this.#fixed.add(p.join())
      points.push(...bed)
      i = end + 1
    }
    return { ...chain, points: points.filter((p, i) => i === 0 || distance(p, at(points, i - 1)) > 1e-9) }
  }

  /** Whether a border point lies on a river. The drawing never simplifies such points away. */
  readonly holds = (p: Point): boolean => this.#fixed.has(p.join())

  /** The course with every point where a border joins or leaves it. */
  course(index: number): PointLine {
    const { line } = at(this.#courses, index)
    const along = at(this.#along, index)
    const all = line.map((p, i) => ({ s: at(along, i), p }))
    for (const stop of this.#stops.get(index) ?? []) all.push(stop)
    all.sort((a, b) => a.s - b.s)
    return all.map(({ p }) => p).filter((p, i, list) => i === 0 || distance(p, at(list, i - 1)) > 1e-6)
  }

  #stop({ course, s }: CoursePosition, p: Point): void {
    const stops = this.#stops.get(course)
    if (stops) stops.push({ s, p })
    else this.#stops.set(course, [{ s, p }])
  }

  #place(p: Point, within: number): CoursePosition | null {
    const near = this.#mesh.rivers.nearest(p, within)
    if (!near) return null
    const { course, index } = this.#mesh.rivers.tag(near.segment)
    const along = at(this.#along, course)
    return { course, s: at(along, index) + near.u * (at(along, index + 1) - at(along, index)) }
  }

  #point({ course, s }: CoursePosition): Point {
    const along = at(this.#along, course)
    const { line } = at(this.#courses, course)
    let i = 1
    while (i < along.length - 1 && at(along, i) < s) i++
    const [a, b] = [at(along, i - 1), at(along, i)]
    return lerp(at(line, i - 1), at(line, i), b > a ? (s - a) / (b - a) : 0)
  }

  #between(from: CoursePosition, to: CoursePosition): Point[] {
    const along = at(this.#along, from.course)
    const { line } = at(this.#courses, from.course)
    const [low, high] = from.s < to.s ? [from, to] : [to, from]
    const inner = line.filter((_, i) => at(along, i) > low.s + 1e-6 && at(along, i) < high.s - 1e-6)
    const points = [this.#point(low), ...inner, this.#point(high)]
    return from.s < to.s ? points : points.toReversed()
  }
}
