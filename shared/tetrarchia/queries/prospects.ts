import type { Board } from '../board.ts'
import { emperorIds } from '../world/ids.ts'
import { frontierIds } from '../world/queries.ts'
import { hasVariant } from './board-queries.ts'

type Discs = Pick<Board, 'level' | 'emperors' | 'variants'>

/**
 * The emperors' discs in the game: in hand, on provinces and on frontiers. Those on provinces count, because an
 * uprising, an army or a defeat may bring them back. V.6: so do those given for points, because a victory may.
 */
export function discsInGame(board: Discs): number {
  const { level, emperors } = board
  if (hasVariant(board, 'imperium-french')) return emperorIds.length * level.discs
  return emperorIds.reduce((sum, id) => sum + level.discs - emperors[id].given, 0)
}

/** V.1: whether giving this many discs makes victory impossible. */
export function givesUpVictory(board: Discs, discs: number): boolean {
  return canBeWon(board) && discsInGame(board) - discs < frontierIds.length
}

/**
 * E, I.3: each frontier takes a disc of its own, and that disc stays for good. So a game with fewer discs than frontiers
 * can never be won.
 */
export function canBeWon(board: Discs): boolean {
  return discsInGame(board) >= frontierIds.length
}
