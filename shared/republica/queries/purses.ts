import type { OpenBoard } from '../board/index.ts'
import type { FactionId } from '../campaign-options.ts'
import type { Purse } from '../decisions/revenue.ts'
import { movesMoney } from './income.ts'

/** The table with the faction treasuries that whoever asks may know. */
type WithPurses = OpenBoard & { readonly purses: Readonly<Partial<Record<FactionId, number>>> }

export const samePurse = (one: Purse, other: Purse): boolean =>
  one.of === 'senator'
    ? other.of === 'senator' && one.senator === other.senator
    : other.of === 'faction' && one.faction === other.faction

/** 6.31: whether a purse belongs to a faction, and its money may be moved. */
export function ownsPurse(board: OpenBoard, side: FactionId, purse: Purse): boolean {
  if (purse.of === 'faction') return purse.faction === side
  const senator = board.senators[purse.senator]
  return senator?.faction === side && movesMoney(senator)
}

export function moneyIn(board: WithPurses, purse: Purse): number {
  return purse.of === 'faction'
    ? (board.purses[purse.faction] ?? 0)
    : (board.senators[purse.senator]?.talents ?? 0)
}

/** 6.3, 11.4: money may go to any faction that is left, and to any loyal senator of one. */
export function mayReceiveMoney(board: OpenBoard, purse: Purse): boolean {
  if (purse.of === 'faction') return board.factions[purse.faction]?.isEliminated === false
  const senator = board.senators[purse.senator]
  return senator !== undefined && senator.faction !== null && movesMoney(senator)
}

/** The faction whose purse it is; null for a senator without one. */
export function factionOfPurse(board: OpenBoard, purse: Purse): FactionId | null {
  return purse.of === 'faction' ? purse.faction : (board.senators[purse.senator]?.faction ?? null)
}
