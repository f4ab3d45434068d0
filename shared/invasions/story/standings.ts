import type { Message } from '../../engine/message.ts'
import type { SideId } from '../content/ids.ts'
import { pointsOfTurn, rankedSides } from '../queries/scoring/points.ts'
import type { Score, ScoreEntry } from '../state.ts'
import { message, reference } from '../words/message.ts'

export interface SideStanding {
  readonly side: SideId
  readonly points: number
  /** The points of the last turn, which break a tie. */
  readonly lastTurn: number
}

export interface Standings {
  readonly ranks: readonly SideStanding[]
  /** The reason for the order of sides with equal points; empty without such sides. */
  readonly ties: readonly Message[]
}

/** V.C: the ranking of all sides, with the reasons that broke ties. */
export function standingsOf(
  score: Pick<Score, 'sides'> & { readonly ledger?: readonly ScoreEntry[] },
  turn: number
): Standings {
  const ranks = rankedSides(score, turn).map((side) => ({
    side,
    points: score.sides[side],
    lastTurn: pointsOfTurn(score, side, turn)
  }))
  const ties = ranks.flatMap((one, index) => {
    const next = ranks[index + 1]
    return next && next.points === one.points ? [tieBroken(one, next, turn)] : []
  })
  return { ranks, ties }
}

function tieBroken(first: SideStanding, second: SideStanding, turn: number): Message {
  const named = { side: reference('side', first.side), otherSide: reference('side', second.side) }
  const { points } = first
  return first.lastTurn === second.lastTurn
    ? message('standing.by-order', { ...named, points, turn })
    : message('standing.by-last-turn', {
        ...named,
        points,
        turn,
        now: first.lastTurn,
        before: second.lastTurn
      })
}
