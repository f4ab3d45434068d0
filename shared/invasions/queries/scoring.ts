import type { Board } from '../board.ts'
import { nationCard, sideOf } from '../catalogue.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../content/ids.ts'
import { timeTable } from '../content/time-table.ts'
import type { Score, ScoreEntry } from '../state.ts'
import { objectivePoints } from './objectives.ts'
import type { PositionSource } from './position-of.ts'

type Clock = Pick<Board, 'turn' | 'lastTurn'>

/** V.B: the turns with a scoring symbol. */
export function isScoringTurn({ turn, lastTurn }: Clock): boolean {
  return turn === lastTurn || timeTable.some((entry) => entry.turn === turn && entry.scoring === 'yes')
}

/** V.B: the turn, this one or a later, at whose end objectives score next. */
export function nextScoringTurn({ turn, lastTurn }: Clock): number {
  let next = turn
  while (next < lastTurn && !isScoringTurn({ turn: next, lastTurn })) next += 1
  return next
}

/** Points by what they were for, and by whom. */
export interface PointsBySource {
  readonly source: ScoreEntry['source']
  readonly sides: Readonly<Partial<Record<SideId, number>>>
}

/** V.B, V.C: where the points of all sides came from, the richest source first. */
export function pointsBySource(ledger: readonly ScoreEntry[]): PointsBySource[] {
  const sources = new Map<ScoreEntry['source'], Partial<Record<SideId, number>>>()
  for (const { source, nation, points } of ledger) {
    const sides = sources.get(source) ?? {}
    const side = sideOf(nation)
    sides[side] = (sides[side] ?? 0) + points
    sources.set(source, sides)
  }
  const total = ({ sides }: PointsBySource) => Object.values(sides).reduce((sum, points) => sum + points, 0)
  return [...sources]
    .map(([source, sides]) => ({ source, sides }))
    .sort((left, right) => total(right) - total(left))
}

/** V.B: what each nation of a side in play would score now for what it holds, the most first. */
export function atStake(
  state: PositionSource,
  side: SideId
): { readonly nation: NationId; readonly now: number; readonly most: number }[] {
  return nationIds
    .filter((nation) => sideOf(nation) === side && state.nations[nation]?.presence === 'in-play')
    .map((nation) => ({
      nation,
      now: objectivePoints(state, nation),
      most: nationCard(nation).objectives.reduce((sum, { points }) => sum + points, 0)
    }))
    .filter(({ most }) => most > 0)
    .sort((left, right) => right.now - left.now)
}

type Points = Pick<Score, 'sides'> & { readonly ledger?: readonly ScoreEntry[] }

/** V.C: what a player has won and lost in a turn. */
export function pointsOfTurn({ ledger = [] }: Points, side: SideId, turn: number): number {
  return ledger
    .filter((entry) => entry.turn === turn && sideOf(entry.nation) === side)
    .reduce((sum, { points }) => sum + points, 0)
}

/** V.C: most points win; a tie counts all points of the last turn once more, then goes by the order of players. */
export function rankedSides(score: Points, turn: number): SideId[] {
  // The sort is stable, so players who are still tied stay in their order.
  return [...sideIds].sort(
    (left, right) =>
      score.sides[right] - score.sides[left] ||
      pointsOfTurn(score, right, turn) - pointsOfTurn(score, left, turn)
  )
}
