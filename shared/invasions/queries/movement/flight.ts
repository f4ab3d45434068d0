import type { Board } from '../../board.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { borderBetween, type Neighbour, neighbours } from '../../world/world-queries.ts'
import { bestLeader, isCavalry, isHordePiece, isUnitPiece, type Piece } from '../pieces/pieces.ts'
import { leadersIn } from '../pieces/placement.ts'
import { areFriendly } from '../relations/stance.ts'
import { type Forces, forceStrength, isPresent, type StanceMap, stanceMap } from '../relations/stance-map.ts'
import { isBlockaded } from '../sea/straits.ts'
import { entryRefusal, mayEnter } from './entry-limits.ts'
import { chanceAtLeast, leaderBonus } from './interception.ts'
import { divideAmong } from './stack-room.ts'
import { allowsPassage } from './step-rules.ts'

/** XIX.B: a stack under attack: the nations that stand together in a province. They flee as one. */
export interface AttackedStack {
  readonly province: ProvinceId
  readonly attacker: NationId
  /** The owner of the province comes first, then the strongest. */
  readonly nations: readonly NationId[]
}

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
  /** How many of the fleeing units fit there and in the halts. */
  readonly room: number
}

const MOST_STEPS = figures.flight.steps
export const OVERRUNNERS = figures.movement.overrunners
/** XIX.B */
export const FLIGHT_SUCCEEDS_AT = figures.flight.on

/** XIX.B: the stacks that a nation attacks in a province. Friends stand in one. */
export function attackedStacks(state: Board, province: ProvinceId, attacker: NationId): AttackedStack[] {
  const look = stanceMap(state, attacker)
  const { units, hordes } = look.forces(province, 'hostile')
  const present = [...units.map(({ controller }) => controller), ...hordes]
  const strength = (nation: NationId) => present.filter((id) => id === nation).length
  const owns = (nation: NationId) => Number(state.control[province] === nation)
  const inOrder = [...new Set(present)].sort(
    (a, b) => owns(b) - owns(a) || strength(b) - strength(a) || a.localeCompare(b)
  )
  const stacks: NationId[][] = []
  for (const nation of inOrder) {
    const friends = stacks.find((stack) => stack.some((id) => areFriendly(state, id, nation)))
    if (friends) friends.push(nation)
    else stacks.push([nation])
  }
  // Leaders whose own troops are elsewhere stand with their friends.
  const enemies = leadersIn(state, province).filter(
    ({ nation }) => look.stance(nation, province) === 'hostile'
  )
  const leaders = new Set(enemies.map(({ nation }) => nation))
  return stacks.map((nations) => {
    const guests = [...leaders].filter(
      (id) => !present.includes(id) && nations.some((nation) => areFriendly(state, id, nation))
    )
    return { province, attacker, nations: [...nations, ...guests] }
  })
}

/** XIX.B: where some pieces of an attacked stack can flee together, with modifiers and chances. */
export function refuges(state: Board, stack: AttackedStack, fleeing: readonly Piece[]): Refuge[] {
  const { province } = stack
  const stances = fugitiveNations(fleeing).map((nation) => stanceMap(state, nation))
  const general = flightModifiers(state, stack)
  const units = fleeing.filter(isUnitPiece).length
  const isOpen = (stop: ProvinceId) => stances.every((look) => isRefuge(state, look, stop))
  return [...flightRoutes(state, stances, province, units)].flatMap(([to, { way, overruns }]) => {
    if (!isOpen(to)) return []
    const modifiers = [...general, ...crossingModifier(state, province, way[0])]
    const chance = chanceAtLeast(modifiers, FLIGHT_SUCCEEDS_AT)
    const halts = way.slice(0, -1).filter(isOpen)
    const able = fleeing.filter((piece) => mayTakeRoute(state, piece, way))
    const room = able.filter(isUnitPiece).length - divideAmong(state, [to, ...halts], able).rest.length
    // Somebody must be able to go: a unit that finds room, or a horde, which needs none.
    if (room === 0 && !able.some(isHordePiece)) return []
    return [{ to, way, halts, overruns, modifiers, chance, room }]
  })
}

/** XVIII.K: whether a piece may enter every province of a route. */
export function mayTakeRoute(state: Board, piece: Piece, route: readonly ProvinceId[]): boolean {
  return route.every((province) => entryRefusal(state, piece, province) === null)
}

function fugitiveNations(fleeing: readonly Piece[]): NationId[] {
  return [...new Set(fleeing.map(({ nation }) => nation))]
}

/** XIX.B, XX.L: whether a province is friendly, or empty and without a city. */
export function isRefuge(state: Board, stances: StanceMap, province: ProvinceId): boolean {
  const stance = stances.provinceStance(province)
  return stance === 'friendly' || (stance === 'empty' && state.cities[province] === undefined)
}

/** XIX.B: the modifiers of a stack's flight, whatever its destination. Units that stay behind count too. */
export function flightModifiers(state: Board, { province, attacker, nations }: AttackedStack): Modifier[] {
  const look = stanceMap(state, attacker)
  const { units, hordes } = look.forces(province, 'hostile')
  const own: Forces = {
    units: units.filter(({ controller }) => nations.includes(controller)),
    walls: [],
    hordes: hordes.filter((nation) => nations.includes(nation))
  }
  const enemies = look.forces(province, 'friendly')
  const horsemen = (force: Forces) => force.units.filter(isCavalry).length
  const rule = 'XIX.B'
  // The leader helps whether he flees himself or not.
  const leader = bestLeader(leadersIn(state, province).filter(({ nation }) => nations.includes(nation)))
  const modifiers = leaderBonus(leader?.id ?? null).map((bonus) => ({ ...bonus, rule }))
  const add = (applies: boolean, amount: number, why: Modifier['why']) => {
    if (applies) modifiers.push({ amount, rule, why })
  }
  const { forACity, forTwiceAsMany, times, forLessCavalry } = figures.flight
  add(state.cities[province]?.fortified ?? false, forACity, 'fortified-city')
  add(forceStrength(own) >= times * forceStrength(enemies), forTwiceAsMany, 'twice-as-many')
  add(horsemen(own) < horsemen(enemies), forLessCavalry, 'less-cavalry')
  return modifiers
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
  stances: readonly StanceMap[],
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
          if (visited.has(border.id)) continue
          const cost = stepCost(state, stances, border, fleeing)
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

/** One step, or two to overrun a single enemy unit (XVIII.E); null when the step is closed to one of the nations. */
function stepCost(
  state: Board,
  stances: readonly StanceMap[],
  border: Neighbour,
  fleeing: number
): number | null {
  const to = border.id
  const strait = border.kind === 'strait'
  for (const { nation } of stances) {
    if (!mayEnter(state, nation, to)) return null
    if (strait && isBlockaded(state, nation, border)) return null
  }
  const hostile = stances.map((look) => look.forces(to, 'hostile'))
  if (!hostile.some(isPresent)) return 1
  const single =
    new Set(hostile.flatMap(({ units }) => units)).size === 1 &&
    hostile.every(({ hordes }) => hordes.length === 0)
  const passable = stances.every((look) => allowsPassage(state, look, to))
  return single && fleeing >= OVERRUNNERS && !strait && passable ? 2 : null
}
