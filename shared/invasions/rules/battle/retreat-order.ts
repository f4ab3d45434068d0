import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import { leadingNation } from '../../queries/movement/step-rules.ts'
import { type Piece, pieceById } from '../../queries/pieces/pieces.ts'
import { piecesByPlayer } from '../../queries/pieces/pieces-by-player.ts'
import type { InvasionsState, LeaderId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

export interface RetreatOrder {
  readonly nation: NationId
  readonly units: readonly UnitId[]
  /** They go with the first group of units. The commander comes first. */
  readonly leaders: readonly LeaderId[]
  /** The nation's horde goes with the units. */
  readonly withHorde: boolean
  readonly from: ProvinceId
  /** For an attacker: the provinces it came from. It must begin its retreat there (XX.L). */
  readonly towards?: readonly ProvinceId[]
  /** For a defender: the provinces the attacker came from. It may not enter them. */
  readonly barred?: readonly ProvinceId[]
  /** Units without a refuge stay instead of being eliminated: the caller finds a place for them. */
  readonly spared?: boolean
  /** False where no battle will follow: nobody retreats to friends who stand beside enemies. */
  readonly intoBattles?: boolean
  /** Provinces that the nation has to leave, too: nobody retreats into them. */
  readonly neverInto?: readonly ProvinceId[]
}

/**
 * The retreat of each player's pieces, that of the order's nation first. Another player's part is led by his nation with
 * most units. Leaders whose player has no units here go with the first part.
 */
export function ordersByPlayer<Order extends Omit<RetreatOrder, 'towards' | 'barred'>>(
  state: InvasionsState,
  order: Order
): Order[] {
  const units = order.units.flatMap((id) => pieceById(state, id) ?? [])
  const players = piecesByPlayer(
    units.toSorted((one, other) => Number(isOwn(order, other)) - Number(isOwn(order, one)))
  )
  if (players.length < 2) return [order]
  const led = players.map((own) =>
    own.some((piece) => isOwn(order, piece)) ? order.nation : leadingNation(own, [])
  )
  const partOf = (leader: LeaderId): number => {
    const side = sideOf(state.leaders[leader]?.nation ?? order.nation)
    return Math.max(
      0,
      led.findIndex((nation) => sideOf(nation) === side)
    )
  }
  return players.map((own, number) => ({
    ...order,
    nation: led[number] ?? order.nation,
    units: own.map(({ id }) => id),
    leaders: order.leaders.filter((id) => partOf(id) === number),
    withHorde: order.withHorde && number === 0
  }))
}

const isOwn = ({ nation }: Pick<RetreatOrder, 'nation'>, piece: Piece): boolean =>
  sideOf(piece.nation) === sideOf(nation)
