import type { Message } from '../../engine/message.ts'
import type { SideId } from '../content/ids.ts'
import { pointsOfTurn, rankedSides } from '../queries/scoring.ts'
import type { Score, ScoreEntry } from '../state.ts'
import { message, reference } from '../words/message.ts'

export interface Standing {
  readonly side: SideId
  readonly points: number
  /** What the last turn brought: it decides between those with as many points. */
  readonly lastTurn: number
}

export interface Standings {
  readonly ranks: readonly Standing[]
  /** Why those with as many points stand in this order; nothing where no two have. */
  readonly ties: readonly Message[]
}

/** V.C: how all stand, and what decided between those with as many points. */
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

function tieBroken(first: Standing, second: Standing, turn: number): Message {
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
