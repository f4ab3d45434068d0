import { memoize } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import { leaderCard } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { LeaderId, PieceId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distancesFrom, type Neighbour, neighbours, reachable } from '../../world/world-queries.ts'
import { relationsByKind } from '../control/position-of-board.ts'
import { inOrderOfCommand, leaderPiece, mayAct, type Piece } from '../pieces/pieces.ts'
import { leadersIn, unitsIn } from '../pieces/placement.ts'
import { isLandUnit } from '../pieces/unit-arms.ts'
import { foederaOfFederator } from '../relations/relations.ts'
import { type StanceMap, type StanceMaps, stanceMaps } from '../relations/stance-map.ts'
import { isBlockaded, isBosporus } from '../sea/straits.ts'
import { entryRefusal, mayEnter } from './entry-limits.ts'

/** The units of one province that may intercept, with their modifiers and chance. */
export interface Interceptor {
  readonly nation: NationId
  readonly from: ProvinceId
  readonly units: readonly UnitId[]
  /** The leaders there, the best first. The stack loses his bonus if he stays behind. */
  readonly leaders: readonly LeaderId[]
  readonly steps: number
  readonly modifiers: readonly Modifier[]
  /** The chance to succeed with the best leader, from 0 to 1. */
  readonly chance: number
}

export interface Intrusion {
  readonly nation: NationId
  readonly target: ProvinceId
  readonly movers: readonly PieceId[]
}

const MOST_STEPS = figures.interception.steps
/** XIX.A */
export const INTERCEPTION_SUCCEEDS_AT = figures.interception.on

/** XIX.A: the nation that may intercept in a province: its hostile owner, or else the hostile nation with most units there. */
export function opponentIn(stances: StanceMap, target: ProvinceId): NationId | null {
  const owner = stances.enemyOwner(target)
  if (owner) return owner
  const { units, hordes } = stances.forces(target, 'hostile')
  const counts = new Map<NationId, number>()
  for (const nation of [...units.map(({ controller }) => controller), ...hordes]) {
    counts.set(nation, (counts.get(nation) ?? 0) + 1)
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b))[0]?.[0] ?? null
}

/** XXVI.B, VI.K: a nation and its allies, which stack and fight together. */
export function withAllies(state: Board, nation: NationId): NationId[] {
  const allies = relationsByKind(state).alliances.flatMap(([a, b]) =>
    a === nation ? [b] : b === nation ? [a] : []
  )
  return nationIds.filter((id) => id === nation || allies.includes(id))
}

/** XXVIII.D, XXVIII.E: the federates that hold a province for their federator. Each intercepts by itself. */
function federatesHolding(state: Board, federator: NationId, province: ProvinceId): NationId[] {
  const held = foederaOfFederator(state, federator).filter(({ provinces }) => provinces.includes(province))
  return held.map(({ federate }) => federate)
}

/** XIX.A: the stacks that could intercept an intruder, with their modifiers and chances. */
export function interceptors(
  state: Board,
  intrusion: Intrusion,
  from: StanceMaps = stanceMaps(state)
): Interceptor[] {
  const { nation, target } = intrusion
  const opponent = opponentIn(from(nation), target)
  if (!opponent) return []
  const federates = federatesHolding(state, opponent, target)
  const isHostile = (id: NationId) => from(id).stance(nation, target) === 'hostile'
  const answering = [opponent, ...federates.filter(isHostile)]
  // XXX.E: an ally at peace with the intruder would not fight beside the owner.
  const together = [opponent, ...withAllies(state, opponent).filter((id) => id !== opponent && isHostile(id))]
  return (
    answering
      // VI.B: inactive nations only flee and defend.
      .filter((id) => state.nations[id].activity !== 'inactive')
      .flatMap((id) => stacksOf(state, id === opponent ? together : [id], intrusion, from(id)))
      .sort((one, other) => one.from.localeCompare(other.from))
  )
}

/** XIX.A: the provinces that are near enough to intercept from. */
const nearby = memoize((target: ProvinceId) =>
  [...reachable(target, MOST_STEPS, undefined, 'base').keys()].filter((id) => id !== target)
)

