import type { FormBody, Inquiry, Option, Verdict } from '../engine/decision.ts'
import type { OptionKey } from '../engine/option-key.ts'
import type { RandomState } from '../engine/random.ts'
import {
  askTogether as askAll,
  ask as askOne,
  confirm as askYesOrNo,
  type ChoiceExtras,
  choose as chooseOne,
  compose as composeAnswer,
  composeOnDemand as composeLater,
  composeOpen as composeUnlisted,
  type Question as EngineQuestion,
  type QuestionHeader as EngineQuestionHeader,
  type Script as EngineScript,
  formQuestion,
  type InquiryWith
} from '../engine/script.ts'
import type {
  Abouts,
  DecisionKind,
  InvasionsInquiry,
  KindsAnsweredBy,
  OptionOf,
  ValuesOf
} from './decisions/decision-kinds.ts'
import type { PieceId } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** A script that asks only questions of this game. */
export type Script<Result = void> = EngineScript<Result, InvasionsInquiry>

/** A question of this game. */
export type Question<A> = EngineQuestion<A, InvasionsInquiry>

/** Who is asked what, without the options. In a union of kinds, each kind keeps its own `about`. */
export type QuestionHeaderOf<Kind extends DecisionKind> = {
  [Each in Kind]: Omit<Inquiry, 'body' | 'kind' | 'about'> & {
    readonly kind: Each
    readonly about: Abouts[Each]
  }
}[Kind]
export type QuestionHeader = QuestionHeaderOf<DecisionKind>

/** An option whose places are on the map: never the reserve, never out of play. */
export interface MapOption<Key extends OptionKey = OptionKey> extends Option<Key> {
  readonly place?: ProvinceId | SeaId
  readonly from?: ProvinceId | SeaId
  readonly piece?: PieceId
}

/** An option with the value that the script receives when it is chosen. */
export interface ValuedMapOption<A, Key extends OptionKey = OptionKey> extends MapOption<Key> {
  readonly value: A
}

/** An option with its value, for one kind of question. */
export type ValuedOptionOf<Kind extends DecisionKind, A> = ValuedMapOption<A, OptionOf<Kind>>

/**
 * The functions below type the engine's `choose`, `confirm` and `compose` for this game: an unknown kind, a wrong
 * `about`, and an option or field that the kind's answer schema lacks do not compile.
 */
export function choose<Kind extends DecisionKind, A>(
  header: QuestionHeaderOf<Kind>,
  options: readonly ValuedOptionOf<Kind, A>[],
  extras?: ChoiceExtras<OptionOf<Kind>>
): Script<A> {
  return ofThisGame(chooseOne<A, EngineQuestionHeader, OptionOf<Kind>>(header, options, extras))
}

export function confirm(
  header: QuestionHeaderOf<KindsAnsweredBy<{ option: 'yes' | 'no' }>>,
  extras?: ChoiceExtras<'yes' | 'no'>
): Script<boolean> {
  return ofThisGame(askYesOrNo<EngineQuestionHeader>(header, extras))
}

/** Checks the whole form by the rules, after the engine has checked the bounds of each field. */
type Check<Kind extends DecisionKind, A> = (values: ValuesOf<Kind>) => Verdict<A>
type Sample<Kind extends DecisionKind> = (random: RandomState) => ValuesOf<Kind>
type Form<Kind extends DecisionKind> = FormBody<ValuesOf<Kind>>

export function compose<Kind extends DecisionKind, A>(
  header: QuestionHeaderOf<Kind>,
  form: Form<Kind>,
  check: Check<Kind, A>,
  sample: Sample<Kind>
): Script<A> {
  return ofThisGame(composeAnswer<A, EngineQuestionHeader, ValuesOf<Kind>>(header, form, check, sample))
}

/** Like `compose`, but builds the form only when somebody reads it. `check` must check the fields as well. */
export function composeOnDemand<Kind extends DecisionKind, A>(
  header: QuestionHeaderOf<Kind>,
  makeForm: () => Form<Kind>,
  check: Check<Kind, A>,
  sample: Sample<Kind>
): Script<A> {
  return ofThisGame(composeLater<A, EngineQuestionHeader, ValuesOf<Kind>>(header, makeForm, check, sample))
}

/** Like `compose`, but the page receives no list of options: it computes them with a query. */
export function composeOpen<Kind extends DecisionKind, A>(
  header: QuestionHeaderOf<Kind>,
  makeForm: () => Form<Kind>,
  check: Check<Kind, A>,
  sample: Sample<Kind>
): Script<A> {
  return ofThisGame(composeUnlisted<A, EngineQuestionHeader, ValuesOf<Kind>>(header, makeForm, check, sample))
}

/** A form as a question, for `ask` or `askTogether`. */
export function formOnDemand<Kind extends DecisionKind, A>(
  header: QuestionHeaderOf<Kind>,
  makeForm: () => Form<Kind>,
  check: Check<Kind, A>,
  sample: Sample<Kind>
): Question<A> {
  // The cast is safe for the reason given at `ofThisGame`.
  return formQuestion<A, EngineQuestionHeader, ValuesOf<Kind>>(header, makeForm, check, sample) as Question<A>
}

export function ask<A>(question: Question<A>): Script<A> {
  return askOne(question)
}

/** Asks several sides at once, where the rulebook sets no order. */
export function askTogether<A>(pose: () => readonly Question<A>[]): Script<ReadonlyMap<string, A>> {
  return askAll(pose)
}

/** The functions above pair each kind with its options and fields. The engine's types cannot express that pairing. */
function ofThisGame<A>(script: EngineScript<A, InquiryWith<EngineQuestionHeader>>): Script<A> {
  return script as Script<A>
}
