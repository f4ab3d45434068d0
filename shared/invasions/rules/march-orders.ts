import {
  accepted,
  type FormBody,
  type FormValues,
  type Option,
  refused,
  type Verdict
} from '../../engine/decision.ts'
import type { RandomState } from '../../engine/random.ts'
import type { SideId } from '../content/ids.ts'
import { barredFrom } from '../queries/boundaries.ts'
import { barToLeaving } from '../queries/foedus.ts'
import { isHordePiece, type Piece, pieceById, stepsLeft } from '../queries/pieces.ts'
import { partsPeople, type Route } from '../queries/reach.ts'
import { isProvince } from '../queries/terrain.ts'
import type { InvasionsState, Movement, PieceId } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { pieceOffer } from './flight.ts'
import { campaignerOf, destinationOption } from './march-destinations.ts'
import { sampleOrder } from './march-sample.ts'
import { type MarchScope, marchScope } from './march-scope.ts'
import type { NavalOrder } from './sea.ts'

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

/** The question of movement for one player: what it lists, how it reads an answer, a random answer. */
export interface MarchQuestion {
  /** There is something to order. */
  readonly open: boolean
  /** Made when looked at: it lists everything. */
  readonly form: FormBody
  check(values: FormValues): Verdict<MarchOrder>
  sample(random: RandomState): FormValues
}

const DONE: Option = { key: 'done', label: message('option.done') }

/** XVIII.A: everything one player may order now; looked up province by province, as far as somebody asks. */
export function marchQuestion(state: InvasionsState, movement: Movement, side: SideId): MarchQuestion {
  const scope = marchScope(state, movement, side)
  const { provinces, mayMarchFrom, redeployments, naval } = scope
  const check = (values: FormValues) => checkOrder(state, movement, scope, values)
  const campaigner = campaignerOf(state, movement)
  return {
    open:
      (campaigner !== null && provinces.includes(campaigner.at) && mayMarchFrom(campaigner.at)) ||
      provinces.some(mayMarchFrom) ||
      redeployments().length > 0 ||
      naval().orders.length > 0,
    get form() {
      return marchForm(state, scope)
    },
    check,
    sample: (random) => sampleOrder(random, state, scope, check)
  }
}

/** All that can be ordered, as a list to choose from, with what is barred and why. */
function marchForm(state: InvasionsState, scope: MarchScope): FormBody {
  const { provinces, seenFrom, naval, from } = scope
  const movable = scope.movable()
  const landward = new Set(movable.map(({ id }) => id))
  const choices: Option[] = [
    ...movable.map((piece) => ({
      ...pieceOffer(piece),
      preview: [message('preview.steps-left', { steps: stepsLeft(state, piece, []) })]
    })),
    ...naval().pieces.filter(({ key }) => !landward.has(key))
  ]
  const origin = state.movement ? campaignerOf(state, state.movement)?.at : undefined
  const cache = new Map<ProvinceId, readonly ReturnType<typeof message>[]>()
  const options: Option[] = [
    DONE,
    ...provinces.flatMap((province) =>
      seenFrom(province).found.map((destination) =>
        destinationOption(state, `${province}>${destination.route.to}`, destination, from, cache)
      )
    ),
    ...scope.redeployments().map((to) => ({
      key: `redeploy>${to}`,
      label: message('option.redeploy', { province: reference('province', to) }),
      group: message('group.redeploy'),
      ...(origin ? { from: origin } : {}),
      place: to
    })),
    ...naval().orders.map(({ option }) => option)
  ]
  return {
    type: 'form',
    fields: [
      { field: 'one', name: 'move', label: message('field.move'), options },
      {
        field: 'many',
        name: 'pieces',
        label: message('field.pieces'),
        min: 0,
        max: choices.length,
        options: choices
      }
    ],
    blocked: provinces.flatMap((province) => seenFrom(province).blocked)
  }
}

/** XVIII.A: whether an answer is an order that can be given. */
function checkOrder(
  state: InvasionsState,
  movement: Movement,
  scope: MarchScope,
  values: FormValues
): Verdict<MarchOrder> {
  const { move, pieces: named, ...others } = values
  if (typeof move !== 'string' || !Array.isArray(named) || Object.keys(others).length > 0) {
    return refused(message('refusal.not-an-option'), 'XVIII.A')
  }
  if (new Set(named).size !== named.length) return refused(message('refusal.chosen-twice'), 'XVIII.A')
  if (move === 'done') return accepted({ order: 'done' })
  const sea = move.startsWith('sea:')
    ? scope.naval().orders.find(({ option }) => option.key === move)
    : undefined
  if (sea) {
    const refusal =
      sea.check(named) ??
      barToLeaving(
        state,
        named.flatMap((id) => pieceById(state, id) ?? [])
      )
    return refusal ? { ok: false, refusal } : accepted({ order: 'sea', naval: sea, pieces: named })
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
  return scope.seenFrom(home).found.some(({ route }) => route.to === to)
    ? checkMarch(state, movement, scope, pieces, home, to)
    : refused(message('refusal.not-an-option'), 'XVIII.A')
}

/** XVIII.A, XVIII.G, XXII.B: whether these pieces can make this move together. */
function checkMarch(
  state: InvasionsState,
  movement: Movement,
  scope: MarchScope,
  pieces: readonly Piece[],
  from: ProvinceId,
  to: ProvinceId
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
  const { routes, blocked } = scope.reachTogether(pieces, from)
  const route = routes.get(to)
  if (route) return accepted({ order: 'march', from, pieces: pieces.map(({ id }) => id), route })
  const refusal = blocked.get(to)
  return refusal ? { ok: false, refusal } : refused(message('refusal.too-far'), 'XVIII.B')
}

/** XXII.A */
function checkRedeployment(
  state: InvasionsState,
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
