import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { PieceId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { BattleForce } from '../battle/battle-setup.ts'
import { bestLeader, isLeaderPiece, isUnitPiece, pieceById } from '../pieces/pieces.ts'
import type { BattleOdds } from './battle-forecast.ts'
import { oddsOfSetup } from './setup-odds.ts'

/** The odds if these pieces fought in a province, wherever they are now; null when a side has no units. */
export function oddsOfEncounter(
  board: Board,
  province: ProvinceId,
  attacker: { readonly nation: NationId; readonly pieces: readonly PieceId[] },
  defender: { readonly nation: NationId; readonly pieces: readonly PieceId[] },
  intercepted: boolean
): BattleOdds | null {
  const one = forceOf(board, attacker.nation, attacker.pieces)
  const other = forceOf(board, defender.nation, defender.pieces)
  if (one.units.length === 0 || other.units.length + other.hordes.length === 0) return null
  return oddsOfSetup(board, { province, attacker: one, defender: other, from: {}, intercepted })
}

export function forceOf(board: Board, nation: NationId, ids: readonly PieceId[]): BattleForce {
  const pieces = ids.flatMap((id) => pieceById(board, id) ?? [])
  return {
    nation,
    units: pieces.filter(isUnitPiece).map(({ id }) => id),
    leader: bestLeader(pieces.filter(isLeaderPiece).map(({ leader }) => leader))?.id ?? null,
    hordes: pieces.filter((piece) => 'horde' in piece).map((piece) => piece.nation)
  }
}