/** XIX.A: the stacks that can intercept of nations that act together. */
function stacksOf(
  state: Board,
  nations: readonly NationId[],
  { target, movers }: Intrusion,
  stances: StanceMap
): Interceptor[] {
  const eluded = new Set(
    (state.movement?.eluded ?? [])
      .filter((entry) => entry.movers.some((id) => movers.includes(id)))
      .flatMap(({ by }) => by)
  )
  const found: Interceptor[] = []
  const stacks = nearby(target).flatMap((origin) => {
    const ready = unitsIn(state, origin).filter(
      (unit) => nations.includes(unit.controller) && isLandUnit(unit) && !eluded.has(unit.id)
    )
    const lead =
      ready.find(({ controller }) => controller === stances.nation)?.controller ?? ready[0]?.controller
    // Units that the active nation attacks cannot intercept.
    return lead && !stances.isDefended(origin) ? [{ origin, ready, lead }] : []
  })
  const origins = stacks.map(({ origin }) => distancesFrom(origin, 'base'))
  const routesOf = memoize((id: NationId) => routesTo(state, stances, target, id, origins))
  for (const { origin, ready, lead } of stacks) {
    const link = routesOf(lead).get(origin)
    if (!link) continue
    const best = routeOf(link)
    const units = ready.filter((unit) => {
      const piece: Piece = { id: unit.id, nation: unit.controller, at: origin, unit }
      return best.way.every((province) => entryRefusal(state, piece, province) === null)
    })
    if (units.length === 0) continue
    const leaders = inOrderOfCommand(
      leadersIn(state, origin).filter(
        (candidate) =>
          nations.includes(candidate.nation) &&
          mayAct(state, candidate) &&
          !eluded.has(leaderPiece(candidate.id))
      )
    ).map(({ id }) => id)
    const all = [
      ...leaderBonus(leaders[0] ?? null),
      ...standingModifiers(state, stances.nation, nations, target),
      ...best.modifiers
    ]
    found.push({
      nation: lead,
      from: origin,
      units: units.map(({ id }) => id),
      leaders,
      steps: best.steps,
      modifiers: all,
      chance: chanceAtLeast(all, INTERCEPTION_SUCCEEDS_AT)
    })
  }
  return found
}

/** Finds who could intercept a stack in a province. Caches its results, so it is valid until the state changes. */
export type InterceptorLookup = (intrusion: Intrusion) => readonly Interceptor[]

export function interceptorLookup(state: Board, from: StanceMaps = stanceMaps(state)): InterceptorLookup {
  const known = new Map<string, readonly Interceptor[]>()
  const eluders = new Set(state.movement?.eluded.flatMap(({ movers }) => movers))
  return (intrusion) => {
    const { nation, target, movers } = intrusion
    // Interceptors depend on the nation alone, except for movers that have eluded an interceptor.
    if (movers.some((id) => eluders.has(id))) return interceptors(state, intrusion, from)
    const key = `${nation} ${target}`
    const found = known.get(key) ?? interceptors(state, intrusion, from)
    known.set(key, found)
    return found
  }
}

/** The chance that a D10 with these modifiers reaches a number. */
export function chanceAtLeast(modifiers: readonly Modifier[], atLeast: number): number {
  const total = modifiers.reduce((sum, { amount }) => sum + amount, 0)
  return Math.min(1, Math.max(0, (11 - atLeast + total) / 10))
}

export function leaderBonus(leader: LeaderId | null): Modifier[] {
  const combat = leader ? leaderCard(leader).combat : 0
  return combat > 0 ? [{ amount: combat, rule: 'XIX.A', why: 'leader-combat' }] : []
}

/** XIX.A: the modifiers of the opponent, who is the owner of the province, whichever of his allies' stacks come. */
function standingModifiers(
  state: Board,
  opponent: NationId,
  group: readonly NationId[],
  target: ProvinceId
): Modifier[] {
  // VII.D: a horde in place of a capital counts as one.
  const capital = group.some((id) => {
    const { seat, status } = state.nations[id]
    return status !== 'barbarian' && seat?.at === target
  })
  const { forTheCapital, forAnEmpire } = figures.interception
  const isEmpire = state.nations[opponent].status === 'empire'
  const modifiers: Modifier[] = []
  if (capital) modifiers.push({ amount: forTheCapital, rule: 'XIX.A', why: 'own-capital' })
  if (isEmpire) modifiers.push({ amount: forAnEmpire, rule: 'XIX.A', why: 'empire' })
  return modifiers
}

