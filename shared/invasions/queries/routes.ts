import { accepted, type Refusal, type Verdict } from '../../engine/decision.ts'
import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import { remembering } from '../remembering.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { neighbours } from '../world/queries.ts'
import { type Interceptor, type Watch, watchOver } from './interception.ts'
import { isHordePiece, type Piece, stepsLeft } from './pieces.ts'
import { isMigrating, judgeStep, leadersOf, leadingNation, type MovingStack, refuse } from './reach.ts'
import { type Found, type Search, searchWays, wayTo } from './route-search.ts'
import { type Lookout, lookout, type Surroundings, surroundings } from './surroundings.ts'

/** A way that a stack can go in one order. */
export interface Route {
  readonly to: ProvinceId
  /** Steps spent on the way; an overrun at its end costs one more (XVIII.E). */
  readonly steps: number
  /** The provinces entered, the last one included. */
  readonly way: readonly ProvinceId[]
  /** How many of them are held by an enemy, who may react (XIX). */
  readonly enemyProvinces: number
  /** The stack must stop there, because of enemies, a wall or a strait. */
  readonly stops: boolean
}

export interface Reach {
  /** By the shortest ways, and of these by the one with fewest enemy provinces. */
  readonly routes: ReadonlyMap<ProvinceId, Route>
  /** Neighbouring provinces that the stack may not end in, and why. */
  readonly blocked: ReadonlyMap<ProvinceId, Refusal>
}

/** A province on a way, and what may happen there. */
export interface Stage {
  readonly province: ProvinceId
  /** The enemy who holds it. */
  readonly owner: NationId | null
  /** Enemies stand there. */
  readonly defended: boolean
  /** XIX.A: who could intercept there as things stand. */
  readonly interceptors: readonly Interceptor[]
}

/** Where pieces of one province can go together, by which ways, and what lies on them. */
export interface Marches {
  reach(): Reach
  /** Whether they can go to a province and stay there. */
  leadTo(to: ProvinceId): boolean
  /** The shortest of the safest ways; or along the places named, in their order and ending with `to`. */
  route(to: ProvinceId, along?: readonly ProvinceId[]): Verdict<Route>
  stages(way: readonly ProvinceId[]): readonly Stage[]
}

/** XVIII.A to XVIII.D, XIX: made for the pieces in hand; what it has looked up holds until something moves. */
export function marchesOf(
  state: Board,
  stack: MovingStack,
  from: Lookout = lookout(state),
  watch: Watch = watchOver(state, from)
): Marches {
  const nation = leadingNation(stack.pieces, [])
  const look = from(nation)
  const movers = stack.pieces.map(({ id }) => id)
  const migrates = cannotBeIntercepted(state, stack.pieces)
  const stageAt = (province: ProvinceId): Stage => ({
    province,
    owner: look.enemyOwner(province),
    defended: look.defended(province),
    interceptors: migrates ? [] : watch({ nation, target: province, movers })
  })
  const isPerilous = remembering((province: ProvinceId): boolean => {
    const { defended, interceptors } = stageAt(province)
    return defended || interceptors.length > 0
  })
  const most = stepsTogether(state, stack.pieces)
  let whole: Reach | null = null
  const reach = () => {
    whole ??= reachOf(state, stack, look)
    return whole
  }
  // Who asks for one province need not wait for all the others.
  const reachOfOne = remembering((to: ProvinceId) => reachOf(state, stack, look, { goal: to }))
  const reachTo = (to: ProvinceId) => whole ?? reachOfOne(to)
  return {
    reach,
    leadTo: (to) => reachTo(to).routes.has(to),
    route(to, along) {
      if (along) return routeAlong(state, look, stack, most, isPerilous, along)
      const { routes, blocked } = reachTo(to)
      const shortest = routes.get(to)
      if (!shortest) return { ok: false, refusal: blocked.get(to) ?? refuse('too-far', 'XVIII.B') }
      if (!shortest.way.slice(0, -1).some(isPerilous)) return accepted(shortest)
      const safest = searchWays({ state, look, stack, most, shuns: isPerilous, goal: to }).found.get(to)
      return accepted(safest ? routeOf(safest) : shortest)
    },
    stages: (way) => way.map(stageAt)
  }
}

/** XVIII.A to XVIII.D: where a stack can go, by the shortest ways; with a goal, whether and how it can go there. */
export function reachOf(
  state: Board,
  stack: MovingStack,
  seen?: Surroundings,
  wanted: Pick<Search, 'goal'> = {}
): Reach {
  const nation = leadingNation(stack.pieces, [])
  const look = seen?.nation === nation ? seen : surroundings(state, nation)
  const most = stepsTogether(state, stack.pieces)
  const { found, blocked } = searchWays({ state, look, stack, most, shuns: NOTHING, ...wanted })
  if (most === 0) {
    for (const { id } of neighbours(stack.at, 'base')) blocked.set(id, refuse('no-steps', 'XVIII.B'))
  }
  const routes = new Map<ProvinceId, Route>()
  for (const [to, end] of found) if (end.mayEnd) routes.set(to, routeOf(end))
  return { routes, blocked }
}

const NOTHING = () => false
const AT_THE_START = { steps: 0, bridged: false }

/** Whether a stack can go to a neighbouring province and stay there. */
export function maySetOut(state: Board, pieces: readonly Piece[], from: Lookout): boolean {
  const [first] = pieces
  if (!first || stepsTogether(state, pieces) === 0) return false
  const look = from(leadingNation(pieces, []))
  const stack = { at: first.at, pieces }
  return neighbours(first.at, 'base').some((border) => {
    const verdict = judgeStep(state, look, stack, border, AT_THE_START)
    return verdict.ok && verdict.why === null
  })
}

/** XVIII.B: the slowest sets the pace. */
function stepsTogether(state: Board, pieces: readonly Piece[]): number {
  const leaders = leadersOf(pieces)
  return Math.min(...pieces.map((piece) => stepsLeft(state, piece, leaders)))
}

/** XVIII.G: nobody intercepts the migration of a horde. */
function cannotBeIntercepted(state: Board, pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => isHordePiece(piece) && isMigrating(state, pieces, piece.nation))
}

/** XVIII.A: the player's own way: neighbours in his list are single steps, and gaps are filled by the safest way. */
function routeAlong(
  state: Board,
  look: Surroundings,
  stack: MovingStack,
  most: number,
  shuns: (province: ProvinceId) => boolean,
  along: readonly ProvinceId[]
): Verdict<Route> {
  const { end, refusal } = wayTo({ state, look, stack, most, shuns }, along)
  return end ? accepted(routeOf(end)) : { ok: false, refusal: refusal ?? refuse('too-far', 'XVIII.B') }
}

function routeOf(end: Found): Route {
  const way: ProvinceId[] = []
  for (let here: Found | null = end; here?.before; here = here.before) way.unshift(here.at)
  return { to: end.at, steps: end.steps, way, enemyProvinces: end.enemies, stops: end.stops }
}
