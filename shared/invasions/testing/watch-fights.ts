import type { Answer, Decision } from '../../engine/decision.ts'
import { makeRoll } from '../../engine/dice.ts'
import { createRandom } from '../../engine/random.ts'
import { answerScript } from '../../engine/scene/answer-script.ts'
import type { Script } from '../ask.ts'
import type { DecisionKind, InvasionsInquiry } from '../decisions/decision-kinds.ts'
import type { Fight } from '../fights-in-progress.ts'
import { lateBoundRules } from '../game.ts'
import type { InvasionsPlay } from '../play.ts'
import type { BattleInProgress } from '../queries/battle/battle-in-progress.ts'
import type { InvasionsState } from '../state.ts'

export type OpenDecision = Decision<InvasionsInquiry>

/** A question with a copy of the fights in the state at that moment. */
export interface ObservedQuestion {
  readonly decision: OpenDecision
  readonly fights: readonly Fight[]
}

export interface WatchOptions {
  /** The faces of the first dice. */
  readonly dice?: readonly number[]
  /** Returns null for a random legal answer. */
  readonly answer?: (asked: OpenDecision) => Answer | null
}

/** Runs a script and records the fights in the state at every question. */
export function watchFights(
  state: InvasionsState,
  start: (play: InvasionsPlay) => Script<unknown>,
  { dice = [], answer = () => null }: WatchOptions = {}
): ObservedQuestion[] {
  if (dice.length > 0) state.random.forced = [...dice]
  const chance = createRandom('any legal answer')
  const seen: ObservedQuestion[] = []
  answerScript(start(playOn(state)), {
    answer: (question) => {
      const asked: OpenDecision = { ...question.inquiry, number: seen.length }
      seen.push({ decision: asked, fights: JSON.parse(JSON.stringify(state.fights ?? [])) })
      return answer(asked) ?? question.sample(chance)
    },
    refused: (_question, _answer, { reason, rule }) => {
      throw new Error(`refused: ${reason.key} (${rule})`)
    }
  })
  return seen
}

function playOn(state: InvasionsState): InvasionsPlay {
  return {
    state,
    ...lateBoundRules,
    emit: () => undefined,
    remind: () => undefined,
    reveal: () => undefined,
    roll: (request) => makeRoll(state.random, request),
    schedule: (...tasks) => state.agenda.push(...tasks.reverse())
  }
}

/** The recorded questions of one kind, typed. */
export function whenAsked<Kind extends DecisionKind>(
  seen: readonly ObservedQuestion[],
  kind: Kind
): { readonly asked: Extract<OpenDecision, { kind: Kind }>; readonly fights: readonly Fight[] }[] {
  const isOfKind = (asked: OpenDecision): asked is Extract<OpenDecision, { kind: Kind }> =>
    asked.kind === kind
  return seen.flatMap(({ decision, fights }) => (isOfKind(decision) ? [{ asked: decision, fights }] : []))
}

/** The battle in progress; throws when there is none. */
export function battleIn(fights: readonly Fight[] | undefined): BattleInProgress {
  const battle = fights?.findLast((fight): fight is BattleInProgress => fight.kind === 'battle')
  if (!battle) throw new Error('no battle is being fought')
  return battle
}
