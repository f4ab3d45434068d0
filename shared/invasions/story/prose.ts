import type { Message } from '../../engine/message.ts'
import { type SideId, sideIds } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { message, reference } from '../words/message.ts'
import { nationReference } from '../words/sentences/sentence-parts.ts'
import type { TurnHoldings } from './holdings.ts'
import { type EventLog, eventsOfType, logByTurn, type TurnLog } from './log-by-turn.ts'
import { landIn } from './prose-land.ts'
import { realmsIn, tiesIn } from './prose-realms.ts'
import { warIn } from './prose-war.ts'

/** A turn of the chronicle: paragraphs of sentences. */
export interface TurnProse {
  readonly turn: number
  readonly year: number
  readonly paragraphs: readonly (readonly Message[])[]
}

type Scores = Readonly<Partial<Record<SideId, number>>>

/** The campaign in prose, turn by turn. Includes the changes of land for turns with a known map. */
export function chronicleOf(log: EventLog, land: readonly TurnHoldings[]): TurnProse[] {
  let scores: Scores = {}
  return logByTurn(log).map((turnLog) => {
    scores = scoredIn(turnLog.events, scores)
    return turnProse(
      turnLog,
      land.find(({ turn }) => turn === turnLog.turn),
      scores
    )
  })
}

function turnProse(turnLog: TurnLog, land: TurnHoldings | undefined, scores: Scores): TurnProse {
  const { turn, year, events } = turnLog
  const paragraphs = [
    [opening(turnLog), ...realmsIn(events), ...(land ? landIn(land) : [])],
    warIn(events),
    tiesIn(events),
    score(events, scores)
  ]
  return { turn, year, paragraphs: paragraphs.map(withoutRepetition).filter((said) => said.length > 0) }
}

/** Drops repeated sentences. */
function withoutRepetition(sentences: readonly Message[]): Message[] {
  return [...new Map(sentences.map((sentence) => [JSON.stringify(sentence), sentence])).values()]
}

const MANY_BATTLES = 8
const FEW_BATTLES = 2
const FEW_CHANGES = 4

/** The opening sentence: what the turn will be remembered for. */
function opening({ turn, year, events }: TurnLog): Message {
  if (turn === 1) return message('tale.opening-first', { year })
  const battles = eventsOfType(events, 'battle-won').length
  if (eventsOfType(events, 'city-sacked').length > 1) return message('tale.opening-ruin', { year })
  if (eventsOfType(events, 'nation-arrived').length > 1) return message('tale.opening-wandering', { year })
  if (battles >= MANY_BATTLES) return message('tale.opening-war', { year })
  const changes = eventsOfType(events, 'province-changed-hands').length
  return message(battles <= FEW_BATTLES && changes <= FEW_CHANGES ? 'tale.opening-quiet' : 'tale.opening', {
    year
  })
}

function scoredIn(events: readonly InvasionsEvent[], before: Scores): Scores {
  const scores: Partial<Record<SideId, number>> = { ...before }
  for (const { side, points } of eventsOfType(events, 'points')) scores[side] = (scores[side] ?? 0) + points
  return scores
}

/** Sentences on the side that gained most and the side that leads. */
function score(events: readonly InvasionsEvent[], scores: Scores): Message[] {
  const gains = scoredIn(events, {})
  const of = (table: Scores) => (side: SideId) => table[side] ?? 0
  const [winner] = ranked(of(gains))
  const [first, second] = ranked(of(scores))
  if (!winner || !first || !second || of(scores)(first) === 0) return []
  const gained = of(gains)(winner)
  const total = of(scores)(first)
  const ahead = total - of(scores)(second)
  const two = { side: reference('side', first), otherSide: reference('side', second), total }
  return [
    ...(gained > 0 ? [message('tale.gain', { side: reference('side', winner), points: gained })] : []),
    ahead === 0 ? message('tale.leaders', two) : message('tale.leader', { ...two, amount: ahead })
  ]
}

function ranked(of: (side: SideId) => number): SideId[] {
  return sideIds.toSorted((left, right) => of(right) - of(left))
}

/** The whole campaign in a sentence or two. */
export function campaignInBrief(log: EventLog): Message[] {
  const turnLogs = logByTurn(log)
  const events = turnLogs.flatMap((turn) => turn.events)
  const [first] = turnLogs
  if (!first) return []
  const battles = eventsOfType(events, 'battle-won')
  const fallen = battles.reduce((sum, { lost }) => sum + lost.attacker + lost.defender, 0)
  const kingdoms = new Set(eventsOfType(events, 'kingdom-founded').map(({ nation }) => nation))
  return [
    message('tale.brief', { year: first.year, turns: turnLogs.length }),
    message('tale.brief-war', { count: battles.length, units: fallen }),
    ...(kingdoms.size > 0
      ? [
          message('tale.brief-kingdoms', {
            count: kingdoms.size,
            nations: [...kingdoms].map(nationReference)
          })
        ]
      : [])
  ]
}
