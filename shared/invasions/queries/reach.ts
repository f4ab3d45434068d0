import type { Refusal } from '../../engine/decision.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsState, LeaderId, Movement } from '../state.ts'
import { message, type Naming, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { type Neighbour, neighbours } from '../world/queries.ts'
import { isCivilised } from './activation-order.ts'
import { barredFrom } from './boundaries.ts'
import { isHordePiece, isLeaderPiece, isUnitPiece, type Piece, stepsLeft } from './pieces.ts'
import { stackingLimit } from './stacking.ts'
import { isSpared } from './stance.ts'
import { isBlockaded, takesWholeMovement } from './straits.ts'
import { isPresent, type Lookout, type Surroundings, strength, surroundings } from './surroundings.ts'
import { isBarbarianProvince } from './terrain.ts'

/** Pieces of one province that move together. */
export interface MovingStack {
  readonly at: ProvinceId
  readonly pieces: readonly Piece[]
}

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
  readonly routes: ReadonlyMap<ProvinceId, Route>
  /** Neighbouring provinces that the stack may not end in, and why. */
  readonly blocked: ReadonlyMap<ProvinceId, Refusal>
}

interface Found {
  readonly steps: number
  readonly danger: number
  readonly before: ProvinceId | null
  readonly stops: boolean
  readonly mayEnd: boolean
}

type StepVerdict =
  | { readonly ok: true; readonly stops: boolean; readonly mayEnd: boolean; readonly why: Refusal | null }
  | { readonly ok: false; readonly refusal: Refusal }

/** The nation whose friends and enemies are those of the stack: the one with most units in it. */
export function leadingNation(pieces: readonly Piece[], acting: readonly NationId[]): NationId {
  const counts = new Map<NationId, number>()
  for (const piece of pieces) {
    counts.set(piece.nation, (counts.get(piece.nation) ?? 0) + (isUnitPiece(piece) ? 100 : 1))
  }
  const ranked = [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b))
  const [leading] = [...ranked.map(([nation]) => nation), ...acting]
  if (!leading) throw new Error('a stack without pieces, and nobody is acting')
  return leading
}

export function leadersOf(pieces: readonly Piece[]): LeaderId[] {
  return pieces.filter(isLeaderPiece).map(({ leader }) => leader.id)
}

/** XVIII.A to XVIII.D: where a stack can go, by the shortest ways, which meet as few enemies as possible. */
export function reachOf(
  state: InvasionsState,
  stack: MovingStack,
  seen?: Surroundings,
  most = Number.POSITIVE_INFINITY
): Reach {
  const nation = leadingNation(stack.pieces, [])
  const look = seen?.nation === nation ? seen : surroundings(state, nation)
  const leaders = leadersOf(stack.pieces)
  const steps = Math.min(most, ...stack.pieces.map((piece) => stepsLeft(state, piece, leaders)))
  const found = new Map<ProvinceId, Found>([
    [stack.at, { steps: 0, danger: 0, before: null, stops: false, mayEnd: false }]
  ])
  const blocked = new Map<ProvinceId, Refusal>()
  let ring: ProvinceId[] = [stack.at]
  for (let step = 1; step <= steps && ring.length > 0; step++) {
    const next = new Set<ProvinceId>()
    for (const here of ring) {
      const known = found.get(here)
      if (!known || known.stops) continue
      for (const border of neighbours(here, 'base')) {
        const earlier = found.get(border.id)
        if (earlier && earlier.steps < step) continue
        const verdict = judgeStep(state, look, stack, border, step)
        const refusal = verdict.ok ? verdict.why : verdict.refusal
        if (refusal && here === stack.at) blocked.set(border.id, refusal)
        if (!verdict.ok) continue
        const danger = known.danger + (look.enemyOwner(border.id) ? 1 : 0)
        if (earlier && earlier.danger <= danger) continue
        found.set(border.id, {
          steps: step,
          danger,
          before: here,
          stops: verdict.stops,
          mayEnd: verdict.mayEnd
        })
        next.add(border.id)
      }
    }
    ring = [...next]
  }
  if (steps === 0) {
    for (const { id } of neighbours(stack.at, 'base')) blocked.set(id, refuse('no-steps', 'XVIII.B'))
  }
  return { routes: routesTo(stack.at, found), blocked }
}

