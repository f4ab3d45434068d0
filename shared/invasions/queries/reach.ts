import type { Refusal } from '../../engine/decision.ts'
import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import type { LeaderId, Movement } from '../state.ts'
import { message, type Naming, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { Neighbour } from '../world/queries.ts'
import { isCivilised } from './activation-order.ts'
import { barredFrom, isHomeBound } from './boundaries.ts'
import { isHordePiece, isLeaderPiece, isUnitPiece, type Piece, piecesIn } from './pieces.ts'
import { stackingLimit } from './stacking.ts'
import { isSpared } from './stance.ts'
import { isBlockaded, takesWholeMovement } from './straits.ts'
import { isPresent, type Surroundings, strength } from './surroundings.ts'
import { isBarbarianProvince } from './terrain.ts'
import { isInvading } from './ties.ts'

/** Pieces of one province that move together. */
export interface MovingStack {
  readonly at: ProvinceId
  readonly pieces: readonly Piece[]
}

/** What a stack has done in its order before a step. */
export interface Taken {
  readonly steps: number
  /** It has used its bridge of boats. */
  readonly bridged: boolean
}

/** Whether a step may be taken, and if so, whether the stack must stop there and may stay (`why` not). */
export type StepVerdict =
  | { readonly ok: true; readonly stops: boolean; readonly why: Refusal | null }
  | { readonly ok: false; readonly refusal: Refusal }

/** The nation whose friends and enemies are those of the stack: the one with most units in it. */
export function leadingNation(pieces: readonly Piece[], acting: readonly NationId[]): NationId {
  const [first] = pieces
  if (first && pieces.every(({ nation }) => nation === first.nation)) return first.nation
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

/**
 * One piece for each sort in a stack that `judgeStep` tells apart: nations, kinds that are tied to their homes,
 * leaders and hordes, who has moved, who has a bridge. Their ways are those of the whole.
 */
export function representatives(state: Board, { at, pieces }: MovingStack): MovingStack {
  if (pieces.length < 2) return { at, pieces }
  const found = new Map<string, Piece>()
  for (const piece of pieces) {
    const sort = sortOf(state, piece)
    if (!found.has(sort)) found.set(sort, piece)
  }
  return found.size === pieces.length ? { at, pieces } : { at, pieces: [...found.values()] }
}

/** What `judgeStep` reads of a piece. */
export function sortOf({ movement }: Board, piece: Piece): string {
  const { spent = 0, bridge = false } = movement?.marches[piece.id] ?? {}
  const what = isUnitPiece(piece)
    ? isHomeBound(piece.unit)
      ? `${piece.unit.kind} ${piece.unit.nation}`
      : 'unit'
    : isHordePiece(piece)
      ? 'horde'
      : 'leader'
  return `${piece.nation} ${what} ${spent} ${bridge}`
}

/** XVIII.A, XVIII.C, XVIII.J, XVIII.K: one step of a stack in its order. */
export function judgeStep(
  state: Board,
  look: Surroundings,
  stack: MovingStack,
  border: Neighbour,
  taken: Taken
): StepVerdict {
  const to = border.id
  for (const piece of stack.pieces) {
    const refusal = barredFrom(state, piece, to)
    if (refusal) return { ok: false, refusal }
  }
  const strait = straitVerdict(state, look.nation, stack, border, taken)
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
  return { ok: true, stops, why }
}

/** XVIII.J: a strait is crossed by those who start beside it, and takes all their steps. */
function straitVerdict(
  state: Board,
  nation: NationId,
  { pieces }: MovingStack,
  border: Neighbour,
  { steps, bridged }: Taken
): { refusal: Refusal | null; stops: boolean } {
  if (border.kind !== 'strait') return { refusal: null, stops: false }
  if (!bridged && isBridged(state, pieces)) return { refusal: null, stops: false }
  if (isBlockaded(state, nation, border)) return { refusal: refuse('blockaded', 'XXV.F'), stops: false }
  if (!takesWholeMovement(nation, border)) return { refusal: null, stops: false }
  const fresh = steps === 0 && pieces.every(({ id }) => (state.movement?.marches[id]?.spent ?? 0) === 0)
  return { refusal: fresh ? null : refuse('strait-from-the-shore', 'XVIII.J'), stops: true }
}

/** A card lets all of them cross one strait as a plain border. */
export function isBridged(state: Board, pieces: readonly Piece[]): boolean {
  return pieces.every(({ id }) => state.movement?.marches[id]?.bridge)
}

/** XVIII.C, XVIII.F, XVIII.I: enemies and walls stop a stack, unless the passage has been forced. */
export function mustStop(state: Board, look: Surroundings, to: ProvinceId): boolean {
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
export function isForced(state: Board, look: Surroundings, to: ProvinceId): boolean {
  const { movement } = state
  if (!movement || !allowsPassage(state, look, to)) return false
  const defenders = strength(look.forces(to, 'hostile'))
  if (defenders === 0 || holdersIn(movement, look, to) < 2 * defenders) return false
  return stackingLimit(state, look.nation, to) >= 2 * defenders
}

/** XVIII.E, XVIII.F: neither a Limes nor a fortified hostile city can be overrun or passed by force. */
export function allowsPassage(state: Board, look: Surroundings, to: ProvinceId): boolean {
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
  state: Board,
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
  state: Board,
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

function sparedIn(state: Board, look: Surroundings, to: ProvinceId): NationId | undefined {
  const { units, walls, hordes } = look.forces(to, 'hostile')
  const enemies = [...[...units, ...walls].map(({ controller }) => controller), ...hordes]
  return enemies.find((enemy) => isSpared(state, look.nation, enemy))
}

/** XVIII.G: outside an invasion a horde moves by migration, and its people attack nobody meanwhile. */
export function isMigrating(state: Board, pieces: readonly Piece[], nation: NationId): boolean {
  if (state.movement?.migrating.includes(nation)) return true
  if (isInvading(state, nation)) return false
  return pieces.some((piece) => piece.nation === nation && isHordePiece(piece))
}

/** XVIII.G: outside an invasion a horde leaves with all units of its nation that are there, or not at all. */
export function partsPeople(state: Board, pieces: readonly Piece[], from: ProvinceId): boolean {
  const goes = new Set(pieces.map(({ id }) => id))
  return pieces.some(
    (piece) =>
      isHordePiece(piece) &&
      !isInvading(state, piece.nation) &&
      piecesIn(state, from, [piece.nation]).some((other) => isUnitPiece(other) && !goes.has(other.id))
  )
}

/** XII.D: neutrals let others pass but not stay; and nobody stays before a city that he may not attack. */
function endRefusal(
  state: Board,
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

export function refuse(name: Naming<'refusal'>, rule: string): Refusal {
  return { reason: message(`refusal.${name}`), rule }
}

function refuseTruce(nation: NationId): Refusal {
  return { reason: message('refusal.truce', { nation: reference('nation', nation) }), rule: 'XXX.C' }
}
