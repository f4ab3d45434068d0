import type { Board } from '../../board.ts'
import { sideOf } from '../../catalogue.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../../content/ids.ts'
import type { SeatGroups } from '../../content/scenario-schema.ts'
import type { Score, ScoreEntry } from '../../state.ts'
import type { PositionSource } from '../control/position-of-board.ts'
import { objectivesOf, scenarioOf, seatGroupsOf } from '../time/scenario.ts'
import { objectivePoints } from './objectives.ts'

type TurnNumbers = Pick<Board, 'turn' | 'lastTurn' | 'options'>

/** V.B: the turns with a scoring symbol. */
export function isScoringTurn(board: TurnNumbers): boolean {
  return board.turn === board.lastTurn || scenarioOf(board).scoringTurns.includes(board.turn)
}

/** V.B: the next turn, this one included, at whose end objectives score. */
export function nextScoringTurn(board: TurnNumbers): number {
  let next = board.turn
  while (next < board.lastTurn && !isScoringTurn({ ...board, turn: next })) next += 1
  return next
}

/** The points of one source, by side. */
export interface SourcePoints {
  readonly source: ScoreEntry['source']
  readonly sides: Readonly<Partial<Record<SideId, number>>>
}

/** V.B, V.C: the points of all sides by their source, the largest first. */
export function pointsBySourceAndSide(ledger: readonly ScoreEntry[]): SourcePoints[] {
  const sources = new Map<ScoreEntry['source'], Partial<Record<SideId, number>>>()
  for (const { source, nation, points } of ledger) {
    const sides = sources.get(source) ?? {}
    const side = sideOf(nation)
    sides[side] = (sides[side] ?? 0) + points
    sources.set(source, sides)
  }
  const total = ({ sides }: SourcePoints) => Object.values(sides).reduce((sum, points) => sum + points, 0)
  return [...sources]
    .map(([source, sides]) => ({ source, sides }))
    .sort((left, right) => total(right) - total(left))
}

/** V.B: the points that each nation of a side in play would score now, the most first, and the most it can score. */
export function pointsAtStake(
  state: PositionSource,
  side: SideId
): { readonly nation: NationId; readonly now: number; readonly most: number }[] {
  return nationIds
    .filter((nation) => sideOf(nation) === side && state.nations[nation]?.presence === 'in-play')
    .map((nation) => ({
      nation,
      now: objectivePoints(state, nation),
      most: objectivesOf(state, nation).reduce((sum, { points }) => sum + points, 0)
    }))
    .filter(({ most }) => most > 0)
    .sort((left, right) => right.now - left.now)
}

type Points = Pick<Score, 'sides'> & { readonly ledger?: readonly ScoreEntry[] }

/** V.C: the points that a player has won and lost in a turn. */
export function pointsOfTurn({ ledger = [] }: Points, side: SideId, turn: number): number {
  return ledger
    .filter((entry) => entry.turn === turn && sideOf(entry.nation) === side)
    .reduce((sum, { points }) => sum + points, 0)
}

/** V.C: the player with most points wins. The points of the last turn break a tie, then the order of players. */
export function rankedSides(score: Points, turn: number): SideId[] {
  // The sort is stable, so players who are still tied stay in their order.
  return [...sideIds].sort(
    (left, right) =>
      score.sides[right] - score.sides[left] ||
      pointsOfTurn(score, right, turn) - pointsOfTurn(score, left, turn)
  )
}

/**
 * V.C: the players in order. A player of several sides has the mean of their points, so that the order is fair however
 * the sides are shared out. The mean of the last turn breaks a tie, then the order of the players.
 */
export function rankedSeats(board: Pick<Board, 'turn' | 'options'> & { readonly score: Points }): SeatGroups {
  const { score, turn } = board
  const mean = (group: readonly SideId[], points: (side: SideId) => number) =>
    group.reduce((sum, side) => sum + points(side), 0) / group.length
  const total = (group: readonly SideId[]) => mean(group, (side) => score.sides[side])
  const last = (group: readonly SideId[]) => mean(group, (side) => pointsOfTurn(score, side, turn))
  const inOrder = (group: readonly SideId[]) => Math.min(...group.map((side) => sideIds.indexOf(side)))
  const groups = seatGroupsOf(board)
  // One person alone leads all sides: each of them wins or loses for itself.
  const seats = groups.length > 1 ? groups : sideIds.map((side) => [side])
  return [...seats].sort(
    (left, right) => total(right) - total(left) || last(right) - last(left) || inOrder(left) - inOrder(right)
  )
}
