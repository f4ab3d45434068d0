import type { Board } from '../../board.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { borderBetween, neighbours } from '../../world/world-queries.ts'
import { bestLeader, isCavalry, isUnitPiece, type Piece } from '../pieces/pieces.ts'
import { leadersIn } from '../pieces/placement.ts'
import { forceStrength, isPresent, type StanceMap, stanceMap } from '../relations/stance-map.ts'
import { isBlockaded } from '../sea/straits.ts'
import { mayEnter } from './entry-limits.ts'
import { chanceAtLeast, leaderBonus, withAllies } from './interception.ts'
import { stackingRoom } from './stacking.ts'
import { allowsPassage, leadersAmong } from './step-rules.ts'

/** A province to which a stack can flee, and the route to it. */
export interface Refuge {
  readonly to: ProvinceId
  readonly way: readonly ProvinceId[]
  /** The provinces of the route in which units may stay behind. */
  readonly halts: readonly ProvinceId[]
  /** The provinces in which a large stack overruns a single enemy unit (XVIII.E). */
  readonly overruns: readonly ProvinceId[]
  readonly modifiers: readonly Modifier[]
  readonly chance: number
  /** How many units fit there and in the halts. */
  readonly room: number
}

const MOST_STEPS = figures.flight.steps
export const OVERRUNNERS = figures.movement.overrunners
/** XIX.B */
export const FLIGHT_SUCCEEDS_AT = figures.flight.on

/** XIX.B: where these pieces of a nation can flee from an attacker, with modifiers and chances. */
export function refuges(
  state: Board,
  nation: NationId,
  province: ProvinceId,
  fleeing: readonly Piece[]
): Refuge[] {
  const stances = stanceMap(state, nation)
  const general = flightModifiers(state, stances, province)
  const units = fleeing.filter(isUnitPiece).length
  const leaders = leadersAmong(fleeing)
  return [...flightRoutes(state, stances, province, units)].flatMap(([to, { way, overruns }]) => {
    if (!isRefuge(state, stances, to)) return []
    const modifiers = [...general, ...crossingModifier(state, province, way[0])]
    const chance = chanceAtLeast(modifiers, FLIGHT_SUCCEEDS_AT)
    const halts = way.slice(0, -1).filter((stop) => isRefuge(state, stances, stop))
    const room = roomIn(state, nation, [...halts, to], leaders)
    return [{ to, way, halts, overruns, modifiers, chance, room }]
  })
}

/** XVII.B: how many units fit in some provinces if the leaders go where their stacking bonus helps most. */
function roomIn(
  state: Board,
  nation: NationId,
  provinces: readonly ProvinceId[],
  leaders: readonly LeaderId[]
): number {
  const room = (stop: ProvinceId, led: readonly LeaderId[]) =>
    Math.max(0, stackingRoom(state, nation, stop, led))
  const gains = provinces.map((stop) => room(stop, leaders) - room(stop, []))
  return provinces.reduce((sum, stop) => sum + room(stop, []), 0) + Math.max(0, ...gains)
}

/** XIX.B, XX.L: whether a province is friendly, or empty and without a city. */
export function isRefuge(state: Board, stances: StanceMap, province: ProvinceId): boolean {
  const stance = stances.provinceStance(province)
  return stance === 'friendly' || (stance === 'empty' && state.cities[province] === undefined)
}

/** XIX.B: the modifiers of a flight from a province, whatever its destination. */
export function flightModifiers(state: Board, stances: StanceMap, province: ProvinceId): Modifier[] {
  const own = stances.forces(province, 'friendly')
  const enemies = stances.forces(province, 'hostile')
  const horsemen = (units: typeof own.units) => units.filter(isCavalry).length
  const rule = 'XIX.B'
  const modifiers = leaderBonus(leaderInFlight(state, stances.nation, province)).map((bonus) => ({
    ...bonus,
    rule
  }))
  const add = (applies: boolean, amount: number, why: Modifier['why']) => {
    if (applies) modifiers.push({ amount, rule, why })
  }
  const { forACity, forTwiceAsMany, times, forLessCavalry } = figures.flight
  add(state.cities[province]?.fortified ?? false, forACity, 'fortified-city')
  add(forceStrength(own) >= times * forceStrength(enemies), forTwiceAsMany, 'twice-as-many')
  add(horsemen(own.units) < horsemen(enemies.units), forLessCavalry, 'less-cavalry')
  return modifiers
}

