import type { Script } from '../../engine/script.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../content/ids.ts'
import { timeTable } from '../content/time-table.ts'
import type { InvasionsPlay } from '../play.ts'
import { objectivePoints } from '../queries/objectives.ts'
import type { InvasionsState } from '../state.ts'
import { scorePoints, sideOf } from './bookkeeping.ts'

/** V.B: points for provinces and Areas at the end of turns 3, 6, 9 and of the last turn. */
export function* scoreTurn(play: InvasionsPlay): Script {
  if (!isScoringTurn(play.state)) return
  for (const nation of nationIds) {
    const points = objectivePoints(play.state, nation)
    if (points > 0) scorePoints(play, nation, points, 'objectives', 'V.B')
  }
}

/** V.B */
export function isScoringTurn({ turn, lastTurn }: Pick<InvasionsState, 'turn' | 'lastTurn'>): boolean {
  return turn === lastTurn || timeTable.some((entry) => entry.turn === turn && entry.scoring === 'yes')
}

/** V.C: most points win; a tie counts the last turn's points once more, then goes by the order of players. */
export function winnerOf(state: InvasionsState): SideId {
  const lastTurn = Object.fromEntries(sideIds.map((side) => [side, pointsOfTurn(state, side)]))
  const ranked = [...sideIds].sort(
    (left, right) =>
      state.score.sides[right] - state.score.sides[left] || (lastTurn[right] ?? 0) - (lastTurn[left] ?? 0)
  )
  // The sort is stable, so players who are still tied stay in their order.
  const [winner] = ranked
  if (!winner) throw new Error('there are always four sides')
  return winner
}

/** V.C */
export function endGame(play: InvasionsPlay): void {
  const { state } = play
  play.emit({ type: 'game-over', winner: winnerOf(state), scores: { ...state.score.sides } })
}

function pointsOfTurn(state: InvasionsState, side: SideId): number {
  return nationIds
    .filter((nation: NationId) => sideOf(nation) === side)
    .reduce((sum, nation) => sum + objectivePoints(state, nation), 0)
}
