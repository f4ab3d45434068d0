import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvinceId } from '../../world/world-queries.ts'
import type { MarchOption } from '../march-orders/march-options.ts'
import { entryProvince } from '../movement/entry-province.ts'
import type { Interceptor } from '../movement/interception.ts'
import { marchRoutes } from '../movement/routes.ts'
import { leadingNation } from '../movement/step-rules.ts'
import { type Piece, pieceById } from '../pieces/pieces.ts'
import { forceStrength, type StanceMaps, stanceMaps } from '../relations/stance-map.ts'
import { objectivePoints } from '../scoring/objectives.ts'
import { attackersIn, withinLimit } from './attackers.ts'
import { type FightForecast, fightOf } from './fight-forecast.ts'
import { type SeaForecast, seaForecast } from './sea-forecast.ts'
import { type SiegeForecast, siegeOf } from './siege-forecast.ts'

/** What a march order would lead to, before the player gives it. */
export interface MarchForecast extends ArrivalForecast {
  /** XXV: what may happen at sea, before anything on land. */
  readonly sea: SeaForecast | null
  /** XIX.A: who may intercept in each province of the route. */
  readonly reactions: readonly { readonly at: ProvinceId; readonly stacks: readonly Interceptor[] }[]
  /** V.B: how many more points the active nation's objectives would be worth if it held the province. */
  readonly gain: number
}

/** What waits for pieces where they go, together with those of the active nations that are already there. */
export interface ArrivalForecast {
  readonly fight: FightForecast | null
  /** XXIV: after a victory in the field, if there is one to be won. */
  readonly siege: SiegeForecast | null
}

/** Pieces on their way to a province. */
export interface Arrival {
  readonly pieces: readonly Piece[]
  readonly to: ProvinceId
  /** The province before it on their route; null if they come by sea. */
  readonly from: ProvinceId | null
}

/** The fight and the siege at the end of a march, if nobody reacts on the way. */
export function forecastArrival(
  board: Board,
  { pieces: coming, to, from }: Arrival,
  stancesOf: StanceMaps = stanceMaps(board)
): ArrivalForecast {
  const all = attackersIn(board, to, coming)
  const stances = stancesOf(all.nation)
  if (!stances.isDefended(to) && !stances.hasHostileCity(to)) return NOTHING_WAITS
  const defenders = stances.forces(to, 'hostile')
  // XVIII.I: a Limes alone falls as soon as they enter, before any of them falls back.
  const atOnce = defenders.walls.length > 0 && forceStrength(defenders) === 0
  const attackers = atOnce ? all : withinLimit(board, to, all)
  const onTheWay = new Set(coming.map(({ id }) => id))
  const entered = (id: PieceId) => (onTheWay.has(id) ? from : entryProvince(board, id, to)) ?? undefined
  return {
    fight: fightOf(board, to, attackers, { from: entered, stances: stancesOf(attackers.nation) }),
    siege: siegeOf(board, to, withinLimit(board, to, all).pieces, stancesOf)
  }
}

const NOTHING_WAITS: ArrivalForecast = { fight: null, siege: null }

/** Forecasts a march order of these pieces. */
export function marchForecast(
  board: Board,
  ids: readonly PieceId[],
  { to, way, kind, naval }: MarchOption
): MarchForecast | null {
  const sea = naval ? seaForecast(board, naval, ids) : null
  const pieces = ids.flatMap((id) => pieceById(board, id) ?? [])
  const [first] = pieces
  if (!first || !isProvinceId(to)) {
    return sea && { sea, reactions: [], fight: null, siege: null, gain: 0 }
  }
  const land = way.filter(isProvinceId)
  const from = stanceMaps(board)
  const cannotBeIntercepted = kind === 'redeploy' || kind === 'carry'
  const stages = cannotBeIntercepted ? [] : marchRoutes(board, { at: first.at, pieces }, from).legs(land)
  return {
    sea,
    reactions: stages
      .filter(({ interceptors }) => interceptors.length > 0)
      .map(({ province, interceptors }) => ({ at: province, stacks: interceptors })),
    ...forecastArrival(board, { pieces, to, from: naval ? null : (land.at(-2) ?? first.at) }, from),
    gain: gainOf(board, leadingNation(pieces, board.active), to)
  }
}

/** The points that the province alone adds, without a change of its Area's control. */
function gainOf(board: Board, nation: NationId, province: ProvinceId): number {
  if (board.control[province] === nation) return 0
  const held = { ...board, control: { ...board.control, [province]: nation } }
  return objectivePoints(held, nation) - objectivePoints(board, nation)
}
