import { accepted, refused, type Verdict } from '../../../engine/decision.ts'
import { sameKey } from '../../../engine/option-key.ts'
import type { MarchOrderValues, Move } from '../../answers/movement.ts'
import type { Board } from '../../board.ts'
import type { Movement, PieceId } from '../../state.ts'
import { message } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { currentCampaigner } from '../movement/campaigns.ts'
import { entryRefusal } from '../movement/entry-limits.ts'
import type { Route } from '../movement/routes.ts'
import { leavesPeopleBehind } from '../movement/step-rules.ts'
import { isHordePiece, type Piece, pieceById } from '../pieces/pieces.ts'
import { foedusLeavingRefusal } from '../relations/foedus.ts'
import type { MarchScope } from './march-scope.ts'
import type { NavalOrder } from './naval-order.ts'

/** A valid answer to the question of movement. */
export type MarchOrder =
  | { readonly order: 'done' }
  | { readonly order: 'sea'; readonly naval: NavalOrder; readonly pieces: readonly PieceId[] }
  | {
      readonly order: 'march' | 'redeploy'
      readonly from: ProvinceId
      readonly pieces: readonly PieceId[]
      readonly route: Pick<Route, 'to' | 'way'>
    }

/** XVIII.A: checks an answer and returns its order. */
export function checkMarchOrder(
  state: Board,
  movement: Movement,
  scope: MarchScope,
  { move, pieces: named, route }: MarchOrderValues
): Verdict<MarchOrder> {
  if (route && !endsWith(move, route)) return refused(message('refusal.route-ends-elsewhere'), 'XVIII.A')
  if (new Set(named).size !== named.length) return refused(message('refusal.chosen-twice'), 'XVIII.A')
  if (move === 'done') return accepted({ order: 'done' })
  if ('sea' in move) return checkNaval(state, scope, move.sea, named)
  const home = 'redeploy' in move ? currentCampaigner(state, movement)?.at : move.march.from
  if (home === undefined || !scope.provinces.includes(home)) {
    return refused(message('refusal.not-an-option'), 'XVIII.A')
  }
  if (named.length === 0) return refused(message('refusal.nobody-moves'), 'XVIII.A')
  const here = scope.piecesAt(home)
  const pieces = named.flatMap((id) => here.find((piece) => piece.id === id) ?? [])
  if (pieces.length < named.length) {
    const elsewhere = scope.movable().some(({ id, at }) => at !== home && named.includes(id))
    const reason = elsewhere ? 'refusal.not-in-that-province' : 'refusal.may-not-move'
    return refused(message(reason), elsewhere ? 'XVIII.A' : 'XVIII.B')
  }
  const bound = foedusLeavingRefusal(state, pieces)
  if (bound) return { ok: false, refusal: bound }
  if ('redeploy' in move) {
    const { to } = move.redeploy
    return scope.redeployments().includes(to)
      ? checkRedeployment(state, movement, pieces, to)
      : refused(message('refusal.not-an-option'), 'XXII.A')
  }
  const { to } = move.march
  return scope.someCanReach(home, to, pieces)
    ? checkMarch(state, movement, scope, { pieces, from: home, to, along: route })
    : refused(message('refusal.not-an-option'), 'XVIII.A')
}

/** XVIII.A: whether the player's own route ends where the march does. */
function endsWith(move: Move, route: readonly ProvinceId[]): boolean {
  return typeof move === 'object' && 'march' in move && route.at(-1) === move.march.to
}

/** XXV: checks that the order is a naval option for these pieces. */
function checkNaval(
  state: Board,
  scope: MarchScope,
  order: NavalOrder,
  named: readonly PieceId[]
): Verdict<MarchOrder> {
  const offer = scope.navalOptions().find((one) => one.order.sort === order.sort && sameKey(one.order, order))
  if (!offer) return refused(message('refusal.not-an-option'), 'XVIII.A')
  const refusal =
    offer.check(named) ??
    foedusLeavingRefusal(
      state,
      named.flatMap((id) => pieceById(state, id) ?? [])
    )
  return refusal ? { ok: false, refusal } : accepted({ order: 'sea', naval: offer.order, pieces: named })
}

interface MarchRequest {
  readonly pieces: readonly Piece[]
  readonly from: ProvinceId
  readonly to: ProvinceId
  readonly along: readonly ProvinceId[] | undefined
}

/** XVIII.A, XVIII.G, XXII.B: checks that these pieces can march together, and by this route. */
function checkMarch(
  state: Board,
  movement: Movement,
  scope: MarchScope,
  { pieces, from, to, along }: MarchRequest
): Verdict<MarchOrder> {
  if (pieces.some(({ at }) => at !== from)) return refused(message('refusal.not-in-that-province'), 'XVIII.A')
  const campaigner = currentCampaigner(state, movement)
  if (
    movement.campaign !== null &&
    to !== campaigner?.at &&
    !pieces.some(({ id }) => id === campaigner?.id)
  ) {
    return refused(message('refusal.only-with-the-leader'), 'XXII.B')
  }
  if (leavesPeopleBehind(state, pieces, from)) return refused(message('refusal.migrate-together'), 'XVIII.G')
  const route = scope.routesOf(pieces, from).route(to, along)
  if (!route.ok) return route
  return accepted({ order: 'march', from, pieces: pieces.map(({ id }) => id), route: route.value })
}

/** XXII.A */
function checkRedeployment(
  state: Board,
  movement: Movement,
  pieces: readonly Piece[],
  to: ProvinceId
): Verdict<MarchOrder> {
  const campaigner = currentCampaigner(state, movement)
  if (!campaigner || !pieces.some(({ id }) => id === campaigner.id)) {
    return refused(message('refusal.only-with-the-leader'), 'XXII.A')
  }
  for (const piece of pieces) {
    if (piece.at !== campaigner.at || isHordePiece(piece)) {
      return refused(message('refusal.not-in-that-province'), 'XXII.A')
    }
    const barred = entryRefusal(state, piece, to)
    if (barred) return { ok: false, refusal: barred }
  }
  const ids = pieces.map(({ id }) => id)
  return accepted({ order: 'redeploy', from: campaigner.at, pieces: ids, route: { to, way: [to] } })
}
