import type { ArmyId, Board } from '../board.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { province, provinceIds, regionNumber, routeFrom } from '../world/queries.ts'
import { armiesOnBoard } from './board-queries.ts'

/** II.3: the armies in the order of their moves: the closest to Roma first, then by the number of the region. */
export function marchOrder(board: Pick<Board, 'armies'>): ArmyId[] {
  return armiesOnBoard(board)
    .map((army) => ({ army, rank: rankOf(board.armies[army] ?? 'roma') }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ army }) => army)
}

/** Ranks by steps to Roma, then by region with Italia first, then by the order of our list. */
function rankOf(at: ProvinceId): number {
  const region = regionNumber(province(at).region)
  return routeFrom(at).length * 1000 + region * 100 + provinceIds.indexOf(at)
}
