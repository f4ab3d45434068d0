import type { Answer, Decision, Refusal } from '../../engine/decision.ts'
import { makeRoll, type RollRequest } from '../../engine/dice.ts'
import type { Json } from '../../engine/json.ts'
import { engineMessage } from '../../engine/message.ts'
import type { Question, Script } from '../../engine/script.ts'
import { answerSchemas } from '../answers.ts'
import type { DecisionKind, InvasionsInquiry } from '../decisions.ts'
import type { InvasionsEvent } from '../events.ts'
import { invasions, respondents } from '../game.ts'
import type { InvasionsPlay } from '../play.ts'
import type { InvasionsState } from '../state.ts'
import { answerScript, type Respondent } from './answer-script.ts'

/** An answer to the next question of its kind, or to the next question of any; it is read when that is asked. */
export type ScriptedAnswer = { readonly kind?: string } & (
  | { readonly option: Json }
  | { readonly values: Json }
)

/** An answer as it was written. */
type Scripted = Answer | Omit<ScriptedAnswer, 'kind'>

export interface Scripting {
  /** Faces that come up first, in this order; a D10's 0 is 10. */
  readonly dice?: readonly number[]
  /** When the scripted faces have all come up: stop at the next roll, or let chance decide. */
  readonly afterDice?: 'stop' | 'chance'
  readonly answers?: readonly ScriptedAnswer[]
  /** Answers what the script has no answer for; null stops at the question. */
  readonly otherwise?: (decision: Decision, question: Question<unknown>) => Answer | null
  /** Also runs what the script puts on the agenda. */
  readonly agenda?: boolean
}

/** Where a run broke off, and why. */
export type Stop =
  | { readonly cause: 'no-answer'; readonly decision: Decision }
  | {
      readonly cause: 'refused'
      readonly decision: Decision
      readonly answer: Scripted
      readonly refusal: Refusal
    }
  | { readonly cause: 'no-die'; readonly roll: RollRequest }
  /** The next face scripted is not on the die that is rolled. */
  | { readonly cause: 'wrong-die'; readonly roll: RollRequest; readonly face: number }

/** A question, and what was answered; null where the run stopped at it. */
export interface Asked {
  readonly decision: Decision
  readonly answer: Answer | null
}

export interface Ran<Result> {
  readonly ended: { readonly result: Result } | { readonly stop: Stop }
  readonly events: readonly InvasionsEvent[]
  readonly asked: readonly Asked[]
  readonly unusedDice: readonly number[]
  readonly unusedAnswers: readonly ScriptedAnswer[]
}

/** Runs a part of the rules on a state as the engine would, with scripted dice and answers. */
export function runScripted<Result>(
  state: InvasionsState,
  start: (play: InvasionsPlay) => Script<Result, InvasionsInquiry>,
  scripting: Scripting = {}
): Ran<Result> {
  const { dice = [], afterDice = 'stop', agenda = false } = scripting
  const asked: Asked[] = []
  const answers = [...(scripting.answers ?? [])]
  const { play, events } = playOn(state, afterDice)
  const respondent: Respondent = {
    answer: (question) => {
      const decision = { ...question.inquiry, number: asked.length }
      const given = takeAnswer(answers, decision.kind) ?? scripting.otherwise?.(decision, question) ?? null
      const answer = given && readAnswer(decision.kind, given)
      asked.push({ decision, answer })
      if (!given) throw new Stopped({ cause: 'no-answer', decision })
      if (!answer) throw new Stopped({ cause: 'refused', decision, answer: given, refusal: MALFORMED })
      return answer
    },
    refused: (question, answer, refusal) => {
      const decision = asked.at(-1)?.decision ?? { ...question.inquiry, number: 0 }
      throw new Stopped({ cause: 'refused', decision, answer, refusal })
    }
  }
  if (dice.length > 0) state.random.forced = [...dice]
  const ended = untilStopped(() => {
    const result = answerScript(start(play), respondent)
    for (let task = agenda ? state.agenda.pop() : undefined; task; task = state.agenda.pop())
      answerScript(invasions.runTask(play, task), respondent)
    return result
  })
  const unusedDice = state.random.forced ?? []
  delete state.random.forced
  return { ended, events, asked, unusedDice, unusedAnswers: answers }
}

/** What the engine hands to a script, and the events that the script tells. */
export function playOn(
  state: InvasionsState,
  afterDice: 'stop' | 'chance' = 'chance'
): { readonly play: InvasionsPlay; readonly events: InvasionsEvent[] } {
  const events: InvasionsEvent[] = []
  const play: InvasionsPlay = {
    state,
    ...respondents,
    emit: (event) => events.push(event),
    remind: (event) => events.push(event),
    reveal: () => undefined,
    roll: (request) => {
      const scripted = (state.random.forced ?? []).slice(0, request.count ?? 1)
      const strange = scripted.find((face) => face < 1 || face > request.faces)
      if (strange !== undefined) throw new Stopped({ cause: 'wrong-die', roll: request, face: strange })
      if (afterDice === 'stop' && scripted.length < (request.count ?? 1))
        throw new Stopped({ cause: 'no-die', roll: request })
      const roll = makeRoll(state.random, request)
      events.push(roll)
      return roll
    },
    schedule: (...tasks) => state.agenda.push(...tasks.reverse())
  }
  return { play, events }
}

/** Leaves the scripts from wherever the run has to stop; it never leaves this file. */
class Stopped extends Error {
  readonly stop: Stop

  constructor(stop: Stop) {
    super(`stopped: ${stop.cause}`)
    this.stop = stop
  }
}

function untilStopped<Result>(run: () => Result): Ran<Result>['ended'] {
  try {
    return { result: run() }
  } catch (thrown) {
    if (thrown instanceof Stopped) return { stop: thrown.stop }
    throw thrown
  }
}

/** Takes the first answer that fits out of those left. */
function takeAnswer(answers: ScriptedAnswer[], kind: string): Scripted | undefined {
  const index = answers.findIndex((answer) => answer.kind === undefined || answer.kind === kind)
  const [found] = index < 0 ? [] : answers.splice(index, 1)
  if (!found) return undefined
  return 'option' in found ? { option: found.option } : { values: found.values }
}

/** As the match reads what arrives: by the schema of its kind. Null where it is no answer to it. */
function readAnswer(kind: DecisionKind, given: Scripted): Answer | null {
  const read = answerSchemas[kind].safeParse(given)
  return read.success ? read.data : null
}

const MALFORMED: Refusal = { reason: engineMessage('refusal.malformed-answer'), rule: null }
