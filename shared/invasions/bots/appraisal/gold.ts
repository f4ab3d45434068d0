import { memoize } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import { administrationPrices } from '../../content/cards/administration.ts'
import type { NationId } from '../../content/ids.ts'
import { type Income, income } from '../../queries/administration/income.ts'
import { positionOf } from '../../queries/control/position-of-board.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { weights } from '../weights.ts'

/** Cached incomes by board. A board does not change while a question is judged. */
const incomes = new WeakMap<Board, (nation: NationId) => Income>()

/** The income of a nation in each turn if nothing changes. */
export function expectedIncome(board: Board, nation: NationId): Income {
  const known = incomes.get(board) ?? incomesOn(board)
  incomes.set(board, known)
  return known(nation)
}

function incomesOn(board: Board): (nation: NationId) => Income {
  const position = positionOf(board)
  return memoize((nation) => income(position, baseWorld, nation))
}

/** The income of a nation if it became a Kingdom with its capital in the province of its horde. */
export function incomeAsKingdom(board: Board, nation: NationId): Income {
  const before = board.nations[nation]
  const at = before.seat?.at
  const crowned = {
    ...before,
    status: 'kingdom' as const,
    ...(at ? { seat: { kind: 'capital' as const, at } } : {})
  }
  return expectedIncome({ ...board, nations: { ...board.nations, [nation]: crowned } }, nation)
}

/** XIII.C: the average cost of an administration: the mean of the passive and the military type. */
export function administrationCost(board: Board, nation: NationId): number {
  const status = board.nations[nation].status === 'empire' ? 'empire' : 'kingdom'
  return (administrationPrices.passive[status] + administrationPrices.military[status]) / 2
}

/** Gold for the unexpected between the purchases and the next administration. */
const SPARE = 3

/** The gold that a nation must keep after purchases to avoid a bankruptcy in the next turn. */
export function goldReserve(board: Board, nation: NationId): number {
  const status = board.nations[nation].status === 'empire' ? 'empire' : 'kingdom'
  const { net } = expectedIncome(board, nation)
  return administrationPrices.military[status] + SPARE + Math.max(0, -net)
}

/** XIV.J: from this age a bankruptcy may end the realm. */
const OLD = 7

/** The cost of spending gold in points: higher below the reserve, highest if a bankruptcy could end the realm. */
export function goldCost(board: Board, nation: NationId, gold: number): number {
  const { treasury, age } = board.nations[nation]
  if (gold === 0 || !isCivilised(board.nations[nation])) return gold * weights.gold
  const reserve = goldReserve(board, nation)
  const missing = (held: number) => Math.max(0, reserve - held)
  const bare = age >= OLD ? weights.bareAndOld : weights.bare
  return gold * weights.gold + (missing(treasury - gold) - missing(treasury)) * bare
}
