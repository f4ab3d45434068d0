import type { Script } from '../ask.ts'
import { nationCard, sideOf } from '../catalogue.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../content/ids.ts'
import type { Award } from '../content/schema.ts'
import type { InvasionsPlay } from '../play.ts'
import { objectivePoints } from '../queries/objectives.ts'
import { isScoringTurn } from '../queries/scoring.ts'
import type { InvasionsState, Score } from '../state.ts'
import { scorePoints } from './bookkeeping.ts'

/** V.B: points for provinces and Areas at the end of turns 3, 6, 9 and of the last turn, and of a card's own turns. */
export function* scoreTurn(play: InvasionsPlay): Script {
  const { state } = play
  const all = isScoringTurn(state)
  for (const nation of nationIds) {
    if (!all && !scoresOn(nation, state.turn)) continue
    const points = objectivePoints(state, nation)
    if (points > 0) scorePoints(play, nation, points, 'objectives', 'V.B')
  }
}

/** V.B: some nations score their objectives in a turn of their own. */
function scoresOn(nation: NationId, turn: number): boolean {
  return awardsOf(nation).some((award) => award.for === 'objectives' && award.turn === turn)
}

/** V.B: what a nation has done that its card may reward. */
export type Deed =
  | Omit<Extract<Award, { for: 'sack' }>, 'points'>
  | Omit<Extract<Award, { for: 'submission' }>, 'points'>
  | Omit<Extract<Award, { for: 'kingdom' }>, 'points'>

/** V.B: points for other deeds on a nation's card, once in a game each. */
export function award(play: InvasionsPlay, nation: NationId, deed: Deed): void {
  const { chronicle } = play.state
  const key = `award:${nation}:${JSON.stringify(deed)}`
  const earned = awardsOf(nation).find((entry) => rewards(entry, deed))
  if (!earned || !('points' in earned) || chronicle.includes(key)) return
  chronicle.push(key)
  scorePoints(play, nation, earned.points, deed.for, 'V.B')
}

function rewards(entry: Award, deed: Deed): boolean {
  switch (entry.for) {
    case 'sack':
      return deed.for === 'sack' && deed.province === entry.province
    case 'submission':
      return deed.for === 'submission' && deed.nation === entry.nation
    case 'kingdom':
      return deed.for === 'kingdom' && deed.area === entry.area
    case 'objectives':
      return false
  }
}

function awardsOf(nation: NationId): readonly Award[] {
  return nationCard(nation).awards
}

/** V.C: most points win; a tie counts all points of the last turn once more, then goes by the order of players. */
export function winnerOf({ score, turn }: Pick<InvasionsState, 'score' | 'turn'>): SideId {
  const ranked = [...sideIds].sort(
    (left, right) =>
      score.sides[right] - score.sides[left] || pointsOf(score, right, turn) - pointsOf(score, left, turn)
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

/** What a player has won and lost in a turn. */
function pointsOf({ ledger = [] }: Score, side: SideId, turn: number): number {
  return ledger
    .filter((entry) => entry.turn === turn && sideOf(entry.nation) === side)
    .reduce((sum, { points }) => sum + points, 0)
}