interface InterceptionRoute {
  readonly steps: number
  /** The provinces entered, the target last. */
  readonly way: readonly ProvinceId[]
  readonly modifiers: readonly Modifier[]
}

/** A route to the target as a linked list. Most are discarded, so the search builds the list of provinces only on demand. */
interface RouteLink {
  readonly steps: number
  /** The sum of its modifiers. */
  readonly total: number
  /** The modifiers of its first border. */
  readonly crossing: readonly Modifier[]
  readonly next: { readonly province: ProvinceId; readonly link: RouteLink } | null
}

const TARGET_ITSELF: RouteLink = { steps: 0, total: 0, crossing: [], next: null }

/**
 * XIX.A, XVIII.K: a nation's best route to the target from every province within three steps, without enemies. The
 * search starts at the target. `origins` has the distances from each origin, to drop routes that cannot reach one.
 */
function routesTo(
  state: Board,
  stances: StanceMap,
  target: ProvinceId,
  nation: NationId,
  origins: readonly ReadonlyMap<ProvinceId, number>[]
): ReadonlyMap<ProvinceId, RouteLink> {
  const isNear = (here: ProvinceId, most: number) =>
    origins.some((distances) => (distances.get(here) ?? MOST_STEPS) <= most)
  const best = new Map<ProvinceId, RouteLink>()
  const isBarred = (here: ProvinceId) => stances.isDefended(here) || !mayEnter(state, nation, here)
  let ring = new Map<ProvinceId, RouteLink>([[target, TARGET_ITSELF]])
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const next = new Map<ProvinceId, RouteLink>()
    for (const [here, link] of ring) {
      if (here !== target && isBarred(here)) continue
      for (const border of neighbours(here, 'base')) {
        if (border.id === target || !isNear(border.id, MOST_STEPS - steps)) continue
        if (border.kind === 'strait' && isBlockaded(state, stances.nation, border)) continue
        const crossing = crossingModifiers(border)
        const sum = link.total + total(crossing)
        const known = next.get(border.id)
        if (!known || sum > known.total)
          next.set(border.id, { steps, total: sum, crossing, next: { province: here, link } })
      }
    }
    for (const [from, found] of next) {
      const known = best.get(from)
      if (!known || withDistance(found) > withDistance(known)) best.set(from, found)
    }
    ring = next
  }
  return best
}

const { forThreeSteps, forARange, forAStrait, forTheBosporus } = figures.interception
const THREE_STEPS: Modifier = { amount: forThreeSteps, rule: 'XIX.A', why: 'three-steps' }

function withDistance(link: RouteLink): number {
  return link.steps === MOST_STEPS ? link.total + THREE_STEPS.amount : link.total
}

function routeOf(link: RouteLink): InterceptionRoute {
  const way: ProvinceId[] = []
  const modifiers: Modifier[] = link.steps === MOST_STEPS ? [THREE_STEPS] : []
  for (let here = link; here.next; here = here.next.link) {
    way.push(here.next.province)
    modifiers.unshift(...here.crossing)
  }
  return { steps: link.steps, way, modifiers }
}

const RANGE: readonly Modifier[] = [{ amount: forARange, rule: 'XIX.A', why: 'range' }]
const STRAIT: readonly Modifier[] = [{ amount: forAStrait, rule: 'XIX.A', why: 'strait' }]
const BOSPORUS: readonly Modifier[] = [...STRAIT, { amount: forTheBosporus, rule: 'XIX.A', why: 'bosporus' }]
const OPEN: readonly Modifier[] = []

/** XIX.A: the modifiers of ranges and straits on the route; the Bosporus counts twice. */
function crossingModifiers(border: Neighbour): readonly Modifier[] {
  if (border.kind === 'range') return RANGE
  if (border.kind !== 'strait') return OPEN
  return isBosporus(border) ? BOSPORUS : STRAIT
}

function total(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { amount }) => sum + amount, 0)
}
