import type { Refusal } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { LeaderId, Movement } from '../../state.ts'
import { message, reference, type SuffixNaming } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { Neighbour } from '../../world/world-queries.ts'
import { isBarbarianProvince } from '../map/provinces.ts'
import { suzerainOf } from '../nations/realm.ts'
import { isHordePiece, isLeaderPiece, isUnitPiece, type Piece, piecesIn } from '../pieces/pieces.ts'
import { isInvading } from '../relations/relations.ts'
import { isSpared } from '../relations/stance.ts'
import { forceStrength, isPresent, type StanceMap } from '../relations/stance-map.ts'
import { isBlockaded, takesWholeMovement } from '../sea/straits.ts'
import { isCivilised } from '../time/activation-order.ts'
import { entryRefusal, isHomeBound } from './entry-limits.ts'
import { stackingLimit } from './stacking.ts'

/** Pieces in one province that move together. */
export interface MovingStack {
  readonly at: ProvinceId
  readonly pieces: readonly Piece[]
}

/** What a stack has done in its march order before a step. */
export interface StepsTaken {
  readonly steps: number
  /** It has used its bridge of boats. */
  readonly bridged: boolean
}

/** Whether a stack may take a step. If so, whether it must stop there, and why it may not stay (null when it may). */
export type StepVerdict =
  | { readonly ok: true; readonly stops: boolean; readonly why: Refusal | null }
  | { readonly ok: false; readonly refusal: Refusal }

/** The nation that decides who is friend or enemy of a stack: the one with most units in it. */
export function leadingNation(pieces: readonly Piece[], acting: readonly NationId[]): NationId {
  const [first] = pieces
  if (first && pieces.every(({ nation }) => nation === first.nation)) return first.nation
  const counts = new Map<NationId, number>()
  for (const piece of pieces) {
    counts.set(piece.nation, (counts.get(piece.nation) ?? 0) + (isUnitPiece(piece) ? 100 : 1))
  }
  const ranked = [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b))
  const [leading] = [...ranked.map(([nation]) => nation), ...acting]
  if (!leading) throw new Error('an empty stack needs an acting nation')
  return leading
}

export function leadersAmong(pieces: readonly Piece[]): LeaderId[] {
  return pieces.filter(isLeaderPiece).map(({ leader }) => leader.id)
}

/**
 * The stack reduced to one piece of each class that `judgeStep` distinguishes: nation, home-bound kind, leader or horde,
 * steps spent, bridge of boats. The reduced stack can move exactly where the whole one can.
 */
export function representatives(state: Board, { at, pieces }: MovingStack): MovingStack {
  if (pieces.length < 2) return { at, pieces }
  const found = new Map<string, Piece>()
  for (const piece of pieces) {
    const sort = movementClass(state, piece)
    if (!found.has(sort)) found.set(sort, piece)
  }
  return found.size === pieces.length ? { at, pieces } : { at, pieces: [...found.values()] }
}

