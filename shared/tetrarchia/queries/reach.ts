import type { Board } from '../board.ts'
import { figures } from '../figures.ts'
import { type EmperorId, type SeaId, seaIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { adjacentSeas, coastOf, neighbours, province } from '../world/queries.ts'
import { emperorAt, hasVariant, isRevolt } from './board-queries.ts'

/** One leg of a route: over a link, or by a fleet. */
export interface RouteLeg {
  readonly to: ProvinceId
  readonly by: 'link' | 'broken' | 'fleet'
  readonly cost: number
}

/** The cheapest route to a reachable province. */
export interface Route {
  readonly to: ProvinceId
  readonly cost: number
  readonly steps: readonly RouteLeg[]
}

/** I.1: the cost to cross a link or to land, with an extra point into a revolt. */
export function stepCost(board: Pick<Board, 'discs'>, by: RouteLeg['by'], to: ProvinceId): number {
  return figures.move[by] + (isRevolt(board, to) ? figures.move.intoRevolt : 0)
}

/** I.2, V.2: the groups of sea zones for travel from coast to coast. Mare Nostrum joins adjacent zones. */
export function sailableZones(board: Pick<Board, 'fleets' | 'variants'>): SeaId[][] {
  const zones: SeaId[][] = []
  for (const sea of seaIds.filter((id) => board.fleets.includes(id))) {
    const last = zones.at(-1)
    const joins =
      hasVariant(board, 'mare-nostrum') && last?.some((other) => adjacentSeas(other).includes(sea))
    if (last && joins) last.push(sea)
    else zones.push([sea])
  }
  return zones
}

/**
 * I.1: the provinces where an emperor can stop with these points, with their routes. He may pass other emperors but not
 * stop with them, and he may not enter an army's province.
 */
export function reachableRoutes(board: Board, emperor: EmperorId, points: number): Route[] {
  const { at } = board.emperors[emperor]
  if (at === null) return []
  const found = search(board, at, points)
  return [...found.values()]
    .filter(({ to }) => to !== at && emperorAt(board, to) === null)
    .map(({ to, cost }) => ({ to, cost, steps: stepsTo(to, found) }))
}

/** Like `reach`, but only the costs, for computer players that examine many positions. */
export function costsToReach(board: Board, emperor: EmperorId, points: number): Map<ProvinceId, number> {
  const { at } = board.emperors[emperor]
  const costs = new Map<ProvinceId, number>()
  if (at === null) return costs
  for (const { to, cost } of search(board, at, points).values()) {
    if (to !== at && emperorAt(board, to) === null) costs.set(to, cost)
  }
  return costs
}

/** A reached province with the last leg there. */
interface Reached {
  readonly to: ProvinceId
  /** The total cost from the start. */
  readonly cost: number
  readonly from: ProvinceId
  readonly by: RouteLeg['by']
}

function stepsTo(to: ProvinceId, found: ReadonlyMap<ProvinceId, Reached>): RouteLeg[] {
  const steps: RouteLeg[] = []
  for (let last = found.get(to); last && last.cost > 0; ) {
    const before = found.get(last.from)
    steps.unshift({ to: last.to, by: last.by, cost: last.cost - (before?.cost ?? 0) })
    last = before
  }
  return steps
}

/** The cheapest routes to all provinces, including the start. */
function search(board: Board, start: ProvinceId, points: number): Map<ProvinceId, Reached> {
  const found = new Map<ProvinceId, Reached>([[start, { to: start, cost: 0, from: start, by: 'link' }]])
  const { 'army-1': one, 'army-2': two, 'army-3': three } = board.armies
  // Costs are small integers, so we expand provinces ring by ring. A ring skips provinces found again at less cost.
  const rings: ProvinceId[][] = Array.from({ length: points + 1 }, () => [])
  rings[0]?.push(start)
  const tryStep = (from: ProvinceId, to: ProvinceId, by: RouteLeg['by'], spent: number) => {
    if (to === one || to === two || to === three) return
    const cost = spent + stepCost(board, by, to)
    const known = found.get(to)
    if (cost > points || (known && known.cost <= cost)) return
    found.set(to, { to, cost, from, by })
    rings[cost]?.push(to)
  }
  // Each sea zone needs to be tried only from the first coast reached.
  let unused = sailableZones(board)
  for (let cost = 0; cost < points; cost++) {
    for (const from of rings[cost] ?? []) {
      if ((found.get(from)?.cost ?? 0) < cost) continue
      for (const { id, broken } of neighbours(from)) tryStep(from, id, broken ? 'broken' : 'link', cost)
      const { seas } = province(from)
      const used = unused.filter((zone) => zone.some((sea) => seas.includes(sea)))
      if (used.length === 0) continue
      unused = unused.filter((zone) => !used.includes(zone))
      for (const to of used.flatMap((zone) => zone.flatMap(coastOf))) tryStep(from, to, 'fleet', cost)
    }
  }
  return found
}
