import type { Board } from '../../board.ts'
import type { PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** XX.L: the province from which a piece entered another; undefined when unknown or by sea. */
export function entryProvince(
  { waysIn }: Pick<Board, 'waysIn'>,
  piece: PieceId,
  province: ProvinceId
): ProvinceId | undefined {
  const way = waysIn?.[piece]
  return way?.into === province ? way.from : undefined
}
