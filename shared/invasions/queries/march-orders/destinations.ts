import type { Refusal } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import type { LeaderId, Movement } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { currentCampaigner } from '../movement/campaigns.ts'
import { isHomeBound } from '../movement/entry-limits.ts'
import type { MarchRoutes } from '../movement/routes.ts'
import { leadersAmong } from '../movement/step-rules.ts'
import { isLeaderPiece, isUnitPiece, type Piece, stepsLeft } from '../pieces/pieces.ts'
import { isInvading } from '../relations/relations.ts'

/** A province that some pieces of another can reach in one order. */
export interface Destination {
  readonly from: ProvinceId
  readonly to: ProvinceId
  /** The pieces that can go there, alone or with a leader. */
  readonly able: readonly Piece[]
  /** The routes of the first of them. */
  readonly routes: MarchRoutes
}

/** XIII.E, XVIII.G, XXII.B: inactive leaders stay. Hordes move in an invasion or by migration. On a campaign only its own pieces move. */
export function mayMove(state: Board, movement: Movement, piece: Piece): boolean {
  if (isLeaderPiece(piece)) {
    if (piece.leader.inactiveUntil !== null) return false
    return movement.campaign === null || movement.campaign === piece.leader.id
  }
  if (isUnitPiece(piece)) return true
  if (movement.campaign !== null || movement.quiet) return false
  return isInvading(state, piece.nation) || !movement.attacking.includes(piece.nation)
}

/** Where the pieces of a province can go, and why none of them can enter some neighbouring provinces. */
export interface Destinations {
  readonly found: readonly Destination[]
  readonly blocked: ReadonlyMap<ProvinceId, Refusal>
}

/** XVIII.A: the destinations of each piece alone, and of each unit with a leader. */
export function destinationsFrom(
  state: Board,
  movement: Movement,
  province: ProvinceId,
  pieces: readonly Piece[],
  marchesTogether: (pieces: readonly Piece[], at: ProvinceId) => MarchRoutes
): Destinations {
  const leaders = pieces.filter(isLeaderPiece).filter((piece) => stepsLeft(state, piece, []) > 0)
  const led = leadersAmong(leaders)
  const groups = new Map<string, { ways: MarchRoutes[]; pieces: Piece[] }>()
  for (const piece of pieces) {
    const key = reachKey(state, piece, led)
    const known = groups.get(key)
    if (known) {
      known.pieces.push(piece)
      continue
    }
    const stacks =
      isUnitPiece(piece) && leaders.length > 0 ? [[piece], [piece, ...leaders.slice(0, 1)]] : [[piece]]
    const ways = stacks.map((stack) => marchesTogether(stack, province))
    groups.set(key, { ways, pieces: [piece] })
  }
  const found = new Map<ProvinceId, { marches: MarchRoutes; able: Set<Piece> }>()
  const refusals = new Map<ProvinceId, Refusal>()
  const campaigner = currentCampaigner(state, movement)
  for (const { ways, pieces: group } of groups.values()) {
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
    found: [...found].map(
      ([to, { marches, able }]): Destination => ({ from: province, to, able: [...able], routes: marches })
    ),
    blocked: new Map([...refusals].filter(isBarred))
  }
}

/** XVIII.A: whether any piece can reach a province, alone or with a leader. Tries the pieces in `first` first. */
export function someCanReach(
  state: Board,
  movement: Movement,
  all: readonly Piece[],
  first: readonly Piece[],
  to: ProvinceId,
  marchesOf: (pieces: readonly Piece[]) => MarchRoutes
): boolean {
  const leader = all.find((piece) => isLeaderPiece(piece) && stepsLeft(state, piece, []) > 0)
  const needsLeader = movement.campaign !== null && to !== currentCampaigner(state, movement)?.at
  return [...first, ...all].some(
    (piece) =>
      ((!needsLeader || isLeaderPiece(piece)) && marchesOf([piece]).canReach(to)) ||
      (leader !== undefined && isUnitPiece(piece) && marchesOf([piece, leader]).canReach(to))
  )
}

/** Pieces with the same key can reach the same provinces, so one search serves all. */
function reachKey(state: Board, piece: Piece, leaders: readonly LeaderId[]): string {
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
