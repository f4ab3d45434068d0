import type { Board } from '../../board.ts'
import { administrationPrices } from '../../content/cards/administration.ts'
import type { NationId } from '../../content/ids.ts'
import { type Income, income } from '../../queries/income.ts'
import { positionOf } from '../../queries/position-of.ts'
import { baseWorld } from '../../queries/world-tables.ts'
import { settled } from './settled.ts'

/** XIV.A: what is kept above is lost. */
export const MOST_KEPT = 40

/** What a nation can expect to take in each turn as things stand; `as` reckons as if it were a Kingdom already. */
export function expectedIncome(board: Board, nation: NationId, as?: 'kingdom'): Income {
  if (!as) return income(positionOf(board), baseWorld, nation)
  return income(positionOf(asKingdom(board, nation)), baseWorld, nation)
}

/** The board if a nation were a Kingdom, its horde turned to a capital where it stands. */
export function asKingdom(board: Board, nation: NationId): Board {
  const before = board.nations[nation]
  const at = before.seat?.at
  const nations = {
    ...board.nations,
    [nation]: {
      ...before,
      status: 'kingdom' as const,
      age: 1,
      ...(at ? { seat: { kind: 'capital' as const, at } } : {})
    }
  }
  const areas = new Set(
    baseWorld.provinces.filter(({ id }) => board.control[id] === nation).map(({ area }) => area)
  )
  return settled({ ...board, nations }, areas)
}

/** XIII.C: what the next administration costs: the cheapest type and what the second dearest asks, on the average. */
export function administrationCost(board: Board, nation: NationId): number {
  const status = board.nations[nation].status === 'empire' ? 'empire' : 'kingdom'
  return (administrationPrices.passive[status] + administrationPrices.military[status]) / 2
}

/** What must lie in the treasury after purchases so that the next turn does not begin with a bankruptcy. */
export function reserveOf(board: Board, nation: NationId): number {
  const status = board.nations[nation].status === 'empire' ? 'empire' : 'kingdom'
  const { net } = expectedIncome(board, nation)
  return administrationPrices.military[status] + Math.max(0, -net)
}
