import type { Decision, Refusal, Verdict } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { type MarchForecast, marchForecast } from '#shared/invasions/queries/forecast/march-forecast.ts'
import { boardingParty } from '#shared/invasions/queries/march-orders/boarding-party.ts'
import {
  type MarchOption,
  marchOptionAlong,
  marchOptions,
  whyNoMarch
} from '#shared/invasions/queries/march-orders/march-options.ts'
import { type MarchScope, marchScope } from '#shared/invasions/queries/march-orders/march-scope.ts'
import { leadersAmong } from '#shared/invasions/queries/movement/step-rules.ts'
import { isHordePiece, type Piece, stepsLeft } from '#shared/invasions/queries/pieces/pieces.ts'
import { isInvading } from '#shared/invasions/queries/relations/relations.ts'
import { zonesLeft } from '#shared/invasions/queries/sea/naval-stacks.ts'
import type { PieceId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import type { SeaId } from '#shared/invasions/world/seas.ts'
import { isProvinceId, isSeaId } from '#shared/invasions/world/world-queries.ts'

/** Pieces at one place that can still move. */
export interface ReadyStack {
  readonly place: ProvinceId | SeaId
  readonly pieces: readonly ReadyPiece[]
}

export interface ReadyPiece {
  readonly id: PieceId
  readonly steps: number
  /** Selected together with its stack: all but a horde, whose people would attack nobody (XVIII.G). */
  readonly goes: boolean
}

/** A march that met an enemy on its route: only this stack can move now, and only as a whole. */
export interface InterruptedMarch {
  /** The rest of the ordered route. */
  readonly routeAhead: readonly string[]
  /** Whether the stack may still follow it. */
  readonly mayGoOn: boolean
}

/** What the side can order now, computed by the rules' own queries over its view. */
export interface MarchPlanner {
  readonly stacks: readonly ReadyStack[]
  readonly interrupted: InterruptedMarch | null
  /** The possible orders for these pieces of one place, by target. */
  ordersFor(pieces: readonly PieceId[]): ReadonlyMap<string, readonly MarchOption[]>
  /** The same order by way of some places, or why that is impossible. */
  orderVia(pieces: readonly PieceId[], order: MarchOption, via: readonly string[]): Verdict<MarchOption>
  forecast(pieces: readonly PieceId[], order: MarchOption): MarchForecast | null
  whyNot(pieces: readonly PieceId[], place: string): Refusal | null
  /** XXV.D: the pieces on a shore that find room on the fleets of a sea zone; empty if they cannot embark. */
  boardingParty(shore: string, zone: string): readonly PieceId[]
}

/** Null unless the open question is about movement. */
export function marchPlannerOf(
  view: InvasionsView,
  decision: Decision<Invasions['Inquiry']> | null
): MarchPlanner | null {
  if (!decision || !isAboutMovement(decision)) return null
  const board = boardOf(view)
  const { movement } = board
  if (!movement) return null
  const scope = marchScope(board, movement, sideOf(decision.about.nation))
  // The plan asks for the orders of each stack once for each goal.
  const orders = memoizeByKey<ReadonlyMap<string, readonly MarchOption[]>>()
  const forecasts = memoizeByKey<MarchForecast | null>()
  const refusals = memoizeByKey<Refusal>()
  const interrupted = decision.kind === 'go-on' ? decision.about : null
  return {
    stacks: interrupted
      ? [interruptedStack(view, scope, interrupted)]
      : [...stacksAshore(view, scope), ...stacksAfloat(view, scope)],
    interrupted: interrupted && {
      routeAhead: interrupted.ahead.map(({ province }) => province),
      mayGoOn: interrupted.mayGoOn
    },
    ordersFor: (pieces) =>
      orders(`${pieces}`, () => {
        const all = marchOptions(board, movement, scope, pieces)
        const possible = interrupted
          ? all.filter(({ move }) => 'march' in move && move.march.from === interrupted.province)
          : all
        return Map.groupBy(possible, ({ to }) => to)
      }),
    orderVia: (pieces, order, via) =>
      marchOptionAlong(scope, order, pieces, [...via, order.to].filter(isProvinceId)),
    forecast: (pieces, order) =>
      forecasts(`${pieces} to ${keyText(order.move)} by ${order.way}`, () =>
        marchForecast(board, pieces, order)
      ),
    whyNot: (pieces, place) => {
      if (!isProvinceId(place) && !isSeaId(place)) return null
      return refusals(`${pieces} to ${place}`, () => whyNoMarch(board, movement, scope, pieces, place))
    },
    boardingParty: (shore, zone) =>
      isProvinceId(shore) && isSeaId(zone) ? boardingParty(board, shore, zone, scope.piecesAt(shore)) : []
  }
}

/** Caches answers for one position, because every pointer move asks the same again. */
function memoizeByKey<T>() {
  const known = new Map<string, T>()
  return (key: string, compute: () => T): T => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = compute()
    known.set(key, value)
    return value
  }
}

type MovementDecision = Extract<
  Decision<Invasions['Inquiry']>,
  { readonly kind: 'march' | 'campaign-march' | 'go-on' }
>

function isAboutMovement(decision: Decision<Invasions['Inquiry']>): decision is MovementDecision {
  return ['march', 'campaign-march', 'go-on'].includes(decision.kind)
}

function interruptedStack(
  view: InvasionsView,
  scope: MarchScope,
  { province, pieces }: Extract<MovementDecision, { readonly kind: 'go-on' }>['about']
): ReadyStack {
  const company = scope.piecesAt(province).filter(({ id }) => pieces.includes(id))
  return {
    place: province,
    pieces: company.map((piece) => ({ ...ready(view, piece, company), goes: true }))
  }
}

/** Stacks on land that can move, by land or over the sea. */
function stacksAshore(view: InvasionsView, scope: MarchScope): ReadyStack[] {
  const bySea = new Set<string>(scope.navalOptions().map(({ from }) => from))
  return scope.provinces.flatMap((place) => {
    const pieces = scope.piecesAt(place)
    const canGo = pieces.length > 0 && (scope.mayMarchFrom(place) || bySea.has(place))
    return canGo ? [{ place, pieces: pieces.map((piece) => ready(view, piece, pieces)) }] : []
  })
}

function ready(view: InvasionsView, piece: Piece, company: readonly Piece[]): ReadyPiece {
  const board = boardOf(view)
  const goesByDefault = !isHordePiece(piece) || isInvading(board, piece.nation)
  return { id: piece.id, steps: stepsLeft(board, piece, leadersAmong(company)), goes: goesByDefault }
}

/** Stacks at sea: fleets that can act, and leaders aboard. */
function stacksAfloat(view: InvasionsView, scope: MarchScope): ReadyStack[] {
  const board = boardOf(view)
  const zones = Map.groupBy(
    scope.navalOptions().filter(({ from }) => isSeaId(from)),
    ({ from }) => from
  )
  return [...zones].map(([place, offers]) => ({
    place,
    pieces: [...new Set(offers.flatMap(({ able }) => able))].map((id) => ({
      id,
      steps: view.units[id] ? zonesLeft(board, id) : 0,
      goes: true
    }))
  }))
}
