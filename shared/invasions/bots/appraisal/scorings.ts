import type { Board } from '../../board.ts'
import { nationCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { Award, Turn } from '../../content/schema.ts'
import { timeTable } from '../../content/time-table.ts'
import { weights } from '../weights.ts'

const turns: readonly Turn[] = timeTable
const printed: readonly number[] = turns.filter(({ scoring }) => scoring === 'yes').map(({ turn }) => turn)

/** V.B: whether all count their objectives at the end of a turn; the last one aside. */
export const isScoringTurn = (turn: number): boolean => printed.includes(turn)

/** V.B: the turns at whose end a nation's objectives will be counted, this one included. */
export function scoringsToCome({ turn, lastTurn }: Board, nation: NationId): readonly number[] {
  const awards: readonly Award[] = nationCard(nation).awards
  const own = awards.flatMap((award) => (award.for === 'objectives' ? [award.turn] : []))
  const all = new Set([...printed.filter((one) => one < lastTurn), lastTurn, ...own])
  return [...all].filter((one) => one >= turn && one <= lastTurn).sort((a, b) => a - b)
}

/**
 * How often a point now held will be counted, if its holder keeps it from one turn to the next so often. Who has kept
 * it for a while is likelier to keep it on, and what is lost may be won back: the peril does not grow with every turn.
 */
export function timesCounted(board: Board, nation: NationId, kept: number): number {
  return scoringsToCome(board, nation).reduce((sum, turn) => {
    const ahead = turn - board.turn
    return sum + kept ** (1 + Math.sqrt(ahead)) * weights.lasting ** ahead
  }, 0)
}

/** How many turns are still to be played, this one included. */
export function turnsLeft({ turn, lastTurn }: Board): number {
  return Math.max(1, lastTurn - turn + 1)
}
