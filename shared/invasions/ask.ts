import type { Inquiry, Option } from '../engine/decision.ts'
import type { OptionKey } from '../engine/option-key.ts'
import {
  askTogether as askAll,
  ask as askOne,
  confirm as askYesOrNo,
  type ChoiceExtras,
  choose as chooseOne,
  type Question as EngineQuestion,
  type QuestionHeader as EngineQuestionHeader,
  type Script as EngineScript,
  formQuestion as engineForm,
  type FormSpec,
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
 * The functions below type the engine's `choose`, `confirm` and `askForm` for this game: an unknown kind, a wrong
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

/** The form of a kind of question, with the rules' test of its values. */
type FormOf<Kind extends DecisionKind, A> = FormSpec<A, ValuesOf<Kind>>

/** Asks for the values of a form. */
export function askForm<Kind extends DecisionKind, A>(
  header: QuestionHeaderOf<Kind>,
  spec: FormOf<Kind, A>
): Script<A> {
  return ask(formQuestion(header, spec))
}

/** A form as a question: for `ask`, or with others for `askTogether`. */
export function formQuestion<Kind extends DecisionKind, A>(
  header: QuestionHeaderOf<Kind>,
  spec: FormOf<Kind, A>
): Question<A> {
  // See `ofThisGame`.
  return engineForm<A, EngineQuestionHeader, ValuesOf<Kind>>(header, spec) as Question<A>
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