/** Whether a stack can go to a neighbouring province and stay there. */
export function maySetOut(state: InvasionsState, pieces: readonly Piece[], from: Lookout): boolean {
  const [first] = pieces
  if (!first) return false
  return reachOf(state, { at: first.at, pieces }, from(leadingNation(pieces, [])), 1).routes.size > 0
}

function routesTo(start: ProvinceId, found: ReadonlyMap<ProvinceId, Found>): Map<ProvinceId, Route> {
  const routes = new Map<ProvinceId, Route>()
  for (const [to, { steps, danger, stops, mayEnd }] of found) {
    if (!mayEnd) continue
    const way: ProvinceId[] = []
    for (let here: ProvinceId | null = to; here && here !== start; here = found.get(here)?.before ?? null) {
      way.unshift(here)
    }
    routes.set(to, { to, steps, way, enemyProvinces: danger, stops })
  }
  return routes
}

/** Whether a stack may take one step, whether it must stop there, and whether it may end its move there. */
function judgeStep(
  state: InvasionsState,
  look: Surroundings,
  stack: MovingStack,
  border: Neighbour,
  step: number
): StepVerdict {
  const to = border.id
  for (const piece of stack.pieces) {
    const refusal = barredFrom(state, piece, to)
    if (refusal) return { ok: false, refusal }
  }
  const strait = straitVerdict(state, look.nation, stack, border, step)
  if (strait.refusal) return { ok: false, refusal: strait.refusal }
  const enemies = look.forces(to, 'hostile')
  if (isPresent(enemies)) {
    const refusal = attackRefusal(state, look, stack, to)
    if (refusal) return { ok: false, refusal }
  }
  const quiet =
    state.movement?.quiet || !stack.pieces.some((piece) => isUnitPiece(piece) || isHordePiece(piece))
  if (quiet && look.ground(to) !== 'friendly') {
    const reason = state.movement?.quiet
      ? refuse('own-provinces-only', 'XI.C')
      : refuse('leader-alone', 'XVIII.B')
    return { ok: false, refusal: reason }
  }
  const stops = strait.stops || mustStop(state, look, to)
  const why = endRefusal(state, look, stack, to)
  if (why && stops) return { ok: false, refusal: why }
  return { ok: true, stops, mayEnd: why === null, why }
}

/** XVIII.J: a strait is crossed by those who start beside it, and takes all their steps. */
function straitVerdict(
  state: InvasionsState,
  nation: NationId,
  { pieces }: MovingStack,
  border: Neighbour,
  step: number
): { refusal: Refusal | null; stops: boolean } {
  if (border.kind !== 'strait') return { refusal: null, stops: false }
  if (pieces.every(({ id }) => state.movement?.marches[id]?.bridge)) return { refusal: null, stops: false }
  if (isBlockaded(state, nation, border)) return { refusal: refuse('blockaded', 'XXV.F'), stops: false }
  if (!takesWholeMovement(nation, border)) return { refusal: null, stops: false }
  const fresh = step === 1 && pieces.every(({ id }) => (state.movement?.marches[id]?.spent ?? 0) === 0)
  return { refusal: fresh ? null : refuse('strait-from-the-shore', 'XVIII.J'), stops: true }
}

/** XVIII.C, XVIII.F, XVIII.I: enemies and walls stop a stack, unless the passage has been forced. */
export function mustStop(state: InvasionsState, look: Surroundings, to: ProvinceId): boolean {
  const enemies = look.forces(to, 'hostile')
  if (!isPresent(enemies)) return false
  if (enemies.walls.length > 0) return true
  const barbarian = !isCivilised(state.nations[look.nation])
  const owners = [...enemies.units.map(({ controller }) => controller), ...enemies.hordes]
  if (barbarian && isBarbarianProvince(to) && owners.every((owner) => !isCivilised(state.nations[owner])))
    return false
  return !isForced(state, look, to)
}

