import { sideOf } from '../../catalogue.ts'
import { shareHits } from '../battle/shared-hits.ts'
import type { Piece } from './pieces.ts'

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

/** How many of a number of pieces each player gives, in proportion to his own; the first players more among equals. */
export function sharesOfPlayers(count: number, players: readonly (readonly unknown[])[]): number[] {
  return shareHits(
    count,
    players.map(({ length }) => ({ units: length, capacity: length }))
  )
}
