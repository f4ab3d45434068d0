import type { Board } from '../../board.ts'
import { leaderCard } from '../../catalogue.ts'
import { unitWorth } from '../../queries/pieces/unit-worth.ts'
import type { LeaderId, Unit } from '../../state.ts'
import { weights } from '../weights.ts'
import { turnsLeft } from './future-scorings.ts'

const BASE_PRICE = 0.7
const PRICE_OF_QUALITY = 0.2
/** With fewer turns left than this, units are worth less. */
const TURNS_OF_FULL_USE = 4

/** What losing a unit costs in points; less towards the end of the game. */
export function unitPrice(board: Board, unit: Unit): number {
  return weights.unit * (BASE_PRICE + PRICE_OF_QUALITY * unitWorth(unit)) * remainingUse(board)
}

export function priceOfAll(board: Board, units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + unitPrice(board, unit), 0)
}

/** The mean price of some units. */
export function meanPrice(board: Board, units: readonly Unit[]): number {
  return units.length === 0 ? 0 : priceOfAll(board, units) / units.length
}

export function leaderPrice(board: Board, leader: LeaderId): number {
  const { combat, campaign } = leaderCard(leader)
  return weights.leader * (0.5 + combat * 0.5 + campaign * 0.3) * remainingUse(board)
}

function remainingUse(board: Board): number {
  return Math.min(1, (turnsLeft(board) - 0.5) / TURNS_OF_FULL_USE)
}
