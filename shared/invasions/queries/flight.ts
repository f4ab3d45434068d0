import type { Board } from '../board.ts'
import { figures } from '../content/figures.ts'
import type { NationId } from '../content/ids.ts'
import type { Modifier } from '../rolls.ts'
import type { LeaderId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { borderBetween, neighbours } from '../world/queries.ts'
import { isOpenTo } from './boundaries.ts'
import { chanceOf, leaderBonus, withAllies } from './interception.ts'
import { bestLeader, isCavalry, isUnitPiece, type Piece } from './pieces.ts'
import { leadersIn } from './placement.ts'
import { allowsPassage, leadersOf } from './reach.ts'
import { stackingRoom } from './stacking.ts'
import { isBlockaded } from './straits.ts'
import { isPresent, type Surroundings, strength, surroundings } from './surroundings.ts'

/** Where a stack can flee to, and by which provinces. */
export interface Refuge {
  readonly to: ProvinceId
  readonly way: readonly ProvinceId[]
  /** Where on the way units may be left. */
  readonly halts: readonly ProvinceId[]
  /** Single enemy units that a large stack runs over on the way (XVIII.E). */
  readonly overruns: readonly ProvinceId[]
  readonly modifiers: readonly Modifier[]
  readonly chance: number
  /** How many units find room there and in the halts. */
  readonly room: number
}

const MOST_STEPS = figures.flight.steps
export const OVERRUNNERS = figures.movement.overrunners
/** XIX.B */
export const FLIGHT_SUCCEEDS_AT = figures.flight.on

/** XIX.B: where these pieces of a nation could flee from an attacker, with modifiers and chances. */
export function refuges(
  state: Board,
  nation: NationId,
  province: ProvinceId,
  fleeing: readonly Piece[]
): Refuge[] {
  const look = surroundings(state, nation)
  const general = flightModifiers(state, look, province)
  const units = fleeing.filter(isUnitPiece).length
  const leaders = leadersOf(fleeing)
  return [...waysOut(state, look, province, units)].flatMap(([to, { way, overruns }]) => {
    if (!isRefuge(state, look, to)) return []
    const modifiers = [...general, ...crossing(state, province, way[0])]
    const chance = chanceOf(modifiers, FLIGHT_SUCCEEDS_AT)
    const halts = way.slice(0, -1).filter((stop) => isRefuge(state, look, stop))
    const room = roomIn(state, nation, [...halts, to], leaders)
    return [{ to, way, halts, overruns, modifiers, chance, room }]
  })
}

/** XVII.B: how many units find room in some provinces if the leaders go to the one where they help most. */
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

/** XIX.B, XX.L: a friendly province, or an empty one without a city. */
export function isRefuge(state: Board, look: Surroundings, province: ProvinceId): boolean {
  const ground = look.ground(province)
  return ground === 'friendly' || (ground === 'empty' && state.cities[province] === undefined)
}

/** XIX.B: what helps or hinders the flight of whoever stands in the province, wherever he goes. */
export function flightModifiers(state: Board, look: Surroundings, province: ProvinceId): Modifier[] {
  const own = look.forces(province, 'friendly')
  const enemies = look.forces(province, 'hostile')
  const horsemen = (units: typeof own.units) => units.filter(isCavalry).length
  const rule = 'XIX.B'
  const modifiers = leaderBonus(leaderInFlight(state, look.nation, province)).map((bonus) => ({
    ...bonus,
    rule
  }))
  const add = (applies: boolean, amount: number, why: Modifier['why']) => {
    if (applies) modifiers.push({ amount, rule, why })
  }
  const { forACity, forTwiceAsMany, times, forLessCavalry } = figures.flight
  add(state.cities[province]?.fortified ?? false, forACity, 'fortified-city')
  add(strength(own) >= times * strength(enemies), forTwiceAsMany, 'twice-as-many')
  add(horsemen(own.units) < horsemen(enemies.units), forLessCavalry, 'less-cavalry')
  return modifiers
}

/** XIX.B: the leader helps the flight of his stack, whether he flees himself or not. */
function leaderInFlight(state: Board, nation: NationId, province: ProvinceId): LeaderId | null {
  const group = withAllies(state, nation)
  return bestLeader(leadersIn(state, province).filter((leader) => group.includes(leader.nation)))?.id ?? null
}

/** XIX.B: a flight that must begin over a river, a range or a strait; frozen rivers do not count (a card). */
function crossing(state: Board, from: ProvinceId, first: ProvinceId | undefined): Modifier[] {
  const kind = first ? borderBetween(from, first)?.kind : undefined
  if (!kind || kind === 'open' || (kind === 'river' && riversFrozen(state))) return []
  return [{ amount: figures.flight.forACrossing, rule: 'XIX.B', why: `flight-${kind}` }]
}

function riversFrozen(state: Board): boolean {
  return state.thisTurn.effects.some(({ effect }) => effect === 'frozen-rivers')
}

interface WayOut {
  readonly way: readonly ProvinceId[]
  readonly overruns: readonly ProvinceId[]
}

/** XIX.B, XVIII.K: up to three steps over open ground free of enemies; ways that begin without a crossing come first. */
function waysOut(
  state: Board,
  look: Surroundings,
  from: ProvinceId,
  fleeing: number
): Map<ProvinceId, WayOut> {
  const found = new Map<ProvinceId, WayOut>()
  const firstSteps = [...neighbours(from, 'base')].sort(
    (one, other) =>
      crossing(state, from, one.id).length - crossing(state, from, other.id).length ||
      one.id.localeCompare(other.id)
  )
  for (const crossed of [0, 1]) {
    let rings: [WayOut, number][] = [[{ way: [], overruns: [] }, 0]]
    const visited = new Set<ProvinceId>([from])
    for (let round = 1; round <= MOST_STEPS; round++) {
      const next: [WayOut, number][] = []
      for (const [{ way, overruns }, spent] of rings) {
        const here = way.at(-1) ?? from
        const borders =
          here === from && way.length === 0
            ? firstSteps.filter(({ id }) => crossing(state, from, id).length === crossed)
            : neighbours(here, 'base')
        for (const border of borders) {
          if (visited.has(border.id) || !isOpenTo(state, look.nation, border.id)) continue
          if (border.kind === 'strait' && isBlockaded(state, look.nation, border)) continue
          const cost = stepCost(state, look, border.id, border.kind, fleeing)
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

/** One step, or two to run over a single enemy unit (XVIII.E); null where the way is barred. */
function stepCost(
  state: Board,
  look: Surroundings,
  to: ProvinceId,
  border: string,
  fleeing: number
): number | null {
  const enemies = look.forces(to, 'hostile')
  if (!isPresent(enemies)) return 1
  const single = enemies.units.length === 1 && enemies.hordes.length === 0
  const mayOverrun = single && fleeing >= OVERRUNNERS && border !== 'strait' && allowsPassage(state, look, to)
  return mayOverrun ? 2 : null
}