/** XVIII.F: twice as many of the active nation's units as there are defenders hold them down. */
export function isForced(state: InvasionsState, look: Surroundings, to: ProvinceId): boolean {
  const { movement } = state
  if (!movement || !allowsPassage(state, look, to)) return false
  const holders = holdersIn(movement, look, to)
  const counted = Math.min(holders, stackingLimit(state, look.nation, to))
  const defenders = strength(look.forces(to, 'hostile'))
  return defenders > 0 && counted >= 2 * defenders
}

/** XVIII.E, XVIII.F: neither a Limes nor a fortified hostile city can be overrun or passed by force. */
export function allowsPassage(state: InvasionsState, look: Surroundings, to: ProvinceId): boolean {
  if (look.forces(to, 'hostile').walls.length > 0) return false
  return !(look.hostileCity(to) && state.cities[to]?.fortified)
}

/** The units that have come to a halt there and did not come over a strait. */
function holdersIn(movement: Movement, look: Surroundings, to: ProvinceId): number {
  return look.forces(to, 'friendly').units.filter((unit) => {
    const march = movement.marches[unit.id]
    return movement.nations.includes(unit.controller) && march?.halted && !march.overStrait
  }).length
}

/** Why a stack may not come to stay in a province, whichever way it comes; null when it may. */
export function arrivalRefusal(
  state: InvasionsState,
  look: Surroundings,
  stack: MovingStack,
  to: ProvinceId
): Refusal | null {
  for (const piece of stack.pieces) {
    const refusal = barredFrom(state, piece, to)
    if (refusal) return refusal
  }
  return (look.defended(to) && attackRefusal(state, look, stack, to)) || endRefusal(state, look, stack, to)
}

/** XXX.C, XVIII.G: whom a stack may not attack. */
function attackRefusal(
  state: InvasionsState,
  look: Surroundings,
  { pieces }: MovingStack,
  to: ProvinceId
): Refusal | null {
  const spared = state.relations.some((tie) => tie.kind === 'truce') ? sparedIn(state, look, to) : undefined
  if (spared) return refuseTruce(spared)
  const hordeAlone = pieces.some(isHordePiece) && !pieces.some(isUnitPiece)
  if (hordeAlone) return refuse('horde-alone', 'XVIII.G')
  return pieces.some(({ nation }) => isMigrating(state, pieces, nation))
    ? refuse('migrating', 'XVIII.G')
    : null
}

function sparedIn(state: InvasionsState, look: Surroundings, to: ProvinceId): NationId | undefined {
  const { units, walls, hordes } = look.forces(to, 'hostile')
  const enemies = [...[...units, ...walls].map(({ controller }) => controller), ...hordes]
  return enemies.find((enemy) => isSpared(state, look.nation, enemy))
}

/** XVIII.G: outside an invasion a horde moves by migration, and its people attack nobody meanwhile. */
export function isMigrating(state: InvasionsState, pieces: readonly Piece[], nation: NationId): boolean {
  if (state.movement?.migrating.includes(nation)) return true
  if (state.thisTurn.invading.includes(nation)) return false
  return pieces.some((piece) => piece.nation === nation && isHordePiece(piece))
}

/** XII.D: neutrals let others pass but not stay; and nobody stays before a city that he may not attack. */
function endRefusal(
  state: InvasionsState,
  look: Surroundings,
  { pieces }: MovingStack,
  to: ProvinceId
): Refusal | null {
  if (isPresent(look.forces(to, 'neutral'))) return refuse('neutral-units', 'XII.D')
  const owner = state.control[to]
  if (owner && look.standing(owner) === 'neutral') return refuse('neutral-province', 'XII.D')
  if (!look.hostileCity(to)) return null
  if (owner && isSpared(state, look.nation, owner)) return refuseTruce(owner)
  return pieces.some(({ nation }) => isMigrating(state, pieces, nation))
    ? refuse('migrating', 'XVIII.G')
    : null
}

function refuse(name: Naming<'refusal'>, rule: string): Refusal {
  return { reason: message(`refusal.${name}`), rule }
}

function refuseTruce(nation: NationId): Refusal {
  return { reason: message('refusal.truce', { nation: reference('nation', nation) }), rule: 'XXX.C' }
}
