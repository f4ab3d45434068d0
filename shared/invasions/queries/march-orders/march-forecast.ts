import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvinceId } from '../../world/world-queries.ts'
import type { BattleSetup } from '../battle/battle-setup.ts'
import { setUpBattle } from '../battle/set-up-battle.ts'
import type { Interceptor } from '../movement/interception.ts'
import { marchRoutes } from '../movement/routes.ts'
import { leadingNation } from '../movement/step-rules.ts'
import { type BattleAccount, battleAccount } from '../odds/battle-account.ts'
import type { BattleOdds } from '../odds/battle-forecast.ts'
import { oddsOfSetup } from '../odds/setup-odds.ts'
import { bestLeader, isLeaderPiece, isUnitPiece, mayAct, type Piece, pieceById } from '../pieces/pieces.ts'
import { type StanceMap, stanceMaps } from '../relations/stance-map.ts'
import { objectivePoints } from '../scoring/objectives.ts'
import { laySiege, siegeChance, siegeModifiers, siegeSituation } from '../siege/siege.ts'
import { afterLanding, afterMarch } from './after-march.ts'
import type { MarchOption } from './march-options.ts'
import { type SeaForecast, seaForecast } from './sea-forecast.ts'

/** What a march order would lead to, before the player gives it. */
export interface MarchForecast {
  /** XXV: what may happen at sea, before anything on land. */
  readonly sea: SeaForecast | null
  /** XIX.A: who may intercept in each province of the route. */
  readonly reactions: readonly { readonly at: ProvinceId; readonly stacks: readonly Interceptor[] }[]
  /** The battle at the end of the route, if nobody flees or intercepts. */
  readonly battle: {
    readonly order: BattleSetup
    readonly odds: BattleOdds
    /** The breakdown of the odds. */
    readonly account: BattleAccount
  } | null
  /** XXIV.C: the chance that the city falls, by a plain siege and by assault. */
  readonly siege: SiegeForecast | null
  /** V.B: how many more points the active nation's objectives would be worth if it held the province. */
  readonly gain: number
}

/** XXIV.C: the chances and modifiers of a siege without and with an assault, and the leader's re-rolls. */
export interface SiegeForecast {
  readonly plain: number
  readonly assault: number
  readonly modifiers: { readonly plain: readonly Modifier[]; readonly assault: readonly Modifier[] }
  readonly rerolls: number
}

/** Forecasts a march order of these pieces. */
export function marchForecast(
  board: Board,
  ids: readonly PieceId[],
  prospect: MarchOption
): MarchForecast | null {
  const { to, way, kind, naval } = prospect
  const sea = naval ? seaForecast(board, naval, ids) : null
  const pieces = ids.flatMap((id) => pieceById(board, id) ?? [])
  const [first] = pieces
  if (!first || !isProvinceId(to)) {
    return sea && { sea, reactions: [], battle: null, siege: null, gain: 0 }
  }
  const land = way.filter(isProvinceId)
  const nation = leadingNation(pieces, board.active)
  const from = stanceMaps(board)
  const cannotBeIntercepted = kind === 'redeploy' || kind === 'carry'
  const stages = cannotBeIntercepted ? [] : marchRoutes(board, { at: first.at, pieces }, from).legs(land)
  const there = naval ? afterLanding(board, pieces, to) : afterMarch(board, pieces, first.at, land)
  return {
    sea,
    reactions: stages
      .filter(({ interceptors }) => interceptors.length > 0)
      .map(({ province, interceptors }) => ({ at: province, stacks: interceptors })),
    battle: from(nation).isDefended(to) && pieces.some(isUnitPiece) ? battleAt(there, nation, ids, to) : null,
    siege: siegeAt(there, pieces, to, from(nation)),
    gain: gainOf(board, nation, to)
  }
}

function battleAt(
  board: Board,
  nation: NationId,
  ids: readonly PieceId[],
  province: ProvinceId
): MarchForecast['battle'] {
  const order = setUpBattle(board, { province, nation, pieces: ids, intercepted: false })
  return { order, odds: oddsOfSetup(board, order), account: battleAccount(board, order) }
}

function siegeAt(
  board: Board,
  pieces: readonly Piece[],
  province: ProvinceId,
  stances: StanceMap
): MarchForecast['siege'] {
  const units = pieces.filter(isUnitPiece).map(({ id }) => id)
  if (!board.cities[province] || !stances.hasHostileCity(province) || units.length === 0) return null
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const leader = bestLeader(leaders.filter((one) => mayAct(board, one)))?.id ?? null
  const siege = laySiege(board, { province, besieger: stances.nation, units, leader })
  const chance = (assault: boolean) => siegeChance(board, siege, assault).chance
  const modifiers = (assault: boolean) =>
    siegeModifiers(siegeSituation(board, province, stances.nation, assault))
  return {
    plain: chance(false),
    assault: chance(true),
    modifiers: { plain: modifiers(false), assault: modifiers(true) },
    rerolls: siege.rerolls
  }
}

/** The points that the province alone adds, without a change of its Area's control. */
function gainOf(board: Board, nation: NationId, province: ProvinceId): number {
  if (board.control[province] === nation) return 0
  const held = { ...board, control: { ...board.control, [province]: nation } }
  return objectivePoints(held, nation) - objectivePoints(board, nation)
}
