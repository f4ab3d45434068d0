import type { Board } from '../../board.ts'
import { nationCard } from '../../catalogue.ts'
import type { Award } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import { scenarioOf } from '../../queries/time/scenario.ts'
import { weights } from '../weights.ts'

/** V.B: whether the scenario scores at the end of a turn, the last of a game that may end early not counted. */
export const isListedScoringTurn = (board: Board): boolean =>
  scenarioOf(board).scoringTurns.includes(board.turn)

/** V.B: the turns, this one included, at whose end a nation's objectives score. */
export function scoringsToCome(board: Board, nation: NationId): readonly number[] {
  const { turn, lastTurn } = board
  const awards: readonly Award[] = nationCard(nation).awards
  const own = awards.flatMap((award) => (award.for === 'objectives' ? [award.turn] : []))
  const all = new Set([...scenarioOf(board).scoringTurns.filter((one) => one < lastTurn), lastTurn, ...own])
  return [...all].filter((one) => one >= turn && one <= lastTurn).sort((a, b) => a - b)
}

/**
 * How often a point that a nation holds now will score, if `kept` is the chance to keep it for a turn. The risk grows
 * more slowly than the turns: land kept for a while is likely to stay, and lost land may be won back.
 */
export function timesCounted(board: Board, nation: NationId, kept: number): number {
  return scoringsToCome(board, nation).reduce((sum, turn) => {
    const ahead = turn - board.turn
    return sum + kept ** (1 + Math.sqrt(ahead)) * weights.lasting ** ahead
  }, 0)
}

/** The number of turns left, this one included. */
export function turnsLeft({ turn, lastTurn }: Board): number {
  return Math.max(1, lastTurn - turn + 1)
}
