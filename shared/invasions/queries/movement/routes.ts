import { accepted, type Refusal, type Verdict } from '../../../engine/decision.ts'
import { memoize } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { neighbours } from '../../world/world-queries.ts'
import { isHordePiece, type Piece, stepsLeft } from '../pieces/pieces.ts'
import { type StanceMap, type StanceMaps, stanceMap, stanceMaps } from '../relations/stance-map.ts'
import { type Interceptor, type InterceptorLookup, interceptorLookup } from './interception.ts'
import { type RouteEnd, type RouteSearch, searchRoutes, searchRouteThrough } from './route-search.ts'
import {
  isMigrating,
  judgeStep,
  leadersAmong,
  leadingNation,
  type MovingStack,
  movementRefusal
} from './step-rules.ts'

/** A route that a stack can march in one order. */
export interface Route {
  readonly to: ProvinceId
  /** The steps it costs; an overrun at its end costs one more (XVIII.E). */
  readonly steps: number
  /** The provinces entered, the last one included. */
  readonly way: readonly ProvinceId[]
  /** How many of them an enemy holds, who may react (XIX). */
  readonly enemyProvinces: number
  /** The stack must stop at its end because of enemies, a wall or a strait. */
  readonly stops: boolean
}

export interface Reach {
  /** The shortest routes; among equals the one with fewest enemy provinces. */
  readonly routes: ReadonlyMap<ProvinceId, Route>
  /** Neighbouring provinces in which the stack may not end, and why. */
  readonly blocked: ReadonlyMap<ProvinceId, Refusal>
}

/** A province of a route, and who may react there. */
export interface RouteLeg {
  readonly province: ProvinceId
  /** The enemy who holds it. */
  readonly owner: NationId | null
  /** Enemies stand there. */
  readonly defended: boolean
  /** XIX.A: the stacks that could intercept there now. */
  readonly interceptors: readonly Interceptor[]
}

/** Where pieces of one province can march together, by which routes, and who may react on them. */
export interface MarchRoutes {
  reach(): Reach
  /** Whether they can march to a province and stay there. */
  canReach(to: ProvinceId): boolean
  /** The shortest of the safest routes; or the route through `along`, in order, whose last province is `to`. */
  route(to: ProvinceId, along?: readonly ProvinceId[]): Verdict<Route>
  legs(way: readonly ProvinceId[]): readonly RouteLeg[]
}

/** XVIII.A to XVIII.D, XIX: the routes of these pieces. Caches its results, so it is valid until a piece moves. */
export function marchRoutes(
  state: Board,
  stack: MovingStack,
  from: StanceMaps = stanceMaps(state),
  watch: InterceptorLookup = interceptorLookup(state, from)
): MarchRoutes {
  const nation = leadingNation(stack.pieces, [])
  const stances = from(nation)
  const movers = stack.pieces.map(({ id }) => id)
  const ignoresInterceptors = cannotBeIntercepted(state, stack.pieces)
  const stageAt = (province: ProvinceId): RouteLeg => ({
    province,
    owner: stances.enemyOwner(province),
    defended: stances.isDefended(province),
    interceptors: ignoresInterceptors ? [] : watch({ nation, target: province, movers })
  })
  const isPerilous = memoize((province: ProvinceId): boolean => {
    const { defended, interceptors } = stageAt(province)
    return defended || interceptors.length > 0
  })
  const most = stepsTogether(state, stack.pieces)
  let whole: Reach | null = null
  const reach = () => {
    whole ??= reachOf(state, stack, stances)
    return whole
  }
  // A search for one province is much faster than one for all.
  const reachOfOne = memoize((to: ProvinceId) => reachOf(state, stack, stances, { goal: to }))
  const reachTo = (to: ProvinceId) => whole ?? reachOfOne(to)
  return {
    reach,
    canReach: (to) => reachTo(to).routes.has(to),
    route(to, along) {
      if (along) return routeAlong(state, stances, stack, most, isPerilous, along)
      const { routes, blocked } = reachTo(to)
      const shortest = routes.get(to)
      if (!shortest) return { ok: false, refusal: blocked.get(to) ?? movementRefusal('too-far', 'XVIII.B') }
      if (!shortest.way.slice(0, -1).some(isPerilous)) return accepted(shortest)
      const safest = searchRoutes({ state, stances, stack, most, avoids: isPerilous, goal: to }).found.get(to)
      return accepted(safest ? routeOf(safest) : shortest)
    },
    legs: (way) => way.map(stageAt)
  }
}

/** XVIII.A to XVIII.D: where a stack can march, by the shortest routes; with a goal, only the routes to it. */
export function reachOf(
  state: Board,
  stack: MovingStack,
  seen?: StanceMap,
  wanted: Pick<RouteSearch, 'goal'> = {}
): Reach {
  const nation = leadingNation(stack.pieces, [])
  const stances = seen?.nation === nation ? seen : stanceMap(state, nation)
  const most = stepsTogether(state, stack.pieces)
  const { found, blocked } = searchRoutes({ state, stances, stack, most, avoids: NOTHING, ...wanted })
  if (most === 0) {
    for (const { id } of neighbours(stack.at, 'base')) blocked.set(id, movementRefusal('no-steps', 'XVIII.B'))
  }
  const routes = new Map<ProvinceId, Route>()
  for (const [to, end] of found) if (end.mayEnd) routes.set(to, routeOf(end))
  return { routes, blocked }
}

const NOTHING = () => false
const AT_THE_START = { steps: 0, bridged: false }

/** Whether a stack can march to a neighbouring province and stay there. */
export function maySetOut(state: Board, pieces: readonly Piece[], from: StanceMaps): boolean {
  const [first] = pieces
  if (!first || stepsTogether(state, pieces) === 0) return false
  const stances = from(leadingNation(pieces, []))
  const stack = { at: first.at, pieces }
  return neighbours(first.at, 'base').some((border) => {
    const verdict = judgeStep(state, stances, stack, border, AT_THE_START)
    return verdict.ok && verdict.why === null
  })
}

/** XVIII.B: the steps of a stack are those of its slowest piece. */
function stepsTogether(state: Board, pieces: readonly Piece[]): number {
  const leaders = leadersAmong(pieces)
  return Math.min(...pieces.map((piece) => stepsLeft(state, piece, leaders)))
}

/** XVIII.G: nobody intercepts the migration of a horde. */
function cannotBeIntercepted(state: Board, pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => isHordePiece(piece) && isMigrating(state, pieces, piece.nation))
}

/** XVIII.A: the player's own route. Neighbours in the list are single steps; the safest route fills gaps. */
function routeAlong(
  state: Board,
  stances: StanceMap,
  stack: MovingStack,
  most: number,
  shuns: (province: ProvinceId) => boolean,
  along: readonly ProvinceId[]
): Verdict<Route> {
  const { end, refusal } = searchRouteThrough({ state, stances, stack, most, avoids: shuns }, along)
  return end
    ? accepted(routeOf(end))
    : { ok: false, refusal: refusal ?? movementRefusal('too-far', 'XVIII.B') }
}

function routeOf(end: RouteEnd): Route {
  const way: ProvinceId[] = []
  for (let here: RouteEnd | null = end; here?.before; here = here.before) way.unshift(here.at)
  return { to: end.at, steps: end.steps, way, enemyProvinces: end.enemies, stops: end.stops }
}
