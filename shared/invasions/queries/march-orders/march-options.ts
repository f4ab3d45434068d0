import { accepted, type Refusal, refused, type Verdict } from '../../../engine/decision.ts'
import type { Move } from '../../answers/movement.ts'
import type { Board } from '../../board.ts'
import type { Movement, PieceId } from '../../state.ts'
import { message } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { isProvinceId } from '../../world/world-queries.ts'
import { seaForecast } from '../forecast/sea-forecast.ts'
import { leadingNation } from '../movement/step-rules.ts'
import { voyageOf } from './fleet-options.ts'
import { checkMarchOrder } from './march-order.ts'
import type { MarchScope } from './march-scope.ts'
import type { NavalOption, NavalOrder } from './naval-order.ts'

/** The kind of a march option: a march, an attack, a siege, a redeployment, or an order by sea. */
export type MarchOptionKind =
  | 'march'
  | 'attack'
  | 'siege'
  | 'redeploy'
  | 'sail'
  | 'sea-attack'
  | 'aboard'
  | 'carry'
  | 'landing'

/** A place that the selected pieces can reach with one order. */
export interface MarchOption {
  /** The order as the answer names it. */
  readonly move: Exclude<Move, 'done'>
  readonly kind: MarchOptionKind
  readonly to: ProvinceId | SeaId
  readonly steps: number
  /** The places entered, the last one included. */
  readonly way: readonly (ProvinceId | SeaId)[]
  /** Nobody can react and no die is rolled, so the player can take the order back. */
  readonly safe: boolean
  /** The order by sea, if it is one. */
  readonly naval?: NavalOrder
}

/** XVIII.A, XXII, XXV: where these pieces of one place can go together. */
export function marchOptions(
  board: Board,
  movement: Movement,
  scope: MarchScope,
  ids: readonly PieceId[]
): MarchOption[] {
  if (ids.length === 0) return []
  return [
    ...marches(board, movement, scope, ids),
    ...redeployments(board, movement, scope, ids),
    ...scope
      .navalOptions()
      .filter((offer) => offer.check(ids) === null)
      .map((offer) => navalProspect(board, offer, ids))
  ]
}

function marches(
  board: Board,
  movement: Movement,
  scope: MarchScope,
  ids: readonly PieceId[]
): MarchOption[] {
  const home = scope.provinces.find((province) => scope.piecesAt(province).some(({ id }) => id === ids[0]))
  if (!home) return []
  const pieces = scope.piecesAt(home).filter(({ id }) => ids.includes(id))
  const stances = scope.stancesOf(leadingNation(pieces, movement.nations))
  const marches = scope.routesOf(pieces, home)
  return [...marches.reach().routes.keys()].flatMap((to): MarchOption[] => {
    const move = { march: { from: home, to } }
    const verdict = checkMarchOrder(board, movement, scope, { move, pieces: ids })
    const route = verdict.ok ? marches.route(to) : verdict
    if (!route.ok) return []
    const { steps, way } = route.value
    const kind = stances.isDefended(to) ? 'attack' : stances.hasHostileCity(to) ? 'siege' : 'march'
    const calm = marches
      .legs(way)
      .every(({ defended, interceptors }) => !defended && interceptors.length === 0)
    return [{ move, kind, to, steps, way, safe: kind === 'march' && calm }]
  })
}

/** The same option by the player's own route through these provinces, the last of which is its end. */
export function marchOptionAlong(
  scope: MarchScope,
  prospect: MarchOption,
  ids: readonly PieceId[],
  along: readonly ProvinceId[]
): Verdict<MarchOption> {
  const { move } = prospect
  if (!('march' in move) || !scope.provinces.includes(move.march.from)) {
    return refused(message('refusal.no-way-by-sea'), 'XXV.D')
  }
  const { from, to } = move.march
  const pieces = scope.piecesAt(from).filter(({ id }) => ids.includes(id))
  const route = scope.routesOf(pieces, from).route(to, along)
  if (!route.ok) return route
  const { steps, way } = route.value
  // A player who names a route wants to see the forecast before the march.
  return accepted({ ...prospect, steps, way, safe: false })
}

function redeployments(
  board: Board,
  movement: Movement,
  scope: MarchScope,
  ids: readonly PieceId[]
): MarchOption[] {
  return scope.redeployments().flatMap((to): MarchOption[] => {
    const move = { redeploy: { to } }
    const { ok } = checkMarchOrder(board, movement, scope, { move, pieces: ids })
    return ok ? [{ move, kind: 'redeploy', to, steps: 0, way: [to], safe: true }] : []
  })
}

function navalProspect(
  board: Board,
  { order, to, steps }: NavalOption,
  ids: readonly PieceId[]
): MarchOption {
  const prospect = (kind: MarchOptionKind, way: MarchOption['way'], mayBeSafe: boolean): MarchOption => {
    const safe = mayBeSafe && seaForecast(board, order, ids).meetings.length === 0
    return { move: { sea: order }, kind, to, steps, way, safe, naval: order }
  }
  switch (order.sort) {
    case 'sail':
      return prospect('sail', voyageOf(board, order, ids)?.zones ?? [to], true)
    case 'attack':
      return prospect('sea-attack', [to], false)
    case 'embark':
      return prospect('aboard', [to], true)
    case 'ashore':
      return prospect('march', [to], true)
    case 'carry':
      return prospect('carry', [...order.crossing.zones, to], true)
    case 'land':
      return prospect('landing', [...order.crossing.zones, to], false)
  }
}

/** Why these pieces cannot go to a place. */
export function whyNoMarch(
  board: Board,
  movement: Movement,
  scope: MarchScope,
  ids: readonly PieceId[],
  to: ProvinceId | SeaId
): Refusal {
  const bySea = whyNotBySea(scope, ids, to)
  const home = scope.provinces.find((province) => scope.piecesAt(province).some(({ id }) => id === ids[0]))
  if (!home || !isProvinceId(to)) {
    return bySea ?? { reason: message('refusal.no-way-by-sea'), rule: 'XXV.D' }
  }
  const pieces = scope.piecesAt(home).filter(({ id }) => ids.includes(id))
  const near = scope.routesOf(pieces, home).reach().blocked.get(to)
  if (near) return near
  const verdict = checkMarchOrder(board, movement, scope, {
    move: { march: { from: home, to } },
    pieces: ids
  })
  const tooFar = bySea ?? { reason: message('refusal.too-far'), rule: 'XVIII.B' }
  return verdict.ok || verdict.refusal.reason.key === 'refusal.not-an-option' ? tooFar : verdict.refusal
}

/** XXV: why these pieces cannot go by sea to a place that other or fewer pieces could reach. */
function whyNotBySea(scope: MarchScope, ids: readonly PieceId[], to: ProvinceId | SeaId): Refusal | null {
  const offers = scope
    .navalOptions()
    .filter((offer) => offer.to === to && offer.able.some((id) => ids.includes(id)))
  return offers.map((offer) => offer.check(ids)).find((refusal) => refusal !== null) ?? null
}
