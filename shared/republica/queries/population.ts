import type { OpenBoard } from '../board/index.ts'
import { type PopulationRow, populationTable } from '../content/tables.ts'
import { entriesIn } from '../entries.ts'
import { droughtEffects } from './income.ts'

/** 8.1, E13: what raises unrest when the phase begins. */
export function discontent(board: OpenBoard): { readonly droughts: number; readonly unprosecuted: number } {
  return {
    droughts: droughtEffects(board),
    unprosecuted: entriesIn(board.wars).filter(([, war]) => war.isUnprosecuted).length
  }
}

/** 8.2: the row of the population table; null: the people revolt. */
export function populationRow(total: number): PopulationRow | null {
  return populationTable.find(({ from }) => total >= from) ?? null
}
