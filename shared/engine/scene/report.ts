import type { BlockedOption, Decision, Field, Reply } from '../decision.ts'
import type { OptionKey } from '../option-key.ts'
import type { AnsweredQuestion, RunStop, ScriptedAnswer, ScriptedRun } from './run-scripted.ts'

/** The outcome of a run as plain data. */
export interface RunReport<Event> {
  readonly events: readonly Event[]
  readonly asked: readonly QuestionReport[]
  readonly unusedDice: readonly number[]
  readonly unusedAnswers: readonly ScriptedAnswer[]
  /** Null if the run reached its end. */
  readonly stopped: StopReport | null
}

export interface QuestionReport extends Pick<Decision, 'kind' | 'side' | 'rule'> {
  readonly actor: string | null
  /** The keys of a choice, or of all lists of a form. */
  readonly options: readonly OptionKey[]
  readonly blocked: readonly {
    readonly key: OptionKey
    readonly reason: string
    readonly rule: string | null
  }[]
  /** The fields of a form; absent for a choice. */
  readonly fields?: readonly FieldReport[]
  /** Null if the run stopped at the question. */
  readonly answer: Reply | null
}

export interface FieldReport {
  readonly name: string
  readonly field: Field['field']
  readonly options?: readonly OptionKey[]
  readonly min?: number
  readonly max?: number
}

export type StopReport =
  | { readonly why: 'no-answer'; readonly kind: string; readonly side: string }
  | {
      readonly why: 'refused'
      readonly kind: string
      readonly side: string
      readonly answer: Reply
      readonly reason: string
      readonly rule: string | null
    }
  | { readonly why: 'no-die'; readonly roll: string; readonly rule: string; readonly faces: number }
  | {
      readonly why: 'wrong-die'
      readonly roll: string
      readonly rule: string
      readonly faces: number
      readonly face: number
    }

export function reportOfRun<Event>(ran: ScriptedRun<Event, unknown>): RunReport<Event> {
  const { events, asked, unusedDice, unusedAnswers, ended } = ran
  return {
    events,
    asked: asked.map(questionReport),
    unusedDice,
    unusedAnswers,
    stopped: 'stop' in ended ? stopReport(ended.stop) : null
  }
}

function questionReport({ decision, answer }: AnsweredQuestion): QuestionReport {
  const { kind, side, rule, actor = null, body } = decision
  const shared = { kind, side, actor, rule, blocked: (body.blocked ?? []).map(blockedReport), answer }
  if (body.type === 'choice') return { ...shared, options: body.options.map(({ key }) => key) }
  const fields = body.fields.map(fieldReport)
  return { ...shared, options: fields.flatMap(({ options = [] }) => options), fields }
}

function blockedReport({ key, refusal }: BlockedOption): QuestionReport['blocked'][number] {
  return { key, reason: refusal.reason.key, rule: refusal.rule }
}

function fieldReport(field: Field): FieldReport {
  const { name, field: type } = field
  return {
    name,
    field: type,
    ...('options' in field ? { options: field.options.map(({ key }) => key) } : {}),
    ...('min' in field ? { min: field.min, max: field.max } : {})
  }
}

function stopReport(stop: RunStop): StopReport {
  switch (stop.cause) {
    case 'no-answer':
      return { why: 'no-answer', kind: stop.decision.kind, side: stop.decision.side }
    case 'refused': {
      const { decision, answer, refusal } = stop
      const { kind, side } = decision
      return { why: 'refused', kind, side, answer, reason: refusal.reason.key, rule: refusal.rule }
    }
    case 'no-die':
      return { why: 'no-die', ...rollReport(stop.roll) }
    case 'wrong-die':
      return { why: 'wrong-die', ...rollReport(stop.roll), face: stop.face }
  }
}

function rollReport({ reason, rule, faces }: Extract<RunStop, { cause: 'no-die' }>['roll']) {
  return { roll: reason, rule, faces }
}
