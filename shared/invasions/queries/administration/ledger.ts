import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { sequence } from '../../sequence.ts'
import { isOpeningTurn } from '../time/scenario.ts'
import type { Expenses, Income } from './income.ts'
import { expensesOf, incomeOf } from './treasury.ts'

export type LedgerItem =
  | Exclude<keyof Income, 'caravans' | 'gross' | 'maintenance' | 'expenses' | 'net'>
  | 'maintenance'
  | keyof Expenses

/** One line of a ledger: gold received, or paid when negative, with the section of the rule. */
export interface LedgerLine {
  readonly item: LedgerItem
  readonly gold: number
  readonly rule: string
}

/** The income and expenses of a Civilised nation as they are known now. */
export interface Ledger {
  readonly lines: readonly LedgerLine[]
  readonly treasury: number
  /** XIV.H: rounded up. */
  readonly net: number
  /** The Income step of this turn is still to come; otherwise the treasury already includes it. */
  readonly isToCome: boolean
  /** The gold for purchases: the treasury, with the income that is still to come. */
  readonly after: number
  /** XIV.J: the gold that the nation cannot pay, which makes it bankrupt. */
  readonly unpaid: number
}

const RULES: Readonly<Record<LedgerItem, string>> = {
  cities: 'XIV.B',
  areas: 'XIV.E',
  provinces: 'XIV.D',
  capital: 'XIV.B',
  trade: 'XIV.F',
  tributes: 'XIV.F',
  maintenance: 'XIV.H',
  revolts: 'XIV.G',
  heresies: 'XIV.G',
  decline: 'XIV.G',
  suzerain: 'XIV.F',
  patron: 'XIV.F',
  federates: 'XIV.F'
}

/** XIV.D-H: income and expenses line by line, without caravans, which have their own sub-step (X.D). */
export function ledgerOf(board: Board, nation: NationId): Ledger {
  const { cities, areas, provinces, capital, trade, tributes, maintenance } = incomeOf(board, nation)
  const costs = expensesOf(board, nation)
  const lines = [
    ...linesOf({ cities, areas, provinces, capital, trade, tributes }, 1),
    ...linesOf({ maintenance, ...costs }, -1)
  ]
  const net = Math.ceil(lines.reduce((sum, { gold }) => sum + gold, 0))
  const { treasury } = board.nations[nation]
  const isToCome = incomeIsAhead(board)
  const balance = isToCome ? treasury + net : treasury
  return { lines, treasury, net, isToCome, after: Math.max(0, balance), unpaid: Math.max(0, -balance) }
}

function linesOf(parts: Readonly<Partial<Record<LedgerItem, number>>>, sign: 1 | -1): LedgerLine[] {
  const items = Object.keys(parts).filter((item): item is LedgerItem => item in RULES)
  return items
    .map((item) => ({ item, gold: sign * (parts[item] ?? 0), rule: RULES[item] }))
    .filter(({ gold }) => gold !== 0)
}

const INCOME_STEP = sequence.findIndex(({ id }) => id === 'income')

/** IV: the turn that opens a scenario has no Income step. */
function incomeIsAhead(board: Board): boolean {
  return !isOpeningTurn(board) && sequence.findIndex(({ id }) => id === board.step) < INCOME_STEP
}
