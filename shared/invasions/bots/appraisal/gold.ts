import type { Board } from '../../board.ts'
import { administrationPrices } from '../../content/cards/administration.ts'
import type { NationId } from '../../content/ids.ts'
import { isCivilised } from '../../queries/activation-order.ts'
import { type Income, income } from '../../queries/income.ts'
import { positionOf } from '../../queries/position-of.ts'
import { baseWorld } from '../../queries/world-tables.ts'
import { remembering } from '../../remembering.ts'
import { weights } from '../weights.ts'

/** A board never changes while it is judged: the incomes of nations on it, as far as somebody has asked. */
const incomes = new WeakMap<Board, (nation: NationId) => Income>()

/** What a nation can expect to take in each turn as things stand. */
export function expectedIncome(board: Board, nation: NationId): Income {
  const known = incomes.get(board) ?? incomesOn(board)
  incomes.set(board, known)
  return known(nation)
}

function incomesOn(board: Board): (nation: NationId) => Income {
  const position = positionOf(board)
  return remembering((nation) => income(position, baseWorld, nation))
}

/** The same if it were a Kingdom, its horde turned to a capital where it stands. */
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

/** XIII.C: what the next administration costs: the cheapest type and what the second dearest asks, on the average. */
export function administrationCost(board: Board, nation: NationId): number {
  const status = board.nations[nation].status === 'empire' ? 'empire' : 'kingdom'
  return (administrationPrices.passive[status] + administrationPrices.military[status]) / 2
}

/** For what comes up between the purchases and the next administration. */
const SPARE = 3

/** What must lie in the treasury after purchases so that the next turn does not begin with a bankruptcy. */
export function reserveOf(board: Board, nation: NationId): number {
  const status = board.nations[nation].status === 'empire' ? 'empire' : 'kingdom'
  const { net } = expectedIncome(board, nation)
  return administrationPrices.military[status] + SPARE + Math.max(0, -net)
}

/** XIV.J: from this age on a bankruptcy may be the end. */
const OLD = 7

/** What it costs to part with gold, in points: much more below the reserve, most where a bankruptcy may be the end. */
export function goldCost(board: Board, nation: NationId, gold: number): number {
  const { treasury, age } = board.nations[nation]
  if (gold === 0 || !isCivilised(board.nations[nation])) return gold * weights.gold
  const reserve = reserveOf(board, nation)
  const missing = (held: number) => Math.max(0, reserve - held)
  const bare = age >= OLD ? weights.bareAndOld : weights.bare
  return gold * weights.gold + (missing(treasury - gold) - missing(treasury)) * bare
}
