import {
  accepted,
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
import { barToLeaving } from '../queries/foedus.ts'
import {
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  pieceById,
  piecesIn,
  provincesWithPieces,
  stepsLeft
} from '../queries/pieces.ts'
import { leadersOf, leadingNation, maySetOut, type Reach, type Route, reachOf } from '../queries/reach.ts'
import { type Lookout, lookout } from '../queries/surroundings.ts'
import { isProvince } from '../queries/terrain.ts'
import type { InvasionsState, Movement, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { sideOf } from './bookkeeping.ts'
import { pieceLabel } from './flight.ts'
import {
  campaignerOf,
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

/** Where a player has pieces and what they could do, each looked up once and not before it is needed. */
interface MarchScope {
  readonly provinces: readonly ProvinceId[]
  readonly from: Lookout
  piecesAt(province: ProvinceId): readonly Piece[]
  seenFrom(province: ProvinceId): ReturnType<typeof destinationsFrom>
  /** Some of the pieces there can go somewhere. */
  mayMarchFrom(province: ProvinceId): boolean
  /** Where these pieces, all of one province, can go together. */
  reachTogether(pieces: readonly Piece[], at: ProvinceId): Reach
  redeployments(): readonly ProvinceId[]
  naval(): ReturnType<typeof navalOrders>
  /** The pieces that some order can name. */
  movable(): readonly Piece[]
}

function marchScope(state: InvasionsState, movement: Movement, side: SideId): MarchScope {
  const nations = movement.nations.filter((nation) => sideOf(nation) === side)
  const from = lookout(state)
  const provinces = provincesWithPieces(state, nations)
  const piecesAt = remembering((province: ProvinceId): readonly Piece[] =>
    piecesIn(state, province, nations).filter((piece) => mayMove(state, movement, piece))
  )
  const seenFrom = remembering((province: ProvinceId) =>
    destinationsFrom(state, movement, province, piecesAt(province), from)
  )
  // One step decides nearly always; only where it leads nowhere are all ways looked up.
  const mayMarchFrom = (province: ProvinceId) => {
    const pieces = piecesAt(province)
    const leaders = leadersOf(pieces)
    if (pieces.every((piece) => stepsLeft(state, piece, leaders) === 0)) return false
    if (firstSteps(movement, pieces).some((stack) => maySetOut(state, stack, from))) return true
    return seenFrom(province).found.length > 0
  }
  const reaches = new Map<string, Reach>()
  const reachTogether = (pieces: readonly Piece[], at: ProvinceId): Reach => {
    const key = pieces.map(({ id }) => id).join()
    const reach = reaches.get(key) ?? reachOf(state, { at, pieces }, from(leadingNation(pieces, [])))
    reaches.set(key, reach)
    return reach
  }
  const redeployments = once(() => redeployableTo(state, movement, nations, from))
  return {
    provinces,
    from,
    piecesAt,
    seenFrom,
    mayMarchFrom,
    reachTogether,
    redeployments,
    naval: once(() => {
      const held = provinces.map((province) => [province, piecesAt(province)] as const)
      const ashore = new Map(held.filter(([, pieces]) => pieces.length > 0))
      return navalOrders(state, movement, { nations, ashore, from })
    }),
    movable: once(() => {
      const redeploying = redeployments().length > 0 ? campaignerOf(state, movement)?.at : undefined
      return provinces
        .filter((province) => province === redeploying || seenFrom(province).found.length > 0)
        .flatMap(piecesAt)
    })
  }
}

/** Stacks that need not be asked for the whole of their reach; on campaign they go with the leader (XXII.B). */
function firstSteps({ campaign }: Movement, pieces: readonly Piece[]): Piece[][] {
  if (campaign === null) return pieces.map((piece) => [piece])
  const leader = pieces.find((piece) => isLeaderPiece(piece) && piece.leader.id === campaign)
  return leader ? [[leader], ...pieces.filter(isUnitPiece).map((unit) => [unit, leader])] : []
}

/** All that can be ordered, as a list to choose from, with what is barred and why. */
function marchForm(state: InvasionsState, scope: MarchScope): FormBody {
  const { provinces, seenFrom, naval, from } = scope
  const movable = scope.movable()
  const landward = new Set(movable.map(({ id }) => id))
  const choices: Option[] = [
    ...movable.map((piece) => ({
      key: piece.id,
      label: pieceLabel(piece),
      place: piece.at,
      preview: [message('preview.steps-left', { steps: stepsLeft(state, piece, []) })]
    })),
    ...naval().pieces.filter(({ key }) => !landward.has(key))
  ]
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
  for (const horde of pieces.filter(isHordePiece)) {
    if (state.thisTurn.invading.includes(horde.nation)) continue
    const people = piecesIn(state, from, [horde.nation]).filter(isUnitPiece)
    if (people.some(({ id }) => !pieces.some((piece) => piece.id === id))) {
      return refused(message('refusal.migrate-together'), 'XVIII.G')
    }
  }
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

/** One answer in three ends the moves, so that random play goes on. */
function sampleOrder(
  random: RandomState,
  state: InvasionsState,
  scope: MarchScope,
  check: (values: FormValues) => Verdict<MarchOrder>
): FormValues {
  const done = { move: 'done', pieces: [] }
  if (randomInt(random, 3) === 0) return done
  if (randomInt(random, 4) === 0 && scope.naval().orders.length > 0) {
    const order = sampleNaval(random, scope.naval().orders)
    const values = { move: order.option.key, pieces: [...order.sample(random)] }
    if (check(values).ok) return values
  }
  const campaign = state.movement?.campaign
  if (campaign && randomInt(random, 4) === 0 && scope.redeployments().length > 0) {
    const leader = scope.movable().find((piece) => isLeaderPiece(piece) && piece.leader.id === campaign)
    const stack = scope.movable().filter((piece) => piece.at === leader?.at && !isHordePiece(piece))
    const to = pickOne(random, scope.redeployments())
    const values = { move: `redeploy>${to}`, pieces: stack.map(({ id }) => id) }
    if (check(values).ok) return values
  }
  const origin = shuffled(random, scope.provinces).find(scope.mayMarchFrom)
  return origin ? sampleMarch(random, scope, origin, check) : done
}

/** Some pieces of one province to one of their destinations. */
function sampleMarch(
  random: RandomState,
  scope: MarchScope,
  origin: ProvinceId,
  check: (values: FormValues) => Verdict<MarchOrder>
): FormValues {
  const { route, able } = pickOne(random, scope.seenFrom(origin).found)
  const here = scope.piecesAt(origin)
  const leaders = here.filter(isLeaderPiece)
  const some = shuffled(random, able).slice(0, 1 + randomInt(random, able.length))
  for (const pieces of [here, [...able, ...leaders], [...some, ...leaders], some, able.slice(0, 1)]) {
    const ids = [...new Set(pieces.map(({ id }) => id))]
    if (pieces === here && randomInt(random, 2) === 0) continue
    const values = { move: `${origin}>${route.to}`, pieces: ids }
    if (check(values).ok) return values
  }
  return { move: 'done', pieces: [] }
}

/** Works out a value when first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function remembering<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = make(key)
    known.set(key, value)
    return value
  }
}
