import type { Board } from '../../board.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { presentEntries } from '../../present-entries.ts'
import { isAreaId, isSeaId } from '../../world/world-queries.ts'
import type { MapPosition } from '../control/map-position.ts'
import { controlOf, positionOf } from '../control/position-of-board.ts'
import { baseWorld } from '../map/world-tables.ts'
import { isHeretical } from '../religion/religion.ts'
import { type Expenses, expenses, type Income, income } from './income.ts'

/** XIV.A: a nation loses its gold above this limit after the purchases. */
export const TREASURY_LIMIT = figures.income.mostTreasury

/** XIV.A: the gold that a treasury loses after the purchases. */
export function lostAboveLimit(treasury: number): number {
  return Math.max(0, treasury - TREASURY_LIMIT)
}

/** XIV.H: a nation's income if the Income step came now. */
export function incomeOf(state: Board, nation: NationId): Income {
  return income(positionForIncome(state, nation), baseWorld, nation, controlOf(state))
}

/** XIV.F, XIV.G: a nation's expenses if the Income step came now, item by item. */
export function expensesOf(state: Board, nation: NationId): Expenses {
  return expenses(positionForIncome(state, nation), baseWorld, nation, controlOf(state))
}

/** The position for a nation's income: with the heresies that count for it and the places that cards strike. */
export function positionForIncome(state: Board, nation: NationId): MapPosition {
  const places = (effect: string) =>
    state.thisTurn.effects.flatMap((entry) =>
      entry.effect === effect && entry.place !== undefined ? [entry.place] : []
    )
  return positionOf(state, {
    heresies: presentEntries(state.heresies).flatMap(([area]) =>
      isHeretical(state, nation, area) ? [{ area }] : []
    ),
    barren: places('no-area-income').filter(isAreaId),
    closedSeas: places('no-trade').filter(isSeaId)
  })
}
