import type { FormBody, Inquiry, Option, Verdict } from '../engine/decision.ts'
import type { RandomState } from '../engine/random.ts'
import {
  ask as askOne,
  type Question as EngineQuestion,
  type Script as EngineScript,
  choiceQuestion as engineChoice,
  formQuestion as engineForm,
  passOnlyQuestion as enginePassOnly,
  type QuestionHeader
} from '../engine/script.ts'
import type { FactionId } from './campaign-options.ts'
import type {
  Abouts,
  ChoiceKind,
  DecisionKind,
  FormKind,
  OptionOf,
  RepublicInquiry,
  ValuesOf
} from './decisions/index.ts'
import type { SectionId } from './sections.ts'

/** A script that asks only questions of this game. */
export type Script<Result = void> = EngineScript<Result, RepublicInquiry>
export type Question<A> = EngineQuestion<A, RepublicInquiry>

export interface HeaderOf<Kind extends DecisionKind> {
  readonly kind: Kind
  readonly about: Abouts[Kind]
  readonly side: FactionId
  readonly rule: SectionId
  readonly prompt: Inquiry['prompt']
  /** The province or war that it is about. */
  readonly place?: string
}

export interface ValuedOption<Kind extends ChoiceKind, A> extends Option<OptionOf<Kind>> {
  readonly value: A
}

/**
 * Types the engine's choice for this game: an unknown kind, a wrong `about`, and an option that the kind's answer
 * schema lacks do not compile.
 */
export function choice<Kind extends ChoiceKind, A>(
  header: HeaderOf<Kind>,
  options: readonly ValuedOption<Kind, A>[]
): Question<A> {
  return ofThisGame(engineChoice<A, QuestionHeader, OptionOf<Kind>>(header, options))
}

export interface FormSpec<Kind extends FormKind, A> {
  readonly form: FormBody<ValuesOf<Kind>>
  readonly check: (values: ValuesOf<Kind>) => Verdict<A>
  readonly sample: (random: RandomState) => ValuesOf<Kind>
}

/** A form whose fields do not list all legal values: `check` alone decides. */
export function form<Kind extends FormKind, A>(header: HeaderOf<Kind>, spec: FormSpec<Kind, A>): Question<A> {
  const { form, check, sample } = spec
  return ofThisGame(
    engineForm<A, QuestionHeader, ValuesOf<Kind>>(header, { form: () => form, check, sample })
  )
}

export function passOnly<Kind extends ChoiceKind>(header: HeaderOf<Kind>): Question<never> {
  return ofThisGame(enginePassOnly<QuestionHeader>(header))
}

/** A form of a question open to many, for a side that can only pass: it looks like the others' forms. */
export function passOnlyForm<Kind extends FormKind>(header: HeaderOf<Kind>): Question<never> {
  const question = enginePassOnly<QuestionHeader>(header)
  return ofThisGame({
    ...question,
    inquiry: { ...question.inquiry, body: { type: 'form', fields: [], open: true } }
  })
}

export function ask<A>(question: Question<A>): Script<A> {
  return askOne(question)
}

/** The functions above pair each kind with its body. The engine's types cannot express that pairing. */
function ofThisGame<A>(question: EngineQuestion<A>): Question<A> {
  return question as Question<A>
}
