import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { isBarbarianProvince } from '../../queries/map/provinces.ts'
import { mayEnter } from '../../queries/movement/entry-limits.ts'
import { isRefuge } from '../../queries/movement/flight.ts'
import { allowsPassage } from '../../queries/movement/step-rules.ts'
import { forceStrength, isPresent, type StanceMap, stanceMap } from '../../queries/relations/stance-map.ts'
import { isBlockaded } from '../../queries/sea/straits.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { type Neighbour, neighbours } from '../../world/world-queries.ts'

const MOST_STEPS = figures.battle.retreatSteps
const OVERRUNNERS = figures.movement.overrunners

/** A retreat to plan: whose, with how many units, from where, and the directions that are open. */
export interface PlannedRetreat {
  readonly nation: NationId
  readonly units: number
  readonly from: ProvinceId
  readonly towards?: readonly ProvinceId[]
  readonly barred?: readonly ProvinceId[]
}

export interface RetreatTarget {
  readonly to: ProvinceId
  /** The provinces of the route, the target last. */
  readonly route: readonly ProvinceId[]
  /** Provinces where the stack overruns a single enemy unit (XVIII.E). */
  readonly overruns: readonly ProvinceId[]
  /** Friends still have to fight a battle there: the units stand aside from it. */
  readonly isolated: boolean
}

/** XX.L: where a beaten stack may end its retreat, best first: at most three steps away, friendly or empty without a city. */
export function retreatTargets(state: InvasionsState, order: PlannedRetreat): RetreatTarget[] {
  const look = stanceMap(state, order.nation)
  const found: RetreatTarget[] = []
  const seen = new Set<ProvinceId>([order.from])
  let ring: Path[] = [{ way: [], overruns: [], steps: 0 }]
  for (let step = 1; step <= MOST_STEPS; step++) {
    const next: Path[] = []
    for (const path of ring) {
      for (const border of neighbours(path.way.at(-1) ?? order.from, 'base')) {
        if (seen.has(border.id) || !isAllowedDirection(order, path, border.id)) continue
        const target = targetIn(state, look, order, path, border)
        const cost = stepCost(state, look, order, border)
        const steps = path.steps + (cost ?? 1)
        if (steps > MOST_STEPS || (cost === null && !target)) continue
        if (target) found.push(target)
        seen.add(border.id)
        if (cost === null) continue
        const overruns = cost > 1 ? [...path.overruns, border.id] : path.overruns
        next.push({ way: [...path.way, border.id], overruns, steps })
      }
    }
    ring = next.sort((a, b) => a.steps - b.steps)
  }
  return found.sort((a, b) => rank(look, a) - rank(look, b) || a.route.length - b.route.length)
}

interface Path {
  readonly way: readonly ProvinceId[]
  readonly overruns: readonly ProvinceId[]
  readonly steps: number
}

/** Friendly land comes before empty land, and a province with a battle to come is last. */
function rank(look: StanceMap, { to, isolated }: RetreatTarget): number {
  if (isolated) return 2
  return look.provinceStance(to) === 'friendly' ? 0 : 1
}

/** XX.L: the attacker retreats to where he came from; the defender never to where the attacker came from. */
function isAllowedDirection({ towards, barred }: PlannedRetreat, path: Path, to: ProvinceId): boolean {
  if (barred?.includes(to)) return false
  return path.way.length > 0 || towards === undefined || towards.includes(to)
}

/** XX.L: one step through empty, neutral or friendly land, two to overrun a single unit; null where the stack cannot pass. */
function stepCost(
  state: InvasionsState,
  look: StanceMap,
  order: PlannedRetreat,
  border: Neighbour
): number | null {
  const to = border.id
  if (!mayEnter(state, order.nation, to)) return null
  if (border.kind === 'strait' && isBlockaded(state, order.nation, border)) return null
  const enemies = look.forces(to, 'hostile')
  if (!isPresent(enemies)) return 1
  // A Barbarian stack slips through any province of a Barbarian Area.
  if (state.nations[order.nation].status === 'barbarian' && isBarbarianProvince(to)) return 1
  if (border.kind === 'strait' || !allowsPassage(state, look, to)) return null
  if (order.towards && look.forces(to, 'friendly').units.length >= 2 * forceStrength(enemies)) return 1
  const single = enemies.units.length === 1 && enemies.hordes.length === 0
  return single && order.units >= OVERRUNNERS ? 2 : null
}

/** XX.L: the province as a target, or null when the retreat may not end there. */
function targetIn(
  state: InvasionsState,
  look: StanceMap,
  order: PlannedRetreat,
  path: Path,
  border: Neighbour
): RetreatTarget | null {
  const to = border.id
  if (!mayEnter(state, order.nation, to)) return null
  if (border.kind === 'strait' && isBlockaded(state, order.nation, border)) return null
  const way = [...path.way, to]
  if (isRefuge(state, look, to)) return { to, route: way, overruns: path.overruns, isolated: false }
  const friends = look.forces(to, 'friendly')
  if (look.provinceStance(to) === 'hostile' && friends.units.length > 0) {
    return { to, route: way, overruns: path.overruns, isolated: true }
  }
  return null
}
