import { at, distance, lerp, lineLength, type Point, type PointLine, signedArea } from '../lib/geometry.ts'
import type { Edge } from './arrange.ts'

/** A walk around one face of the graph: edge `i` forwards is `i`, backwards `~i`. Its inside is on the plus side. */
export interface Walk {
  readonly edges: readonly number[]
  readonly label: string
  readonly area: number
  readonly line: PointLine
}

export const sideOf = (edge: Edge, ref: number): string => (ref >= 0 ? edge.plus : edge.minus)

/** Finds all walks. A walk takes its label from the first edge that has one on that side, otherwise from `guess`. */
export function walkFaces(edges: readonly Edge[], guess: (edge: Edge, ref: number) => string): Walk[] {
  const out = new Map<number, { ref: number; angle: number }[]>()
  const leave = (node: number, ref: number, a: Point, b: Point) => {
    const list = out.get(node) ?? []
    list.push({ ref, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) })
    out.set(node, list)
  }
  edges.forEach((edge, i) => {
    const p = edge.points
    leave(edge.from, i, at(p, 0), at(p, 1))
    leave(edge.to, ~i, at(p, p.length - 1), at(p, p.length - 2))
  })
  for (const list of out.values()) list.sort((a, b) => a.angle - b.angle)
  const next = (ref: number): number => {
    const edge = at(edges, ref >= 0 ? ref : ~ref)
    const list = out.get(ref >= 0 ? edge.to : edge.from) ?? []
    const back = list.findIndex((leaving) => leaving.ref === ~ref)
    return at(list, (back + list.length - 1) % list.length).ref
  }
  const seen = new Set<number>()
  const walks: Walk[] = []
  for (let i = 0; i < edges.length; i++) {
    for (const start of [i, ~i]) {
      if (seen.has(start)) continue
      const refs: number[] = []
      for (let ref = start; !seen.has(ref); ref = next(ref)) {
        seen.add(ref)
        refs.push(ref)
      }
      const known = refs
        .map((ref) => sideOf(at(edges, ref >= 0 ? ref : ~ref), ref))
        .find((label) => label !== '')
      const label = known ?? guess(at(edges, start >= 0 ? start : ~start), start)
      const line = refs.flatMap((ref) => pointsOf(edges, ref).slice(0, -1))
      walks.push({ edges: refs, label, area: signedArea(line), line })
    }
  }
  return walks
}

export function pointsOf(edges: readonly Edge[], ref: number): readonly Point[] {
  return ref >= 0 ? at(edges, ref).points : at(edges, ~ref).points.toReversed()
}

/** Joins edges that meet end to end at a node without others, for instance where a crumb between them is gone. */
export function joinEdges(edges: readonly Edge[]): Edge[] {
  const meeting = new Map<number, Edge[]>()
  const meet = (node: number, edge: Edge) => meeting.set(node, [...(meeting.get(node) ?? []), edge])
  const forget = (edge: Edge) => {
    for (const node of [edge.from, edge.to])
      meeting.set(
        node,
        (meeting.get(node) ?? []).filter((other) => other !== edge)
      )
  }
  for (const edge of edges) {
    meet(edge.from, edge)
    meet(edge.to, edge)
  }
  const out = new Set(edges)
  for (const node of [...meeting.keys()]) {
    const [a, b, ...others] = meeting.get(node) ?? []
    if (!a || !b || others.length > 0 || a === b || a.kind !== b.kind || a.polygon !== b.polygon) continue
    const [before, after] = a.to === node ? [a, b] : [b, a]
    if (before.to !== node || after.from !== node) continue
    if (before.plus !== after.plus || before.minus !== after.minus) continue
    const joined = { ...before, points: [...before.points, ...after.points.slice(1)], to: after.to }
    for (const old of [a, b]) {
      forget(old)
      out.delete(old)
    }
    out.add(joined)
    meet(joined.from, joined)
    meet(joined.to, joined)
  }
  return [...out]
}

/**
 * Shrinks short false borders to a corner. At either end the line that goes on most nearly straight grows along the
 * false border to its middle, and the other lines are pulled there.
 */
