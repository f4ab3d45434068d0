import type { Board } from '../board.ts'
import { figures } from '../content/figures.ts'
import type { NationId } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import { isAreaId, isSeaId } from '../world/queries.ts'
import { type Expenses, expenses, type Income, income } from './income.ts'
import type { Position } from './position.ts'
import { controlOf, positionOf } from './position-of.ts'
import { isHeretical } from './religion.ts'
import { baseWorld } from './world-tables.ts'

/** XIV.A: gold above this is lost after the purchases. */
export const TREASURY_LIMIT = figures.income.mostTreasury

/** XIV.A: what of a treasury is lost once the purchases are done. */
export function lostAboveLimit(treasury: number): number {
  return Math.max(0, treasury - TREASURY_LIMIT)
}

/** XIV.H: what the next Income step brings a nation, with the control, heresies and cards of this moment. */
export function incomeOf(state: Board, nation: NationId): Income {
  return income(accountsOf(state, nation), baseWorld, nation, controlOf(state))
}

/** XIV.F, XIV.G: what it costs a nation, item by item. */
export function expensesOf(state: Board, nation: NationId): Expenses {
  return expenses(accountsOf(state, nation), baseWorld, nation, controlOf(state))
}

/** The position as a nation's accounts read it: which heresies are its own, what a card lets lie idle. */
export function accountsOf(state: Board, nation: NationId): Position {
  const places = (effect: string) =>
    state.thisTurn.effects.flatMap((entry) =>
      entry.effect === effect && entry.place !== undefined ? [entry.place] : []
    )
  return positionOf(state, {
    heresies: entriesOf(state.heresies).flatMap(([area]) =>
      isHeretical(state, nation, area) ? [{ area }] : []
    ),
    barren: places('no-area-income').filter(isAreaId),
    closedSeas: places('no-trade').filter(isSeaId)
  })
}
