import { sideOf } from '../../catalogue.ts'
import type { Piece } from '../../queries/pieces/pieces.ts'

/** The pieces of each player, in the order in which the players first appear. */
export function piecesByPlayer<Of extends Pick<Piece, 'nation'>>(pieces: readonly Of[]): Of[][] {
  const players = new Map<string, Of[]>()
  for (const piece of pieces) {
    const side = sideOf(piece.nation)
    const own = players.get(side)
    if (own) own.push(piece)
    else players.set(side, [piece])
  }
  return [...players.values()]
}