/** The properties of a piece that `judgeStep` reads, as a key. */
export function movementClass({ movement }: Board, piece: Piece): string {
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

/** XVIII.A, XVIII.C, XVIII.J, XVIII.K: judges one step of a stack in its march order. */
export function judgeStep(
  state: Board,
  stances: StanceMap,
  stack: MovingStack,
  border: Neighbour,
  taken: StepsTaken
): StepVerdict {
  const to = border.id
  for (const piece of stack.pieces) {
    const refusal = entryRefusal(state, piece, to)
    if (refusal) return { ok: false, refusal }
  }
  const strait = straitVerdict(state, stances.nation, stack, border, taken)
  if (strait.refusal) return { ok: false, refusal: strait.refusal }
  const enemies = stances.forces(to, 'hostile')
  if (isPresent(enemies)) {
    const refusal = attackRefusal(state, stances, stack, to)
    if (refusal) return { ok: false, refusal }
  }
  if (state.movement?.quiet && ![stack.at, to].every((province) => isOwnGround(state, stances, province)))
    return { ok: false, refusal: movementRefusal('own-provinces-only', 'XI.C') }
  const leadersAlone = stack.pieces.every(isLeaderPiece)
  if (leadersAlone && stances.provinceStance(to) !== 'friendly')
    return { ok: false, refusal: movementRefusal('leader-alone', 'XVIII.B') }
  const stops = strait.stops || mustStop(state, stances, to)
  const why = endRefusal(state, stances, stack, to)
  if (why && stops) return { ok: false, refusal: why }
  return { ok: true, stops, why }
}

/** XI.C, XII.A: whether a nation controls a province, itself or through a vassal, without enemies or a revolt in it. */
function isOwnGround(state: Board, stances: StanceMap, province: ProvinceId): boolean {
  const owner = state.control[province]
  const controls = owner === stances.nation || (owner && suzerainOf(state, owner) === stances.nation)
  return Boolean(controls) && !stances.isDefended(province) && state.revolts[province] === undefined
}

/** XVIII.J: only a stack that starts beside a strait crosses it, and spends all its steps. */
function straitVerdict(
  state: Board,
  nation: NationId,
  { pieces }: MovingStack,
  border: Neighbour,
  { steps, bridged }: StepsTaken
): { refusal: Refusal | null; stops: boolean } {
  if (border.kind !== 'strait') return { refusal: null, stops: false }
  if (!bridged && isBridged(state, pieces)) return { refusal: null, stops: false }
  if (isBlockaded(state, nation, border))
    return { refusal: movementRefusal('blockaded', 'XXV.F'), stops: false }
  if (!takesWholeMovement(nation, border)) return { refusal: null, stops: false }
  const fresh = steps === 0 && pieces.every(({ id }) => (state.movement?.marches[id]?.spent ?? 0) === 0)
  return { refusal: fresh ? null : movementRefusal('strait-from-the-shore', 'XVIII.J'), stops: true }
}

/** Whether a card lets all these pieces cross one strait like an open border. */
export function isBridged(state: Board, pieces: readonly Piece[]): boolean {
  return pieces.every(({ id }) => state.movement?.marches[id]?.bridge)
}

/** XVIII.C, XVIII.F, XVIII.I: whether enemies or walls stop a stack in a province. A forced passage lifts that. */
export function mustStop(state: Board, stances: StanceMap, to: ProvinceId): boolean {
  const enemies = stances.forces(to, 'hostile')
  if (!isPresent(enemies)) return false
  if (enemies.walls.length > 0) return true
  const barbarian = !isCivilised(state.nations[stances.nation])
  const owners = [...enemies.units.map(({ controller }) => controller), ...enemies.hordes]
  if (barbarian && isBarbarianProvince(to) && owners.every((owner) => !isCivilised(state.nations[owner])))
    return false
  return !isForced(state, stances, to)
}

/** XVIII.F: whether the active nation has halted twice as many units there as there are defenders. */
export function isForced(state: Board, stances: StanceMap, to: ProvinceId): boolean {
  const { movement } = state
  if (!movement || !allowsPassage(state, stances, to)) return false
  const defenders = forceStrength(stances.forces(to, 'hostile'))
  if (defenders === 0 || holdersIn(movement, stances, to) < 2 * defenders) return false
  return stackingLimit(state, stances.nation, to) >= 2 * defenders
}

/** XVIII.E, XVIII.F: whether a province may be overrun or forced: not with a Limes or a fortified hostile city. */
export function allowsPassage(state: Board, stances: StanceMap, to: ProvinceId): boolean {
  if (stances.forces(to, 'hostile').walls.length > 0) return false
  return !(stances.hasHostileCity(to) && state.cities[to]?.fortified)
}

/** The units that have halted there and did not cross a strait. */
function holdersIn(movement: Movement, stances: StanceMap, to: ProvinceId): number {
  return stances.forces(to, 'friendly').units.filter((unit) => {
    const march = movement.marches[unit.id]
    return movement.nations.includes(unit.controller) && march?.halted && !march.overStrait
  }).length
}

/** Why a stack may not end its march in a province, whatever its route; null when it may. */
export function arrivalRefusal(
  state: Board,
  stances: StanceMap,
  stack: MovingStack,
  to: ProvinceId
): Refusal | null {
  for (const piece of stack.pieces) {
    const refusal = entryRefusal(state, piece, to)
    if (refusal) return refusal
  }
  return (
    (stances.isDefended(to) && attackRefusal(state, stances, stack, to)) ||
    endRefusal(state, stances, stack, to)
  )
}

/** XXX.C, XVIII.G: why a stack may not attack in a province; null when it may. */
function attackRefusal(
  state: Board,
  stances: StanceMap,
  { pieces }: MovingStack,
  to: ProvinceId
): Refusal | null {
  const spared = state.relations.some((tie) => tie.kind === 'truce')
    ? sparedIn(state, stances, to)
    : undefined
  if (spared) return refuseTruce(spared)
  const hordeAlone = pieces.some(isHordePiece) && !pieces.some(isUnitPiece)
  if (hordeAlone) return movementRefusal('horde-alone', 'XVIII.G')
  return pieces.some(({ nation }) => isMigrating(state, pieces, nation))
    ? movementRefusal('migrating', 'XVIII.G')
    : null
}

function sparedIn(state: Board, stances: StanceMap, to: ProvinceId): NationId | undefined {
  const { units, walls, hordes } = stances.forces(to, 'hostile')
  const enemies = [...[...units, ...walls].map(({ controller }) => controller), ...hordes]
  return enemies.find((enemy) => isSpared(state, stances.nation, enemy))
}

/** XVIII.G: whether a nation is migrating. Outside an invasion a horde moves by migration, and its people attack nobody. */
export function isMigrating(state: Board, pieces: readonly Piece[], nation: NationId): boolean {
  if (state.movement?.migrating.includes(nation)) return true
  if (isInvading(state, nation)) return false
  return pieces.some((piece) => piece.nation === nation && isHordePiece(piece))
}

/** XVIII.G: whether a horde would leave units of its nation behind, which is forbidden outside an invasion. */
export function leavesPeopleBehind(state: Board, pieces: readonly Piece[], from: ProvinceId): boolean {
  const goes = new Set(pieces.map(({ id }) => id))
  return pieces.some(
    (piece) =>
      isHordePiece(piece) &&
      !isInvading(state, piece.nation) &&
      piecesIn(state, from, [piece.nation]).some((other) => isUnitPiece(other) && !goes.has(other.id))
  )
}

/** XII.D: why a stack may not stay: neutrals only let others pass, and nobody stays at a city that he may not attack. */
function endRefusal(
  state: Board,
  stances: StanceMap,
  { pieces }: MovingStack,
  to: ProvinceId
): Refusal | null {
  if (isPresent(stances.forces(to, 'neutral'))) return movementRefusal('neutral-units', 'XII.D')
  const owner = state.control[to]
  if (owner && stances.stance(owner) === 'neutral') return movementRefusal('neutral-province', 'XII.D')
  if (!stances.hasHostileCity(to)) return null
  if (owner && isSpared(state, stances.nation, owner)) return refuseTruce(owner)
  return pieces.some(({ nation }) => isMigrating(state, pieces, nation))
    ? movementRefusal('migrating', 'XVIII.G')
    : null
}

export function movementRefusal(name: SuffixNaming<'refusal'>, rule: string): Refusal {
  return { reason: message(`refusal.${name}`), rule }
}

function refuseTruce(nation: NationId): Refusal {
  return { reason: message('refusal.truce', { nation: reference('nation', nation) }), rule: 'XXX.C' }
}
