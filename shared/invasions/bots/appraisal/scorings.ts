import type { Board } from '../../board.ts'
import { nationCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { Award, Turn } from '../../content/schema.ts'
import { timeTable } from '../../content/time-table.ts'
import { weights } from '../weights.ts'

const turns: readonly Turn[] = timeTable
const printed = turns.filter(({ scoring }) => scoring === 'yes').map(({ turn }) => turn)

/** V.B: the turns at whose end a nation's objectives will be counted, this one included. */
export function scoringsToCome({ turn, lastTurn }: Board, nation: NationId): readonly number[] {
  const awards: readonly Award[] = nationCard(nation).awards
  const own = awards.flatMap((award) => (award.for === 'objectives' ? [award.turn] : []))
  const all = new Set([...printed.filter((one) => one < lastTurn), lastTurn, ...own])
  return [...all].filter((one) => one >= turn && one <= lastTurn).sort((a, b) => a - b)
}

/** How often a point now held will be counted, if its holder keeps it from one turn to the next so often. */
export function timesCounted(board: Board, nation: NationId, kept: number): number {
  const chance = kept * weights.lasting
  return scoringsToCome(board, nation).reduce((sum, turn) => sum + kept * chance ** (turn - board.turn), 0)
}

/** How many turns are still to be played, this one included. */
export function turnsLeft({ turn, lastTurn }: Board): number {
  return Math.max(1, lastTurn - turn + 1)
}
