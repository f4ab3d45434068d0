import { at, distance, first, last, lerp, lineLength, type Point } from '../lib/geometry.ts'
import type { Chain } from './chains.ts'
import type { Growth, Source } from './grow.ts'
import type { Mesh } from './mesh.ts'

/** The shortest border that a player can still see. */
const WANTED = 11
/** The longest contact that still looks like a mere corner. */
export const CORNER = 9

export const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/**
 * Growth alone leaves a few corners the wrong way round: two provinces touch that the topology keeps apart,
 * or a border of the topology is too short to see. Returns extra sources that pinch such corners into shape.
 */
export function pinches(
  mesh: Mesh,
  isLand: (p: Point) => boolean,
  growth: Growth,
  chains: readonly Chain[],
  bordering: ReadonlySet<string>,
  strength: number
): Source[] {
  const totals = new Map<string, number>()
  const longest = new Map<string, { chain: Chain; points: readonly Point[]; length: number }>()
  for (const chain of chains) {
    const key = pairKey(chain.plus, chain.minus)
    const points = onLand(chain.points, isLand)
    const length = lineLength(points)
    if (points.length < 2) continue
    totals.set(key, (totals.get(key) ?? 0) + length)
    if (length > (longest.get(key)?.length ?? 0)) longest.set(key, { chain, points, length })
  }
  const out: Source[] = []
  const add = (label: string, p: Point, bonus: number, from: Point = p) => {
    if (!isLand(p) || mesh.rivers.crosses(from, p)) return
    out.push({ label, at: p, head: Math.max(2, at(growth.cost, mesh.delaunay.find(p[0], p[1])) - bonus) })
  }
  /** Makes `a` and `b` meet along a line through p in direction d, with a on the plus side. */
  const meet = (a: string, b: string, p: Point, d: Point, from: number, to: number) => {
    const [own, other]: [Point, Point] = [
      [p[0] - d[1] * 3, p[1] + d[0] * 3],
      [p[0] + d[1] * 3, p[1] - d[0] * 3]
    ]
    for (let k = from; k <= to; k += 3) {
      const q: Point = [p[0] + d[0] * k, p[1] + d[1] * k]
      add(a, [q[0] - d[1] * 3, q[1] + d[0] * 3], strength, own)
      add(b, [q[0] + d[1] * 3, q[1] - d[0] * 3], strength, other)
    }
  }
  const game = ({ plus, minus }: Chain) => plus.startsWith('province:') && minus.startsWith('province:')
  for (const [key, { chain, points, length }] of [...longest].sort((x, y) => (x[0] < y[0] ? -1 : 1))) {
    if (!game(chain)) continue
    const total = totals.get(key) ?? 0
    const [a, b] = [first(points), last(points)]
    const span = distance(a, b) || 1
    const d: Point = [(b[0] - a[0]) / span, (b[1] - a[1]) / span]
    const m = lerp(a, b, 0.5)
    if (bordering.has(key)) {
      const lack = (WANTED - total) / 2
      if (lack > 0) meet(chain.plus, chain.minus, m, d, -length / 2 - lack, length / 2 + lack)
      continue
    }
    if (lineLength(chain.points) > 60) continue
    const third = (node: number) =>
      chains
        .filter((other) => other !== chain && (other.from === node || other.to === node))
        .flatMap(({ plus, minus }) => [plus, minus])
        .find((label) => label !== chain.plus && label !== chain.minus)
    const [atA, atB] = [third(chain.from), third(chain.to)]
    if (atA === undefined || atB === undefined) continue
    const wedge = bordering.has(pairKey(atA, atB))
    // If neither pair of the four provinces may touch, a corner is the best possible.
    if (!wedge && span < CORNER) continue
    for (let k = wedge ? 0 : 3; k < span / 2; k += 3) {
      add(atA, [m[0] - d[0] * k, m[1] - d[1] * k], strength)
      add(atB, [m[0] + d[0] * k, m[1] + d[1] * k], strength)
    }
    if (!wedge) meet(chain.plus, chain.minus, m, d, 0, 0)
    const across: Point = [d[1], -d[0]]
    if (wedge) meet(atB, atA, m, across, -WANTED / 2, WANTED / 2)
  }
  return out
}

/** The longest stretch of a line that lies on land. */
function onLand(points: readonly Point[], isLand: (p: Point) => boolean): readonly Point[] {
  let best: readonly Point[] = []
  let run: Point[] = []
  for (const p of points) {
    if (isLand(p)) run.push(p)
    else run = []
    if (run.length > best.length) best = [...run]
  }
  return best
}