export function tighten(edges: readonly Edge[], isFalse: (edge: Edge) => boolean): Edge[] {
  const out = edges.map((edge) => ({ ...edge }))
  const used = new Set<number>()
  for (const edge of out.filter(isFalse)) {
    if (used.has(edge.from) || used.has(edge.to)) continue
    used.add(edge.from).add(edge.to)
    const half = lineLength(edge.points) / 2 - 0.5
    if (half <= 0) continue
    const towardsFrom = upTo(edge.points, half)
    const towardsTo = upTo(edge.points.toReversed(), half)
    retreat(out, edge, edge.from, towardsFrom)
    retreat(out, edge, edge.to, towardsTo)
    edge.points = [at(towardsFrom, towardsFrom.length - 1), at(towardsTo, towardsTo.length - 1)]
  }
  return out
}

/** Moves the end of `edge` at `node` along `path`. The other lines there follow. */
function retreat(edges: readonly Edge[], edge: Edge, node: number, path: readonly Point[]): void {
  const target = at(path, path.length - 1)
  const others = edges
    .filter((other) => other !== edge && (other.from === node || other.to === node))
    .map((other) => {
      const outward = other.from === node ? other.points : other.points.toReversed()
      return { other, outward, turn: straightness(path, outward) }
    })
    .sort((a, b) => a.turn - b.turn)
  others.forEach(({ other, outward }, i) => {
    const moved = i === 0 ? [...path.toReversed(), ...outward.slice(1)] : pulled(outward, target)
    other.points = other.from === node ? moved : moved.toReversed()
  })
}

/** Compares two lines that start at one point: -1 if they go opposite ways, 1 if they go the same way. */
function straightness(path: readonly Point[], outward: readonly Point[]): number {
  const [o, a, b] = [at(path, 0), at(path, path.length - 1), at(outward, Math.min(4, outward.length - 1))]
  const [ux, uy, vx, vy] = [a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1]]
  return (ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1)
}

/** The first stretch of a line, of the given length. */
function upTo(line: readonly Point[], length: number): Point[] {
  const out: Point[] = [at(line, 0)]
  let s = 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const d = distance(a, b)
    if (s + d >= length) {
      out.push(lerp(a, b, d > 0 ? (length - s) / d : 0))
      break
    }
    s += d
    out.push(b)
  }
  return out
}

/** The line with its start moved. The shift fades out along the line. */
function pulled(line: PointLine, to: Point): Point[] {
  const start = at(line, 0)
  const [dx, dy] = [to[0] - start[0], to[1] - start[1]]
  const reach = 4 * Math.hypot(dx, dy) + 1
  let s = 0
  return line.map((p, i) => {
    if (i === 0) return to
    s += distance(at(line, i - 1), p)
    const ease = Math.max(0, 1 - s / reach) ** 2
    return [p[0] + dx * ease, p[1] + dy * ease]
  })
}

/** Gives each crumb, a piece without an anchor of its own, to the neighbour with the longest common border. */
export function absorbCrumbs(
  edges: readonly Edge[],
  guess: (edge: Edge, ref: number) => string,
  isCrumb: (walk: Walk) => boolean
): Edge[] {
  let current = edges.map((edge) => ({ ...edge }))
  for (let pass = 0; pass < 6; pass++) {
    const walks = walkFaces(current, guess)
    let changed = false
    for (const walk of walks) {
      if (walk.area <= 0 || !isCrumb(walk)) continue
      const lengths = new Map<string, number>()
      for (const ref of walk.edges) {
        const edge = at(current, ref >= 0 ? ref : ~ref)
        if (edge.kind !== 'border' && edge.kind !== 'sea') continue
        const other = sideOf(edge, ~ref)
        if (other !== walk.label) lengths.set(other, (lengths.get(other) ?? 0) + lineLength(edge.points))
      }
      const [heir] = [...lengths].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      if (!heir) continue
      changed = true
      for (const ref of walk.edges) {
        const edge = at(current, ref >= 0 ? ref : ~ref)
        if (edge.kind !== 'border' && edge.kind !== 'sea') continue
        if (ref >= 0) edge.plus = heir[0]
        else edge.minus = heir[0]
      }
    }
    if (!changed) return current
    current = current.filter((edge) => edge.plus === '' || edge.plus !== edge.minus)
  }
  return current
}

/** A point just beside the middle of an edge, on the side that `ref` names. */
export function beside(edge: Edge, ref: number): Point {
  const points = edge.points
  const k = Math.max(1, points.length >> 1)
  const a = at(points, k - 1)
  const b = at(points, k)
  const d = distance(a, b) || 1
  const side = ref >= 0 ? 1.5 : -1.5
  return [(a[0] + b[0]) / 2 - ((b[1] - a[1]) / d) * side, (a[1] + b[1]) / 2 + ((b[0] - a[0]) / d) * side]
}
