import type { Script } from '../../ask.ts'
import { nationCard } from '../../catalogue.ts'
import type { Award } from '../../content/content-schema.ts'
import { type NationId, nationIds, type SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { objectivePoints } from '../../queries/scoring/objectives.ts'
import { isScoringTurn, rankedSeats } from '../../queries/scoring/points.ts'
import type { InvasionsState } from '../../state.ts'
import { scorePoints } from '../administration/bookkeeping.ts'

/**
 * V.B: scores provinces and Areas at the end of turns 3, 6, 9, the last turn, and the turns that a nation card names.
 */
export function* scoreTurn(play: InvasionsPlay): Script {
  const { state } = play
  const all = isScoringTurn(state)
  for (const nation of nationIds) {
    if (!all && !scoresOn(nation, state.turn)) continue
    const points = objectivePoints(state, nation)
    if (points > 0) scorePoints(play, nation, points, 'objectives', 'V.B')
  }
}

/** V.B: whether the nation's card names this turn for its objectives. */
function scoresOn(nation: NationId, turn: number): boolean {
  return awardsOf(nation).some((award) => award.for === 'objectives' && award.turn === turn)
}

/** V.B: a deed that a nation card may reward. */
export type Deed =
  | Omit<Extract<Award, { for: 'sack' }>, 'points'>
  | Omit<Extract<Award, { for: 'submission' }>, 'points'>
  | Omit<Extract<Award, { for: 'kingdom' }>, 'points'>

/** V.B: scores a deed that the nation's card rewards, once in a game each. */
export function awardDeed(play: InvasionsPlay, nation: NationId, deed: Deed): void {
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

/** V.C: the sides of the player who has won. */
export function winnersOf(state: Pick<InvasionsState, 'score' | 'turn' | 'options'>): readonly SideId[] {
  return rankedSeats(state)[0] ?? []
}

/** V.C */
export function endGame(play: InvasionsPlay): void {
  const { state } = play
  const [winner, ...others] = winnersOf(state)
  if (!winner) throw new Error('nobody has won: a scenario must have a player')
  const together = others.length > 0 ? { together: [winner, ...others] } : {}
  play.emit({ type: 'game-over', winner, ...together, scores: { ...state.score.sides } })
}
