import type { Board } from '../board.ts'
import { type EmperorId, type SeaId, seaIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { adjacentSeas, coastOf, neighbours } from '../world/queries.ts'
import { emperorAt, isRevolt, plays } from './board.ts'

/** One step of a way: over a link, or by a fleet. */
export interface Step {
  readonly to: ProvinceId
  readonly by: 'link' | 'broken' | 'fleet'
  readonly cost: number
}

/** A province that can be reached, by the cheapest way. */
export interface Way {
  readonly to: ProvinceId
  readonly cost: number
  readonly steps: readonly Step[]
}

/** I.1: what it costs to cross a link or to land, with the point more where there is a revolt. */
export function stepCost(board: Pick<Board, 'discs'>, by: Step['by'], to: ProvinceId): number {
  return (by === 'broken' ? 2 : 1) + (isRevolt(board, to) ? 1 : 0)
}

/** I.2, V.2: the zones in which one may sail from coast to coast; adjacent ones are one in Mare Nostrum. */
function sailableZones(board: Pick<Board, 'fleets' | 'variants'>): SeaId[][] {
  const zones: SeaId[][] = []
  for (const sea of seaIds.filter((id) => board.fleets.includes(id))) {
    const last = zones.at(-1)
    const joins = plays(board, 'mare-nostrum') && last?.some((other) => adjacentSeas(other).includes(sea))
    if (last && joins) last.push(sea)
    else zones.push([sea])
  }
  return zones
}

/**
 * I.1: where an emperor can go with so many points, and by which way. He may pass other emperors but not stay with
 * them, and nobody enters an army's province: only provinces where he may stay are told.
 */
export function reach(board: Board, emperor: EmperorId, points: number): Way[] {
  const { at } = board.emperors[emperor]
  if (at === null) return []
  const best = new Map<ProvinceId, Way>([[at, { to: at, cost: 0, steps: [] }]])
  const stepsFrom = stepper(board)
  // Costs are small whole numbers: one ring after the other. Who was found again at less is skipped in the later ring.
  const rings: ProvinceId[][] = [[at]]
  for (let cost = 0; cost < points; cost++) {
    for (const from of rings[cost] ?? []) {
      const way = best.get(from)
      if (!way || way.cost < cost) continue
      for (const step of stepsFrom(from)) {
        const total = cost + step.cost
        if (total > points || (best.get(step.to)?.cost ?? Number.POSITIVE_INFINITY) <= total) continue
        best.set(step.to, { to: step.to, cost: total, steps: [...way.steps, step] })
        const ring = rings[total] ?? []
        rings[total] = ring
        ring.push(step.to)
      }
    }
  }
  best.delete(at)
  return [...best.values()].filter(({ to }) => emperorAt(board, to) === null)
}

/** The single steps from one province after the other, the nearest first: a fleet need carry from the first coast only. */
function stepper(board: Board): (from: ProvinceId) => Step[] {
  const barred = new Set(Object.values(board.armies))
  const unused = new Set(sailableZones(board).map((zone) => new Set(zone.flatMap(coastOf))))
  const stepTo = (to: ProvinceId, by: Step['by']): Step[] =>
    barred.has(to) ? [] : [{ to, by, cost: stepCost(board, by, to) }]
  return (from) => {
    const steps = neighbours(from).flatMap(({ id, broken }) => stepTo(id, broken ? 'broken' : 'link'))
    for (const shores of unused) {
      if (!shores.has(from)) continue
      unused.delete(shores)
      for (const to of shores) steps.push(...stepTo(to, 'fleet'))
    }
    return steps
  }
}
