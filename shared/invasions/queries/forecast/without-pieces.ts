import type { Board } from '../../board.ts'
import { isLeaderPiece, isUnitPiece, type Piece } from '../pieces/pieces.ts'

/** The board with these pieces off the map. */
export function withoutPieces(board: Board, pieces: readonly Piece[]): Board {
  if (pieces.length === 0) return board
  const units = { ...board.units }
  const leaders = { ...board.leaders }
  const nations = { ...board.nations }
  for (const piece of pieces) {
    if (isUnitPiece(piece)) units[piece.id] = { ...piece.unit, at: 'reserve' }
    else if (isLeaderPiece(piece)) leaders[piece.leader.id] = { ...piece.leader, at: null }
    else nations[piece.nation] = { ...nations[piece.nation], seat: null }
  }
  return { ...board, units, leaders, nations }
}
