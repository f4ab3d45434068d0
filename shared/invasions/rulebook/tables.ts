import type { Language } from '../../words/dictionary.ts'
import { written } from '../../words/rule-book.ts'
import type { TableId } from '../content/books/rules/rule-text.ts'
import { administrationPrices } from '../content/cards/administration.ts'
import { caravanTable, revoltTable } from '../content/chance-tables.ts'
import { commonPrices } from '../content/prices.ts'
import { sides } from '../content/sides.ts'
import { unitKinds } from '../content/unit-kinds.ts'
import { COMBAT_TABLE } from '../queries/battle/advanced-tables.ts'
import { areas } from '../world/areas.ts'
import { provinceById } from '../world/world-queries.ts'

export interface TableRows {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

type FillTable = (head: readonly string[], language: Language) => TableRows

const TYPES = {
  passive: { en: 'Passive', es: 'Pasiva' },
  military: { en: 'Military', es: 'Militar' },
  reform: { en: 'Reform', es: 'Reforma' }
} as const
const types = ['passive', 'military', 'reform'] as const

/** XXI.F: the roll of the first row of the combat table. */
const LOWEST_ROLL = 2

/** The tables of the rulebook, built from the data that the rules use. */
export const ruleTables: Readonly<Record<TableId, FillTable>> = {
  administration: (head, language) => ({
    head,
    rows: types.map((type) => {
      const { kingdom, empire } = administrationPrices[type]
      return [TYPES[type][language], `${kingdom}`, `${empire}`]
    })
  }),
  caravans: (head) => ({ head, rows: byFaces(caravanTable.map((id) => [provinceById(id).name])) }),
  combat: (head) => {
    const columns = COMBAT_TABLE[0]?.length ?? 0
    const last = LOWEST_ROLL + COMBAT_TABLE.length - 1
    return {
      head: [
        ...head,
        ...Array.from({ length: columns }, (_, n) => `${n + 1}${n + 1 === columns ? '+' : ''}`)
      ],
      rows: COMBAT_TABLE.map((hits, index) => {
        const roll = LOWEST_ROLL + index
        return [`${roll}${roll === LOWEST_ROLL ? '−' : roll === last ? '+' : ''}`, ...hits.map(written)]
      })
    }
  },
  prices: (head, language) => ({
    head,
    rows: commonPrices.map(({ kind, kingdom, empire }) => [
      unitKinds.find(({ id }) => id === kind)?.name[language] ?? kind,
      `${kingdom}`,
      `${empire}`
    ])
  }),
  revolts: (head) => ({
    head,
    rows: byFaces(revoltTable.west.map((west, index) => [areaName(west), areaName(revoltTable.east[index])]))
  }),
  selectors: (head, language) => ({
    head,
    rows: sides
      .toSorted((one, other) => one.revolt[0] - other.revolt[0])
      .map(({ name, revolt: [from, to] }) => [span(from, to), name[language]])
  })
}

function areaName(id: string | undefined): string {
  return areas.find((area) => area.id === id)?.name ?? ''
}

function span(from: number, to: number): string {
  return from === to ? `${from}` : `${from}–${to}`
}

/** One row for each run of die faces with the same cells. */
function byFaces(cells: readonly (readonly string[])[]): string[][] {
  const rows: { from: number; to: number; readonly cells: readonly string[] }[] = []
  cells.forEach((each, index) => {
    const last = rows.at(-1)
    if (last && last.cells.join() === each.join()) last.to = index + 1
    else rows.push({ from: index + 1, to: index + 1, cells: each })
  })
  return rows.map((row) => [span(row.from, row.to), ...row.cells])
}
