import {
  accepted,
  type BlockedOption,
  type FormBody,
  type FormValues,
  type Option,
  refused,
  type Verdict
} from '../../engine/decision.ts'
import { message, reference } from '../../engine/message.ts'
import { pickOne, type RandomState, randomInt, shuffled } from '../../engine/random.ts'
import type { SideId } from '../content/ids.ts'
import { barredFrom } from '../queries/boundaries.ts'
import {
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  piecesIn,
  provincesWithPieces,
  stepsLeft
} from '../queries/pieces.ts'
import { type Route, reachOf } from '../queries/reach.ts'
import { lookout } from '../queries/surroundings.ts'
import { isProvince } from '../queries/terrain.ts'
import type { InvasionsState, Movement, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { sideOf } from './bookkeeping.ts'
import { pieceLabel } from './flight.ts'
import {
  campaignerOf,
  type Destination,
  destinationOption,
  destinationsFrom,
  mayMove,
  redeployableTo
} from './march-destinations.ts'
import { type NavalOrder, navalOrders, sampleNaval } from './sea.ts'

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
  readonly form: FormBody
  /** There is something to order. */
  readonly open: boolean
  check(values: FormValues): Verdict<MarchOrder>
  sample(random: RandomState): FormValues
}

const DONE: Option = { key: 'done', label: message('option.done') }

/** XVIII.A: everything one player may order now, and why some steps are barred. */
export function marchQuestion(state: InvasionsState, movement: Movement, side: SideId): MarchQuestion {
  const nations = movement.nations.filter((nation) => sideOf(nation) === side)
  const from = lookout(state)
  const destinations = new Map<string, Destination>()
  const blocked: BlockedOption[] = []
  const movable: Piece[] = []
  const ashore = new Map<ProvinceId, readonly Piece[]>()
  for (const province of provincesWithPieces(state, nations)) {
    const pieces = piecesIn(state, province, nations).filter((piece) => mayMove(state, movement, piece))
    if (pieces.length > 0) ashore.set(province, pieces)
    const seen = destinationsFrom(state, movement, province, pieces, from)
    for (const destination of seen.found) {
      destinations.set(`${province}>${destination.route.to}`, destination)
    }
    if (seen.found.length > 0) movable.push(...pieces)
    blocked.push(...seen.blocked)
  }
  const redeployments = redeployableTo(state, movement, nations, from)
  const campaigner = campaignerOf(state, movement)
  if (campaigner && redeployments.length > 0) {
    const known = new Set(movable.map(({ id }) => id))
    movable.push(
      ...piecesIn(state, campaigner.at, nations).filter(
        (piece) => !known.has(piece.id) && mayMove(state, movement, piece)
      )
    )
  }
  const naval = navalOrders(state, movement, { nations, ashore, from })
  const landward = new Set(movable.map(({ id }) => id))
  const choices: Option[] = [
    ...movable.map((piece) => ({
      key: piece.id,
      label: pieceLabel(piece),
      place: piece.at,
      preview: [message('preview.steps-left', { steps: stepsLeft(state, piece, []) })]
    })),
    ...naval.pieces.filter(({ key }) => !landward.has(key))
  ]
  const cache = new Map<ProvinceId, readonly ReturnType<typeof message>[]>()
  const options: Option[] = [
    DONE,
    ...[...destinations].map(([key, destination]) => destinationOption(state, key, destination, from, cache)),
    ...redeployments.map((to) => ({
      key: `redeploy>${to}`,
      label: message('option.redeploy', { province: reference('province', to) }),
      place: to
    })),
    ...naval.orders.map(({ option }) => option)
  ]
  const form: FormBody = {
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
    blocked
  }
  const check = (values: FormValues): Verdict<MarchOrder> => {
    const key = String(values.move)
    if (key === 'done') return accepted({ order: 'done' })
    const ids: readonly PieceId[] = Array.isArray(values.pieces) ? values.pieces : []
    const sea = naval.orders.find(({ option }) => option.key === key)
    if (sea) {
      const refusal = sea.check(ids)
      return refusal ? { ok: false, refusal } : accepted({ order: 'sea', naval: sea, pieces: ids })
    }
    const pieces = ids.flatMap((id) => movable.find((piece) => piece.id === id) ?? [])
    if (pieces.length === 0) return refused(message('refusal.nobody-moves'), 'XVIII.A')
    if (pieces.length < ids.length) return refused(message('refusal.may-not-move'), 'XVIII.B')
    const to = key.slice(key.indexOf('>') + 1)
    if (!isProvince(to)) return refused(message('refusal.not-an-option'), 'XVIII.A')
    if (key.startsWith('redeploy>')) return checkRedeployment(state, movement, pieces, to)
    const destination = destinations.get(key)
    return destination
      ? checkMarch(state, movement, pieces, destination.from, to)
      : refused(message('refusal.not-an-option'), 'XVIII.A')
  }
  return {
    form,
    open: options.length > 1,
    check,
    sample: (random) =>
      sampleOrder(random, state, [...destinations], redeployments, naval.orders, check, movable)
  }
}

/** XVIII.A, XVIII.G, XXII.B: whether these pieces can make this move together. */
function checkMarch(
  state: InvasionsState,
  movement: Movement,
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
  for (const horde of pieces.filter(isHordePiece)) {
    if (state.thisTurn.invading.includes(horde.nation)) continue
    const people = piecesIn(state, from, [horde.nation]).filter(isUnitPiece)
    if (people.some(({ id }) => !pieces.some((piece) => piece.id === id))) {
      return refused(message('refusal.migrate-together'), 'XVIII.G')
    }
  }
  const { routes, blocked } = reachOf(state, { at: from, pieces })
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

/** One answer in three ends the moves, so that random play goes on. */
function sampleOrder(
  random: RandomState,
  state: InvasionsState,
  destinations: readonly (readonly [string, Destination])[],
  redeployments: readonly ProvinceId[],
  naval: readonly NavalOrder[],
  check: (values: FormValues) => Verdict<MarchOrder>,
  movable: readonly Piece[]
): FormValues {
  const done = { move: 'done', pieces: [] }
  if (randomInt(random, 3) === 0) return done
  if (naval.length > 0 && randomInt(random, 4) === 0) {
    const order = sampleNaval(random, naval)
    const values = { move: order.option.key, pieces: [...order.sample(random)] }
    if (check(values).ok) return values
  }
  if (redeployments.length > 0 && randomInt(random, 4) === 0) {
    const leader = movable.find(
      (piece) => isLeaderPiece(piece) && piece.leader.id === state.movement?.campaign
    )
    const stack = movable.filter((piece) => piece.at === leader?.at && !isHordePiece(piece))
    const values = { move: `redeploy>${pickOne(random, redeployments)}`, pieces: stack.map(({ id }) => id) }
    if (check(values).ok) return values
  }
  if (destinations.length === 0) return done
  const [move, { from, able }] = pickOne(random, destinations)
  const here = movable.filter(({ at }) => at === from)
  const leaders = here.filter(isLeaderPiece)
  const some = shuffled(random, able).slice(0, 1 + randomInt(random, able.length))
  for (const pieces of [here, [...able, ...leaders], [...some, ...leaders], some, able.slice(0, 1)]) {
    const ids = [...new Set(pieces.map(({ id }) => id))]
    if (pieces === here && randomInt(random, 2) === 0) continue
    const values = { move, pieces: ids }
    if (check(values).ok) return values
  }
  return done
}
