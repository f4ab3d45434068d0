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
  type Asked as EngineAsked,
  type Question as EngineQuestion,
  type Script as EngineScript,
  formOf,
  type Posed
} from '../engine/script.ts'
import type {
  Abouts,
  DecisionKind,
  InvasionsInquiry,
  KindsAnsweredBy,
  OptionOf,
  ValuesOf
} from './decisions.ts'
import type { PieceId } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** A script that asks nothing but what the game knows to ask. */
export type Script<Result = void> = EngineScript<Result, InvasionsInquiry>

/** A question that the game knows to ask. */
export type Question<A> = EngineQuestion<A, InvasionsInquiry>

/** What is asked, before its answers are listed. Of several kinds each goes with what it is about. */
export type AskedOf<Kind extends DecisionKind> = {
  [Each in Kind]: Omit<Inquiry, 'body' | 'kind' | 'about'> & {
    readonly kind: Each
    readonly about: Abouts[Each]
  }
}[Kind]
export type Asked = AskedOf<DecisionKind>

/** An option on the map of this game: never in the reserve nor out of play. */
export interface Offer<Key extends OptionKey = OptionKey> extends Option<Key> {
  readonly place?: ProvinceId | SeaId
  readonly from?: ProvinceId | SeaId
  readonly piece?: PieceId
}

/** An offer together with what choosing it means to the script. */
export interface ValuedOffer<A, Key extends OptionKey = OptionKey> extends Offer<Key> {
  readonly value: A
}

/** An option of a kind of question. */
export type OfferOf<Kind extends DecisionKind, A> = ValuedOffer<A, OptionOf<Kind>>

/**
 * The engine's ways to ask, for the questions of this game: another kind, a wrong `about`, an option or a field that
 * no answer to the kind can have does not compile.
 */
export function choose<Kind extends DecisionKind, A>(
  asked: AskedOf<Kind>,
  options: readonly OfferOf<Kind, A>[],
  extras?: ChoiceExtras<OptionOf<Kind>>
): Script<A> {
  return ofThisGame(chooseOne<A, EngineAsked, OptionOf<Kind>>(asked, options, extras))
}

export function confirm(
  asked: AskedOf<KindsAnsweredBy<{ option: 'yes' | 'no' }>>,
  extras?: ChoiceExtras<'yes' | 'no'>
): Script<boolean> {
  return ofThisGame(askYesOrNo<EngineAsked>(asked, extras))
}

/** The rules' own test of the whole, once each field is within its bounds. */
type Check<Kind extends DecisionKind, A> = (values: ValuesOf<Kind>) => Verdict<A>
type Sample<Kind extends DecisionKind> = (random: RandomState) => ValuesOf<Kind>
type Form<Kind extends DecisionKind> = FormBody<ValuesOf<Kind>>

export function compose<Kind extends DecisionKind, A>(
  asked: AskedOf<Kind>,
  form: Form<Kind>,
  check: Check<Kind, A>,
  sample: Sample<Kind>
): Script<A> {
  return ofThisGame(composeAnswer<A, EngineAsked, ValuesOf<Kind>>(asked, form, check, sample))
}

/** The same where the form is made only for those who look at it: `check` must test the fields too. */
export function composeOnDemand<Kind extends DecisionKind, A>(
  asked: AskedOf<Kind>,
  makeForm: () => Form<Kind>,
  check: Check<Kind, A>,
  sample: Sample<Kind>
): Script<A> {
  return ofThisGame(composeLater<A, EngineAsked, ValuesOf<Kind>>(asked, makeForm, check, sample))
}

/** The same where the page is told only that the form is open, and asks a query. */
export function composeOpen<Kind extends DecisionKind, A>(
  asked: AskedOf<Kind>,
  makeForm: () => Form<Kind>,
  check: Check<Kind, A>,
  sample: Sample<Kind>
): Script<A> {
  return ofThisGame(composeUnlisted<A, EngineAsked, ValuesOf<Kind>>(asked, makeForm, check, sample))
}

/** A composed answer as a question: to be asked by `ask`, or with others by `askTogether`. */
export function formOnDemand<Kind extends DecisionKind, A>(
  asked: AskedOf<Kind>,
  makeForm: () => Form<Kind>,
  check: Check<Kind, A>,
  sample: Sample<Kind>
): Question<A> {
  // As in `ofThisGame`.
  return formOf<A, EngineAsked, ValuesOf<Kind>>(asked, makeForm, check, sample) as Question<A>
}

export function ask<A>(question: Question<A>): Script<A> {
  return askOne(question)
}

/** Asks several sides at once, where the rulebook lets them decide in whatever order. */
export function askTogether<A>(pose: () => readonly Question<A>[]): Script<ReadonlyMap<string, A>> {
  return askAll(pose)
}

/** The functions above pair each kind with its options and fields; the engine does not know of the pairs. */
function ofThisGame<A>(script: EngineScript<A, Posed<EngineAsked>>): Script<A> {
  return script as Script<A>
}
