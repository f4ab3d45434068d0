import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvinceId } from '../../world/queries.ts'
import { orderOfClash } from '../battle/clash.ts'
import type { BattleOrder } from '../battle/order.ts'
import type { Interceptor } from '../interception.ts'
import { objectivePoints } from '../objectives.ts'
import { accountOfOrder, type BattleAccount } from '../odds/account.ts'
import { oddsOfOrder } from '../odds/order.ts'
import type { BattleOdds } from '../odds/reckoning.ts'
import { bestLeader, isFit, isLeaderPiece, isUnitPiece, type Piece, pieceById } from '../pieces.ts'
import { leadingNation } from '../reach.ts'
import { marchesOf } from '../routes.ts'
import { laySiege, siegeModifiers, siegeOutlook, siegeSituation } from '../siege.ts'
import { lookout, type Surroundings } from '../surroundings.ts'
import { afterLanding, afterMarch } from './after-march.ts'
import type { Prospect } from './prospects.ts'
import { type SeaOutlook, seaOutlookOf } from './sea-outlook.ts'

/** What would follow from an order, before anybody commits himself. */
export interface Outlook {
  /** XXV: what may happen at sea, before all else. */
  readonly sea: SeaOutlook | null
  /** XIX.A: who may intercept, province by province on the way. */
  readonly reactions: readonly { readonly at: ProvinceId; readonly stacks: readonly Interceptor[] }[]
  /** The battle at its end, if nobody flees or intercepts. */
  readonly battle: {
    readonly order: BattleOrder
    readonly odds: BattleOdds
    /** What the odds are reckoned from. */
    readonly account: BattleAccount
  } | null
  /** XXIV.C: the chance that the city falls, by a plain siege and by assault. */
  readonly siege: SiegeProspect | null
  /** V.B: what the active nation's objectives would be worth more, if it held the place. */
  readonly gain: number
}

/** XXIV.C: the chances of a siege, what is added to its die with each, and the re-rolls of its leader. */
export interface SiegeProspect {
  readonly plain: number
  readonly assault: number
  readonly modifiers: { readonly plain: readonly Modifier[]; readonly assault: readonly Modifier[] }
  readonly rerolls: number
}

/** What an order would lead to. */
export function outlookOf(board: Board, ids: readonly PieceId[], prospect: Prospect): Outlook | null {
  const { to, way, kind, naval } = prospect
  const sea = naval ? seaOutlookOf(board, naval, ids) : null
  const pieces = ids.flatMap((id) => pieceById(board, id) ?? [])
  const [first] = pieces
  if (!first || !isProvinceId(to)) {
    return sea && { sea, reactions: [], battle: null, siege: null, gain: 0 }
  }
  const land = way.filter(isProvinceId)
  const nation = leadingNation(pieces, board.active)
  const from = lookout(board)
  const unseen = kind === 'redeploy' || kind === 'carry'
  const stages = unseen ? [] : marchesOf(board, { at: first.at, pieces }, from).stages(land)
  const there = naval ? afterLanding(board, pieces, to) : afterMarch(board, pieces, first.at, land)
  return {
    sea,
    reactions: stages
      .filter(({ interceptors }) => interceptors.length > 0)
      .map(({ province, interceptors }) => ({ at: province, stacks: interceptors })),
    battle: from(nation).defended(to) && pieces.some(isUnitPiece) ? battleAt(there, nation, ids, to) : null,
    siege: siegeAt(there, pieces, to, from(nation)),
    gain: gainOf(board, nation, to)
  }
}

function battleAt(
  board: Board,
  nation: NationId,
  ids: readonly PieceId[],
  province: ProvinceId
): Outlook['battle'] {
  const order = orderOfClash(board, { province, nation, pieces: ids, intercepted: false })
  return { order, odds: oddsOfOrder(board, order), account: accountOfOrder(board, order) }
}

function siegeAt(
  board: Board,
  pieces: readonly Piece[],
  province: ProvinceId,
  look: Surroundings
): Outlook['siege'] {
  const units = pieces.filter(isUnitPiece).map(({ id }) => id)
  if (!board.cities[province] || !look.hostileCity(province) || units.length === 0) return null
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const leader = bestLeader(leaders.filter((one) => isFit(board, one)))?.id ?? null
  const siege = laySiege(board, { province, besieger: look.nation, units, leader })
  const chance = (assault: boolean) => siegeOutlook(board, siege, assault).chance
  const modifiers = (assault: boolean) =>
    siegeModifiers(siegeSituation(board, province, look.nation, assault))
  return {
    plain: chance(false),
    assault: chance(true),
    modifiers: { plain: modifiers(false), assault: modifiers(true) },
    rerolls: siege.rerolls
  }
}

/** The difference that the province makes, its Area left as it is. */
function gainOf(board: Board, nation: NationId, province: ProvinceId): number {
  if (board.control[province] === nation) return 0
  const held = { ...board, control: { ...board.control, [province]: nation } }
  return objectivePoints(held, nation) - objectivePoints(board, nation)
}
