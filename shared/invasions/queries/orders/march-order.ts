import { accepted, type FormValues, refused, type Verdict } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import type { Movement, PieceId } from '../../state.ts'
import { message } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { barredFrom } from '../boundaries.ts'
import { campaignerOf } from '../campaigns.ts'
import { barToLeaving } from '../foedus.ts'
import { isHordePiece, type Piece, pieceById } from '../pieces.ts'
import { partsPeople } from '../reach.ts'
import type { Route } from '../routes.ts'
import { isProvince } from '../terrain.ts'
import type { NavalOrder } from './naval-order.ts'
import type { MarchScope } from './scope.ts'

/** What a player may answer to the question of movement. */
export type MarchOrder =
  | { readonly order: 'done' }
  | { readonly order: 'sea'; readonly naval: NavalOrder; readonly pieces: readonly PieceId[] }
  | {
      readonly order: 'march' | 'redeploy'
      readonly from: ProvinceId
      readonly pieces: readonly PieceId[]
      readonly route: Pick<Route, 'to' | 'way'>
    }

/** XVIII.A: whether an answer is an order that can be given. */
export function checkOrder(
  state: Board,
  movement: Movement,
  scope: MarchScope,
  values: FormValues
): Verdict<MarchOrder> {
  const { move, pieces: named, route, ...others } = values
  if (typeof move !== 'string' || !Array.isArray(named) || Object.keys(others).length > 0) {
    return refused(message('refusal.not-an-option'), 'XVIII.A')
  }
  const along = readRoute(move, route)
  if (!along.ok) return along
  if (new Set(named).size !== named.length) return refused(message('refusal.chosen-twice'), 'XVIII.A')
  if (move === 'done') return accepted({ order: 'done' })
  const sea = move.startsWith('sea:') ? scope.naval().find(({ key }) => key === move) : undefined
  if (sea) {
    const refusal =
      sea.check(named) ??
      barToLeaving(
        state,
        named.flatMap((id) => pieceById(state, id) ?? [])
      )
    return refusal ? { ok: false, refusal } : accepted({ order: 'sea', naval: sea.order, pieces: named })
  }
  const [from = '', to = ''] = move.split('>')
  if (!isProvince(to)) return refused(message('refusal.not-an-option'), 'XVIII.A')
  const home = from === 'redeploy' ? campaignerOf(state, movement)?.at : from
  if (home === undefined || !isProvince(home) || !scope.provinces.includes(home)) {
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
  const bound = barToLeaving(state, pieces)
  if (bound) return { ok: false, refusal: bound }
  if (from === 'redeploy') {
    return scope.redeployments().includes(to)
      ? checkRedeployment(state, movement, pieces, to)
      : refused(message('refusal.not-an-option'), 'XXII.A')
  }
  return scope.someLeadTo(home, to, pieces)
    ? checkMarch(state, movement, scope, { pieces, from: home, to, along: along.value })
    : refused(message('refusal.not-an-option'), 'XVIII.A')
}

/** XVIII.A: the way that the player names, if he does: provinces or way points, of which the last is the destination. */
export function readRoute(
  move: string,
  route: FormValues[string] | undefined
): Verdict<readonly ProvinceId[] | undefined> {
  if (route === undefined) return accepted(undefined)
  if (!Array.isArray(route) || !route.every(isProvince)) {
    return refused(message('refusal.not-an-option'), 'XVIII.A')
  }
  return route.at(-1) === move.split('>')[1] && !move.startsWith('redeploy>')
    ? accepted(route)
    : refused(message('refusal.route-ends-elsewhere'), 'XVIII.A')
}

interface Wanted {
  readonly pieces: readonly Piece[]
  readonly from: ProvinceId
  readonly to: ProvinceId
  readonly along: readonly ProvinceId[] | undefined
}

/** XVIII.A, XVIII.G, XXII.B: whether these pieces can make this move together, and by this way. */
function checkMarch(
  state: Board,
  movement: Movement,
  scope: MarchScope,
  { pieces, from, to, along }: Wanted
): Verdict<MarchOrder> {
  if (pieces.some(({ at }) => at !== from)) return refused(message('refusal.not-in-that-province'), 'XVIII.A')
  const campaigner = campaignerOf(state, movement)
  if (
    movement.campaign !== null &&
    to !== campaigner?.at &&
    !pieces.some(({ id }) => id === campaigner?.id)
  ) {
    return refused(message('refusal.only-with-the-leader'), 'XXII.B')
  }
  if (partsPeople(state, pieces, from)) return refused(message('refusal.migrate-together'), 'XVIII.G')
  const route = scope.marchesOf(pieces, from).route(to, along)
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
  const campaigner = campaignerOf(state, movement)
  if (!campaigner || !pieces.some(({ id }) => id === campaigner.id)) {
    return refused(message('refusal.only-with-the-leader'), 'XXII.A')
  }
  for (const piece of pieces) {
    if (piece.at !== campaigner.at || isHordePiece(piece)) {
      return refused(message('refusal.not-in-that-province'), 'XXII.A')
    }
    const barred = barredFrom(state, piece, to)
    if (barred) return { ok: false, refusal: barred }
  }
  const ids = pieces.map(({ id }) => id)
  return accepted({ order: 'redeploy', from: campaigner.at, pieces: ids, route: { to, way: [to] } })
}
