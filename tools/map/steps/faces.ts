import { at, distance, type Line, lineLength, type P, signedArea } from '../lib/geometry.ts'
import type { Edge } from './arrange.ts'

/** A walk around one side of the graph: edge `i` forwards is `i`, backwards `~i`. Its inside is on the plus side. */
export interface Walk {
  readonly edges: readonly number[]
  readonly label: string
  readonly area: number
  readonly line: Line
}

export const sideOf = (edge: Edge, ref: number): string => (ref >= 0 ? edge.plus : edge.minus)

/** All walks, each with the label of its inside; edges without labels of their own take it over. */
export function walkFaces(edges: readonly Edge[], guess: (edge: Edge, ref: number) => string): Walk[] {
  const out = new Map<number, { ref: number; angle: number }[]>()
  const leave = (node: number, ref: number, a: P, b: P) => {
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

export function pointsOf(edges: readonly Edge[], ref: number): readonly P[] {
  return ref >= 0 ? at(edges, ref).points : at(edges, ~ref).points.toReversed()
}

/** Gives each piece that holds none of its own anchors to the neighbour it shares most border with. */
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

/** Nearest mesh point just beside the middle of an edge, on the asked side. */
export function beside(edge: Edge, ref: number): P {
  const points = edge.points
  const k = Math.max(1, points.length >> 1)
  const a = at(points, k - 1)
  const b = at(points, k)
  const d = distance(a, b) || 1
  const side = ref >= 0 ? 1.5 : -1.5
  return [(a[0] + b[0]) / 2 - ((b[1] - a[1]) / d) * side, (a[1] + b[1]) / 2 + ((b[0] - a[0]) / d) * side]
}
