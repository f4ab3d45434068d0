import type { Answer, Decision, Field, FieldValue, Option } from '../../engine/decision.ts'
import { keyText, type OptionKey } from '../../engine/option-key.ts'
import { createRandom } from '../../engine/random.ts'
import { firstAnswer } from '../../engine/scene/fallback-answers.ts'
import type { RunStop, ScriptedAnswer } from '../../engine/scene/run-scripted.ts'
import type { Question, Script } from '../../engine/script.ts'
import type { Answers } from '../answers/answer-schemas.ts'
import type { TargetKey } from '../answers/cards.ts'
import type { InvasionsInquiry } from '../decisions/decision-kinds.ts'
import type { InvasionsEvent } from '../events.ts'
import type { InvasionsPlay } from '../play.ts'
import { runScripted } from '../scene/run-scripted.ts'
import type { InvasionsState } from '../state.ts'

/** The key of an option, or a whole answer. */
export type ScriptedReply = OptionKey | Answer

export interface DriveOptions {
  /** The faces of all dice, in order; a D10's 0 is 10. After `any` the dice are random. */
  readonly dice?: readonly number[] | 'any' | readonly [...number[], 'any']
  /** The answers in order, or by kind of question. An unused answer is an error. */
  readonly answers?:
    | readonly (ScriptedReply | ScriptedAnswer)[]
    | Readonly<Record<string, ScriptedReply | readonly ScriptedReply[]>>
  /** Answers by kind of question, used as often as the question comes. */
  readonly whenever?: Readonly<Record<string, ScriptedReply | ((decision: Decision) => ScriptedReply)>>
  /** For any other question: fail, take the first option and the least of a form, or a random legal answer. */
  readonly otherwise?: 'fail' | 'first' | 'random'
  /** Also runs the tasks that the script schedules. */
  readonly agenda?: boolean
}

/** The result of a driven script. */
export interface DriveResult<Result> {
  readonly state: InvasionsState
  readonly result: Result
  readonly events: readonly InvasionsEvent[]
  readonly decisions: readonly Decision[]
}

/** Runs a script of the rules. Fails on an unscripted die or question, and on unused ones. */
export function drive<Result>(
  state: InvasionsState,
  start: (play: InvasionsPlay) => Script<Result, InvasionsInquiry>,
  { dice = [], answers = [], whenever = {}, otherwise = 'fail', agenda = false }: DriveOptions = {}
): DriveResult<Result> {
  const faces: readonly (number | 'any')[] = [dice].flat()
  const { ended, events, asked, unusedDice, unusedAnswers } = runScripted(state, start, {
    dice: faces.filter((face) => face !== 'any'),
    afterDice: faces.includes('any') ? 'chance' : 'stop',
    answers: listOf(answers),
    otherwise: fallback(whenever, otherwise),
    agenda
  })
  const decisions = asked.filter(({ answer }) => answer !== null).map(({ decision }) => decision)
  if ('stop' in ended) throw new Error(`${described(ended.stop)}; asked before: ${kindsOf(decisions)}`)
  if (unusedDice.length > 0) throw new Error(`dice left over: ${unusedDice.join(', ')}`)
  if (unusedAnswers.length > 0)
    throw new Error(`answers left over: ${JSON.stringify(unusedAnswers)}; asked: ${kindsOf(decisions)}`)
  return { state, result: ended.result, events, decisions }
}

/** The events of a rule that neither asks nor rolls. */
export function eventsEmittedBy(
  state: InvasionsState,
  rule: (play: InvasionsPlay) => unknown
): readonly InvasionsEvent[] {
  return drive(state, function* (play) {
    const done = rule(play)
    if (typeof done === 'object' && done !== null && 'next' in done)
      throw new Error('this rule is a script: use drive()')
  }).events
}

export const option = (key: OptionKey): Answer => ({ option: key })
/** Plays a card: the number of the play printed on it, and its target. */
export const cardPlayAnswer = (card: string, way: number, target: TargetKey): Answers['play-card'] => ({
  option: { card, way, target }
})
export const values = (given: Record<string, FieldValue>): Answer => ({ values: given })

const isList = (
  answers: NonNullable<DriveOptions['answers']>
): answers is readonly (ScriptedReply | ScriptedAnswer)[] => Array.isArray(answers)
const isAnswer = <A extends Answer | ScriptedAnswer>(reply: OptionKey | A): reply is A =>
  typeof reply === 'object' && ('option' in reply || 'values' in reply)
const asAnswer = (reply: ScriptedReply): Answer => (isAnswer(reply) ? reply : option(reply))

function listOf(answers: NonNullable<DriveOptions['answers']>): ScriptedAnswer[] {
  if (isList(answers)) return answers.map((reply) => (isAnswer(reply) ? reply : option(reply)))
  return Object.entries(answers).flatMap(([kind, replies]) =>
    [replies].flat().map((reply): ScriptedAnswer => ({ kind, ...asAnswer(reply) }))
  )
}

function fallback(
  whenever: NonNullable<DriveOptions['whenever']>,
  otherwise: NonNullable<DriveOptions['otherwise']>
) {
  const chance = createRandom('any legal answer')
  return (decision: Decision, question: Question<unknown>): Answer | null => {
    const given = whenever[decision.kind]
    if (given !== undefined) return asAnswer(typeof given === 'function' ? given(decision) : given)
    if (otherwise === 'fail') return null
    return otherwise === 'first' ? firstAnswer(decision) : question.sample(chance)
  }
}

function described(stop: RunStop): string {
  switch (stop.cause) {
    case 'no-die':
      return `no die scripted for ${stop.roll.reason} (${stop.roll.rule})`
    case 'wrong-die':
      return `a die of ${stop.roll.faces} faces cannot show ${stop.face} for ${stop.roll.reason}`
    case 'refused':
      return `${stop.decision.kind} refused: ${stop.refusal.reason.key} (${stop.refusal.rule})`
    case 'no-answer': {
      const { kind, rule, side, body } = stop.decision
      const offered = body.type === 'choice' ? keysOf(body.options) : body.fields.map(shortField).join('; ')
      return `no answer scripted for ${kind} of the ${side} (${rule}): ${offered}`
    }
  }
}

const keysOf = (options: readonly Option[]): string => options.map(({ key }) => keyText(key)).join(', ')

function shortField(field: Field): string {
  const offered = 'options' in field ? keysOf(field.options) : field.field
  return `${field.name} (${'min' in field ? `${field.min}-${field.max} of ` : ''}${offered})`
}

const kindsOf = (decisions: readonly Decision[]): string =>
  decisions.map(({ kind }) => kind).join(', ') || '-'
