import type { Refusal } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distancesFrom, type Neighbour, neighbours } from '../../world/world-queries.ts'
import type { StanceMap } from '../relations/stance-map.ts'
import {
  isBridged,
  judgeStep,
  type MovingStack,
  movementRefusal,
  representatives,
  type StepVerdict
} from './step-rules.ts'

/** The input of a route search: the stack, its steps, and the provinces that it avoids when it can. */
export interface RouteSearch {
  readonly state: Board
  readonly stances: StanceMap
  readonly stack: MovingStack
  readonly most: number
  avoids(province: ProvinceId): boolean
  /** When only routes to one province are wanted, the search drops those that can no longer reach it. */
  readonly goal?: ProvinceId
}

/** The end of a route, linked to the steps before it. */
export interface RouteEnd {
  readonly at: ProvinceId
  readonly before: RouteEnd | null
  readonly steps: number
  readonly bridged: boolean
  /** How many provinces of the route the search avoids, and how many an enemy holds. */
  readonly perils: number
  readonly enemies: number
  readonly stops: boolean
  readonly mayEnd: boolean
  /** How many of the provinces that the player named the route has passed. */
  readonly passed: number
}

/** The safest route to each province within reach, the shortest of them if equal; and why first steps are barred. */
export function searchRoutes(search: RouteSearch): {
  readonly found: ReadonlyMap<ProvinceId, RouteEnd>
  readonly blocked: Map<ProvinceId, Refusal>
} {
  const { at } = search.stack
  const found = new Map<ProvinceId, RouteEnd>()
  const bestRoutes = new BestRoutes()
  const blocked = new Map<ProvinceId, Refusal>()
  walk(search, ({ before, verdict, border, entered }) => {
    const refusal = verdict.ok ? verdict.why : verdict.refusal
    if (refusal && before.before === null) blocked.set(border.id, refusal)
    if (!entered || entered.at === at || !bestRoutes.keeps(entered)) return null
    const known = found.get(entered.at)
    if (!known || isBetter(entered, known)) found.set(entered.at, entered)
    return entered
  })
  return { found, blocked }
}

/** The safest route through the named provinces in their order, or why there is none. */
export function searchRouteThrough(
  search: RouteSearch,
  wanted: readonly ProvinceId[]
): { readonly end: RouteEnd | null; readonly refusal: Refusal | null } {
  const bestRoutes = new BestRoutes()
  let end: RouteEnd | null = null
  let farthest = 0
  let refusal: Refusal | null = null
  walk(
    search,
    ({ before, verdict, border, entered }) => {
      const goal = wanted[before.passed]
      const isLast = before.passed === wanted.length - 1
      const why = border.id === goal ? whyNot(verdict, isLast) : null
      if (why && before.passed >= farthest) refusal = why
      if (!entered || why) return null
      const passed = before.passed + (border.id === goal ? 1 : 0)
      const here = { ...entered, passed }
      if (passed > farthest) [farthest, refusal] = [passed, null]
      if (passed < wanted.length) return bestRoutes.keeps(here) ? here : null
      if (!end || isBetter(here, end)) end = here
      return null
    },
    (here) => singleStep(search, here, wanted)
  )
  return { end, refusal }
}

/** Why the stack cannot enter the next named province, or not pass it, or not stay in it. */
function whyNot(verdict: StepVerdict, isLast: boolean): Refusal | null {
  if (!verdict.ok) return verdict.refusal
  if (isLast) return verdict.why
  return verdict.stops ? movementRefusal('must-stop-there', 'XVIII.C') : null
}

/** The next named province when it borders the last one: the player then means a single step. */
function singleStep(
  { stack }: RouteSearch,
  { at, passed }: RouteEnd,
  wanted: readonly ProvinceId[]
): ProvinceId | null {
  const last = passed === 0 ? stack.at : wanted[passed - 1]
  const next = wanted[passed]
  if (at !== last || !next) return null
  return neighbours(at, 'base').some(({ id }) => id === next) ? next : null
}

interface SearchStep {
  readonly before: RouteEnd
  readonly border: Neighbour
  readonly verdict: StepVerdict
  /** The end of the route after the step; null when the step is refused. */
  readonly entered: RouteEnd | null
}

/** A breadth-first search. It continues from every end that `take` returns. */
function walk(
  search: RouteSearch,
  take: (step: SearchStep) => RouteEnd | null,
  only: (here: RouteEnd) => ProvinceId | null = () => null
): void {
  const { most, goal } = search
  const toGoal = goal && distancesFrom(goal, 'base')
  const stack = representatives(search.state, search.stack)
  const thinned = { ...search, stack }
  let ring: RouteEnd[] = [startOf(stack)]
  for (let step = 1; step <= most && ring.length > 0; step++) {
    const next = new Map<string, RouteEnd>()
    for (const here of ring) {
      const single = only(here)
      for (const border of neighbours(here.at, 'base')) {
        if (single !== null && border.id !== single) continue
        if (toGoal && (toGoal.get(border.id) ?? most) > most - step) continue
        const end = take(stepOver(thinned, here, border))
        if (end && !end.stops) next.set(keyOf(end), end)
      }
    }
    ring = [...next.values()]
  }
}

function startOf({ at }: MovingStack): RouteEnd {
  const unmoved = { steps: 0, bridged: false, perils: 0, enemies: 0, passed: 0 }
  return { at, before: null, ...unmoved, stops: false, mayEnd: false }
}

function stepOver(
  { state, stances, stack, avoids }: RouteSearch,
  before: RouteEnd,
  border: Neighbour
): SearchStep {
  const verdict = judgeStep(state, stances, stack, border, before)
  if (!verdict.ok) return { before, border, verdict, entered: null }
  const entered = {
    at: border.id,
    before,
    steps: before.steps + 1,
    bridged: before.bridged || (border.kind === 'strait' && isBridged(state, stack.pieces)),
    perils: before.perils + (avoids(border.id) ? 1 : 0),
    enemies: before.enemies + (stances.enemyOwner(border.id) ? 1 : 0),
    stops: verdict.stops,
    mayEnd: verdict.why === null,
    passed: before.passed
  }
  return { before, border, verdict, entered }
}

/** Routes with the same key end in the same province and can continue in the same way. */
const keyOf = ({ at, passed, stops }: RouteEnd): string =>
  passed === 0 && !stops ? at : `${at} ${passed} ${stops}`

/** Keeps the best route for each key so far, so that the search can drop the others. */
class BestRoutes {
  readonly #best = new Map<string, RouteEnd>()

  keeps(end: RouteEnd): boolean {
    const key = keyOf(end)
    const known = this.#best.get(key)
    if (known && !isBetter(end, known)) return false
    this.#best.set(key, end)
    return true
  }
}

function isBetter(one: RouteEnd, other: RouteEnd): boolean {
  return (one.perils - other.perils || one.steps - other.steps || one.enemies - other.enemies) < 0
}