/** XIX.B: the best leader of the stack, who helps its flight whether he flees himself or not. */
function leaderInFlight(state: Board, nation: NationId, province: ProvinceId): LeaderId | null {
  const group = withAllies(state, nation)
  return bestLeader(leadersIn(state, province).filter((leader) => group.includes(leader.nation)))?.id ?? null
}

/** XIX.B: the modifier of a flight whose first step crosses a river, range or strait. A card may freeze the rivers. */
function crossingModifier(state: Board, from: ProvinceId, first: ProvinceId | undefined): Modifier[] {
  const kind = first ? borderBetween(from, first)?.kind : undefined
  if (!kind || kind === 'open' || (kind === 'river' && riversFrozen(state))) return []
  return [{ amount: figures.flight.forACrossing, rule: 'XIX.B', why: `flight-${kind}` }]
}

function riversFrozen(state: Board): boolean {
  return state.thisTurn.effects.some(({ effect }) => effect === 'frozen-rivers')
}

interface FlightRoute {
  readonly way: readonly ProvinceId[]
  readonly overruns: readonly ProvinceId[]
}

/** XIX.B, XVIII.K: the routes of up to three steps without enemies. Routes that begin without a crossing are preferred. */
function flightRoutes(
  state: Board,
  stances: StanceMap,
  from: ProvinceId,
  fleeing: number
): Map<ProvinceId, FlightRoute> {
  const found = new Map<ProvinceId, FlightRoute>()
  const firstSteps = [...neighbours(from, 'base')].sort(
    (one, other) =>
      crossingModifier(state, from, one.id).length - crossingModifier(state, from, other.id).length ||
      one.id.localeCompare(other.id)
  )
  for (const crossed of [0, 1]) {
    let rings: [FlightRoute, number][] = [[{ way: [], overruns: [] }, 0]]
    const visited = new Set<ProvinceId>([from])
    for (let round = 1; round <= MOST_STEPS; round++) {
      const next: [FlightRoute, number][] = []
      for (const [{ way, overruns }, spent] of rings) {
        const here = way.at(-1) ?? from
        const borders =
          here === from && way.length === 0
            ? firstSteps.filter(({ id }) => crossingModifier(state, from, id).length === crossed)
            : neighbours(here, 'base')
        for (const border of borders) {
          if (visited.has(border.id) || !mayEnter(state, stances.nation, border.id)) continue
          if (border.kind === 'strait' && isBlockaded(state, stances.nation, border)) continue
          const cost = stepCost(state, stances, border.id, border.kind, fleeing)
          if (cost === null || spent + cost > MOST_STEPS) continue
          visited.add(border.id)
          const runsOver = cost > 1 ? [...overruns, border.id] : overruns
          const out = { way: [...way, border.id], overruns: runsOver }
          if (!found.has(border.id)) found.set(border.id, out)
          next.push([out, spent + cost])
        }
      }
      rings = next
    }
  }
  return found
}

/** One step, or two to overrun a single enemy unit (XVIII.E); null when enemies bar the province. */
function stepCost(
  state: Board,
  stances: StanceMap,
  to: ProvinceId,
  border: string,
  fleeing: number
): number | null {
  const enemies = stances.forces(to, 'hostile')
  if (!isPresent(enemies)) return 1
  const single = enemies.units.length === 1 && enemies.hordes.length === 0
  const mayOverrun =
    single && fleeing >= OVERRUNNERS && border !== 'strait' && allowsPassage(state, stances, to)
  return mayOverrun ? 2 : null
}
