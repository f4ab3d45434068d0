import type { Board } from '../../board.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isLeaderPiece, isUnitPiece, type Piece } from '../pieces/pieces.ts'

/** The board with these pieces in a province, or off the map. */
export function withPiecesAt(board: Board, pieces: readonly Piece[], to: ProvinceId | null): Board {
  if (pieces.length === 0) return board
  const units = { ...board.units }
  const leaders = { ...board.leaders }
  const nations = { ...board.nations }
  for (const piece of pieces) {
    if (isUnitPiece(piece)) units[piece.id] = { ...piece.unit, at: to ?? 'reserve' }
    else if (isLeaderPiece(piece)) leaders[piece.leader.id] = { ...piece.leader, at: to }
    else nations[piece.nation] = { ...nations[piece.nation], seat: to && { kind: 'horde', at: to } }
  }
  return { ...board, units, leaders, nations }
}
