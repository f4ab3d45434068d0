import type { Board } from '../board.ts'
import type { PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** XX.L: where a piece came from into a province; undefined when that is not known, or it was by sea. */
export function wayInto(
  { waysIn }: Pick<Board, 'waysIn'>,
  piece: PieceId,
  province: ProvinceId
): ProvinceId | undefined {
  const way = waysIn?.[piece]
  return way?.into === province ? way.from : undefined
}
