import { accepted, type Refusal, refused, type Verdict } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import type { Movement, PieceId } from '../../state.ts'
import { message } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvinceId } from '../../world/queries.ts'
import type { SeaId } from '../../world/seas.ts'
import { leadingNation } from '../reach.ts'
import { enemyFleets } from './fleets.ts'
import { checkOrder } from './march-order.ts'
import type { NavalOffer } from './naval-order.ts'
import type { MarchScope } from './scope.ts'

/** What an order comes to: a march, an attack, a city to besiege, a redeployment, or something at sea. */
export type ProspectKind =
  | 'march'
  | 'attack'
  | 'siege'
  | 'redeploy'
  | 'sail'
  | 'sea-attack'
  | 'aboard'
  | 'carry'
  | 'landing'

/** A place where pieces in hand can go with one order. */
export interface Prospect {
  /** The order's name in an answer. */
  readonly move: string
  readonly kind: ProspectKind
  readonly to: ProvinceId | SeaId
  readonly steps: number
  /** The places entered, the last one included. */
  readonly way: readonly (ProvinceId | SeaId)[]
  /** Nobody can react and nothing is rolled: the order can be taken back. */
  readonly safe: boolean
}

/** XVIII.A, XXII, XXV: where these pieces, all of one place, can go together. */
export function prospectsOf(
  board: Board,
  movement: Movement,
  scope: MarchScope,
  ids: readonly PieceId[]
): Prospect[] {
  if (ids.length === 0) return []
  return [
    ...marches(board, movement, scope, ids),
    ...redeployments(board, movement, scope, ids),
    ...scope
      .naval()
      .filter((offer) => offer.check(ids) === null)
      .map((offer) => navalProspect(board, offer))
  ]
}

function marches(board: Board, movement: Movement, scope: MarchScope, ids: readonly PieceId[]): Prospect[] {
  const home = scope.provinces.find((province) => scope.piecesAt(province).some(({ id }) => id === ids[0]))
  if (!home) return []
  const pieces = scope.piecesAt(home).filter(({ id }) => ids.includes(id))
  const look = scope.from(leadingNation(pieces, movement.nations))
  const marches = scope.marchesOf(pieces, home)
  return [...marches.reach().routes.keys()].flatMap((to): Prospect[] => {
    const move = `${home}>${to}`
    const verdict = checkOrder(board, movement, scope, { move, pieces: [...ids] })
    const route = verdict.ok ? marches.route(to) : verdict
    if (!route.ok) return []
    const { steps, way } = route.value
    const kind = look.defended(to) ? 'attack' : look.hostileCity(to) ? 'siege' : 'march'
    const calm = marches
      .stages(way)
      .every(({ defended, interceptors }) => !defended && interceptors.length === 0)
    return [{ move, kind, to, steps, way, safe: kind === 'march' && calm }]
  })
}

/** The same order by the player's own way: through these places, the last of which is its end. */
export function prospectAlong(
  scope: MarchScope,
  prospect: Prospect,
  ids: readonly PieceId[],
  along: readonly ProvinceId[]
): Verdict<Prospect> {
  const [from = ''] = prospect.move.split('>')
  const home = scope.provinces.find((province) => province === from)
  if (!home || !isProvinceId(prospect.to)) return refused(message('refusal.no-way-by-sea'), 'XXV.D')
  const pieces = scope.piecesAt(home).filter(({ id }) => ids.includes(id))
  const marches = scope.marchesOf(pieces, home)
  const route = marches.route(prospect.to, along)
  if (!route.ok) return route
  const { steps, way } = route.value
  // Whoever names his way wants to see what lies on it before he goes.
  return accepted({ ...prospect, steps, way, safe: false })
}

function redeployments(
  board: Board,
  movement: Movement,
  scope: MarchScope,
  ids: readonly PieceId[]
): Prospect[] {
  return scope.redeployments().flatMap((to): Prospect[] => {
    const move = `redeploy>${to}`
    const { ok } = checkOrder(board, movement, scope, { move, pieces: [...ids] })
    return ok ? [{ move, kind: 'redeploy', to, steps: 0, way: [to], safe: true }] : []
  })
}

function navalProspect(board: Board, { key, order, to, steps }: NavalOffer): Prospect {
  switch (order.sort) {
    case 'sail': {
      const safe = enemyFleets(board, order.nation, order.to).length === 0
      return { move: key, kind: 'sail', to, steps, way: [to], safe }
    }
    case 'attack':
      return { move: key, kind: 'sea-attack', to, steps, way: [to], safe: false }
    case 'embark':
      return { move: key, kind: 'aboard', to, steps, way: [to], safe: true }
    case 'ashore':
      return { move: key, kind: 'march', to, steps, way: [to], safe: true }
    case 'carry':
    case 'land': {
      const { zones } = order.crossing
      const watched = zones.some((zone) => enemyFleets(board, order.nation, zone).length > 0)
      const landing = order.sort === 'land'
      const kind = landing ? 'landing' : 'carry'
      return { move: key, kind, to, steps, way: [...zones, to], safe: !landing && !watched }
    }
  }
}

/** Why these pieces cannot go there, wherever it is. */
export function whyNot(
  board: Board,
  movement: Movement,
  scope: MarchScope,
  ids: readonly PieceId[],
  to: ProvinceId | SeaId
): Refusal {
  const home = scope.provinces.find((province) => scope.piecesAt(province).some(({ id }) => id === ids[0]))
  if (!home || !isProvinceId(to)) return { reason: message('refusal.no-way-by-sea'), rule: 'XXV.D' }
  const pieces = scope.piecesAt(home).filter(({ id }) => ids.includes(id))
  const near = scope.marchesOf(pieces, home).reach().blocked.get(to)
  if (near) return near
  const verdict = checkOrder(board, movement, scope, { move: `${home}>${to}`, pieces: [...ids] })
  const tooFar = { reason: message('refusal.too-far'), rule: 'XVIII.B' }
  return verdict.ok || verdict.refusal.reason.key === 'refusal.not-an-option' ? tooFar : verdict.refusal
}
