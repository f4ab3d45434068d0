import { eraseTypes } from '#shared/engine/any-game.ts'
import type { Decision } from '#shared/engine/decision.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import { invasions } from '#shared/invasions/game.ts'
import { type PlayedAnswer, playCampaign } from '../../main/tournament/play-campaign.ts'

const game = eraseTypes(invasions)
export const sides = game.sidesOf({})

/** A question that a person at the table has seen. */
export interface SeenQuestion {
  readonly turn: number
  readonly side: string
  readonly decision: Decision
  /** It shows nothing secret: the device need not change hands. */
  readonly isOpen: boolean
  /** The answer as the journal keeps it. */
  readonly answer: OpenMatch['lastAnswer']['answer']
}

/**
 * Plays a campaign of four people whose answers are a Legate's. Reports every question but those with a single option,
 * which the app plays by itself. What the people's standing orders answer is no question.
 */
export function playAsPeople(seed: string, turns: number, onQuestion: (seen: SeenQuestion) => void): void {
  const match = game.begin(game.readOptions({ people: sides, asking: 'seldom' }), seed)
  let open = openQuestion(match)
  const onAnswer = ({ side }: PlayedAnswer) => {
    if (open && !isSingle(open.decision)) onQuestion({ ...open, side, answer: match.lastAnswer.answer })
    open = openQuestion(match)
  }
  const players = Object.fromEntries(sides.map((side) => [side, 'legate']))
  playCampaign(game, match, players, seed, onAnswer, () => match.summary(null).turn <= turns)
}

function openQuestion(match: OpenMatch): Pick<SeenQuestion, 'turn' | 'decision' | 'isOpen'> | null {
  const decision = match.awaited && match.decisionFor(match.awaited.side)
  return decision && { turn: match.summary(null).turn, decision, isOpen: match.curtain === 'open' }
}

const isSingle = ({ body, passes }: Decision): boolean =>
  !passes && body.type === 'choice' && body.options.length === 1
