import { at, type Point } from '../lib/geometry.ts'
import type { Mesh } from './mesh.ts'

/** A line between two labels. `plus` lies to its right on the screen. Ends are numbered; a loop has none (-1). */
export interface Chain {
  readonly points: readonly Point[]
  readonly plus: string
  readonly minus: string
  readonly from: number
  readonly to: number
}

const CROWDED = 14

/** Finds and smooths the lines between differently labelled mesh points. Lines that meet share their end exactly. */
export function chainsOf(
  mesh: Mesh,
  labels: readonly (string | undefined)[],
  passes: number,
  pin: (p: Point) => Point | null
): Chain[] {
  const { triangles, halfedges } = mesh.delaunay
  const label = (corner: number) => labels[at(triangles, corner)] ?? ''
  const next = (e: number) => (e % 3 === 2 ? e - 2 : e + 1)
  const cut = (e: number) => label(e) !== label(next(e))
  const corners = (t: number) => [3 * t, 3 * t + 1, 3 * t + 2]
  const positions = smoothed(mesh, passes, cut)
  const degree = (t: number) => corners(t).filter(cut).length
  const isEnd = (t: number) => degree(t) === 3 || corners(t).some((e) => cut(e) && at(halfedges, e) < 0)
  // If two ends lie close together, pinning them to a river could swap them. Such ends stay where they are.
  const ends = [...positions].filter(([t]) => isEnd(t))
  for (const [t, p] of ends) {
    const pinned = pin(p)
    const crowded = ends.some(
      ([other, q]) => other !== t && Math.hypot(p[0] - q[0], p[1] - q[1]) < CROWDED && pin(q)
    )
    if (pinned && !crowded) positions.set(t, pinned)
  }
  const position = (t: number): Point => {
    const p = positions.get(t)
    if (!p) throw new Error('a border left the mesh')
    return p
  }
  const sides = (e: number): { plus: string; minus: string } => {
    const [a, b, c] = [e, next(e), next(next(e))].map((corner) => at(mesh.points, at(triangles, corner)))
    if (!a || !b || !c) throw new Error('a triangle lacks a corner')
    // The direction from inside the triangle out through the edge a-b.
    const d: Point = [(a[0] + b[0]) / 2 - c[0], (a[1] + b[1]) / 2 - c[1]]
    const aIsPlus = d[0] * (a[1] - c[1]) - d[1] * (a[0] - c[0]) > 0
    return aIsPlus ? { plus: label(e), minus: label(next(e)) } : { plus: label(next(e)), minus: label(e) }
  }
  const used = new Set<number>()
  const walk = (start: number): { path: number[]; closed: boolean } => {
    const path = [Math.floor(start / 3)]
    for (let e = start; ; ) {
      used.add(e)
      const twin = at(halfedges, e)
      if (twin < 0) return { path, closed: false }
      used.add(twin)
      const t = Math.floor(twin / 3)
      path.push(t)
      if (isEnd(t)) return { path, closed: false }
      const on = corners(t).find((other) => other !== twin && cut(other))
      if (on === undefined) return { path, closed: false }
      if (on === start || used.has(on)) return { path, closed: true }
      e = on
    }
  }
  const chains: Chain[] = []
  const trace = (start: number) => {
    if (used.has(start)) return
    const { path, closed } = walk(start)
    if (path.length < 2) return
    const ends = closed ? { from: -1, to: -1 } : { from: at(path, 0), to: at(path, path.length - 1) }
    chains.push({ points: path.map(position), ...sides(start), ...ends })
  }
  for (const t of positions.keys()) if (isEnd(t)) for (const e of corners(t)) if (cut(e)) trace(e)
  for (const t of positions.keys()) for (const e of corners(t)) if (cut(e)) trace(e)
  return chains
}

/** Centres of the triangles that a border passes through, smoothed along the border. */
function smoothed(mesh: Mesh, passes: number, cut: (e: number) => boolean): Map<number, Point> {
  const { triangles, halfedges } = mesh.delaunay
  const around = new Map<number, number[]>()
  let positions = new Map<number, Point>()
  for (let t = 0; t < triangles.length / 3; t++) {
    const edges = [3 * t, 3 * t + 1, 3 * t + 2]
    const cuts = edges.filter(cut)
    if (cuts.length === 0) continue
    const [a, b, c] = edges.map((e) => at(mesh.points, at(triangles, e)))
    if (!a || !b || !c) continue
    positions.set(t, [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3])
    const beyond = cuts.map((e) => at(halfedges, e))
    around.set(t, beyond.some((e) => e < 0) ? [] : beyond.map((e) => Math.floor(e / 3)))
  }
  for (let pass = 0; pass < passes; pass++) {
    const moved = new Map<number, Point>()
    for (const [t, p] of positions) {
      const others = (around.get(t) ?? []).map((n) => positions.get(n)).filter((q) => q !== undefined)
      if (others.length < 2) {
        moved.set(t, p)
        continue
      }
      const x = others.reduce((sum, q) => sum + q[0], 0) / others.length
      const y = others.reduce((sum, q) => sum + q[1], 0) / others.length
      moved.set(t, [(p[0] + x) / 2, (p[1] + y) / 2])
    }
    positions = moved
  }
  return positions
}
