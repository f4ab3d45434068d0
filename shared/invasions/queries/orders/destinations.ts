import type { Refusal } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import type { LeaderId, Movement } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isHomeBound } from '../boundaries.ts'
import { campaignerOf } from '../campaigns.ts'
import { isLeaderPiece, isUnitPiece, type Piece, stepsLeft } from '../pieces.ts'
import { leadersOf } from '../reach.ts'
import type { Marches } from '../routes.ts'
import { isInvading } from '../ties.ts'

/** Where pieces of one province can go in one order. */
export interface Destination {
  readonly from: ProvinceId
  readonly to: ProvinceId
  /** Which pieces of the province can go there, if need be with a leader. */
  readonly able: readonly Piece[]
  /** How the first of them gets there. */
  readonly marches: Marches
}

/** XIII.E, XVIII.G, XXII.B: idle leaders stay; hordes move in an invasion or by migration; a campaign moves no others. */
export function mayMove(state: Board, movement: Movement, piece: Piece): boolean {
  if (isLeaderPiece(piece)) {
    if (piece.leader.inactiveUntil !== null) return false
    return movement.campaign === null || movement.campaign === piece.leader.id
  }
  if (isUnitPiece(piece)) return true
  if (movement.campaign !== null || movement.quiet) return false
  return isInvading(state, piece.nation) || !movement.attacking.includes(piece.nation)
}

/** Where pieces of a province can go, and to which neighbouring ones none of them can, and why. */
export interface Destinations {
  readonly found: readonly Destination[]
  readonly blocked: ReadonlyMap<ProvinceId, Refusal>
}

/** XVIII.A: each piece alone, and each with a leader who goes along. */
export function destinationsFrom(
  state: Board,
  movement: Movement,
  province: ProvinceId,
  pieces: readonly Piece[],
  marchesTogether: (pieces: readonly Piece[], at: ProvinceId) => Marches
): Destinations {
  const leaders = pieces.filter(isLeaderPiece).filter((piece) => stepsLeft(state, piece, []) > 0)
  const led = leadersOf(leaders)
  const alike = new Map<string, { ways: Marches[]; pieces: Piece[] }>()
  for (const piece of pieces) {
    const key = likeness(state, piece, led)
    const known = alike.get(key)
    if (known) {
      known.pieces.push(piece)
      continue
    }
    const stacks =
      isUnitPiece(piece) && leaders.length > 0 ? [[piece], [piece, ...leaders.slice(0, 1)]] : [[piece]]
    const ways = stacks.map((stack) => marchesTogether(stack, province))
    alike.set(key, { ways, pieces: [piece] })
  }
  const found = new Map<ProvinceId, { marches: Marches; able: Set<Piece> }>()
  const refusals = new Map<ProvinceId, Refusal>()
  const campaigner = campaignerOf(state, movement)
  for (const { ways, pieces: group } of alike.values()) {
    for (const [index, marches] of ways.entries()) {
      const { routes, blocked } = marches.reach()
      for (const [to, refusal] of blocked) if (!refusals.has(to)) refusals.set(to, refusal)
      for (const to of routes.keys()) {
        const withLeader = index > 0 || group.some(isLeaderPiece)
        if (movement.campaign !== null && to !== campaigner?.at && !withLeader) continue
        const known = found.get(to)
        if (!known) found.set(to, { marches, able: new Set(group) })
        else for (const piece of group) known.able.add(piece)
      }
    }
  }
  const isBarred = ([to]: readonly [ProvinceId, Refusal]) =>
    !found.has(to) && pieces.length > 0 && movement.campaign === null
  return {
    found: [...found].map(([to, { marches, able }]) => ({ from: province, to, able: [...able], marches })),
    blocked: new Map([...refusals].filter(isBarred))
  }
}

/** XVIII.A: whether one of all pieces can go to a province, alone or with a leader who goes along: `first` most likely. */
export function someLeadTo(
  state: Board,
  movement: Movement,
  all: readonly Piece[],
  first: readonly Piece[],
  to: ProvinceId,
  marchesOf: (pieces: readonly Piece[]) => Marches
): boolean {
  const leader = all.find((piece) => isLeaderPiece(piece) && stepsLeft(state, piece, []) > 0)
  const needsLeader = movement.campaign !== null && to !== campaignerOf(state, movement)?.at
  return [...first, ...all].some(
    (piece) =>
      ((!needsLeader || isLeaderPiece(piece)) && marchesOf([piece]).leadTo(to)) ||
      (leader !== undefined && isUnitPiece(piece) && marchesOf([piece, leader]).leadTo(to))
  )
}

/** Pieces that can go to the same places: their reach is looked up once. */
function likeness(state: Board, piece: Piece, leaders: readonly LeaderId[]): string {
  if (!isUnitPiece(piece)) return piece.id
  const march = state.movement?.marches[piece.id]
  const tied = isHomeBound(piece.unit) ? piece.unit.kind : ''
  return [
    piece.nation,
    tied,
    tied && piece.unit.nation,
    stepsLeft(state, piece, []),
    stepsLeft(state, piece, leaders),
    march ? march.spent > 0 : false,
    march?.bridge
  ].join(' ')
}
