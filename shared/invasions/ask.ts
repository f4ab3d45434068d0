import type { FormBody, FormValues, Inquiry, Option, Verdict } from '../engine/decision.ts'
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
  type Script as EngineScript,
  formOf
} from '../engine/script.ts'
import type { DecisionKind, InquiryOf, InvasionsInquiry } from './decisions.ts'
import type { PieceId } from './state.ts'
import type { ProvinceId } from './world/provinces.ts'
import type { SeaId } from './world/seas.ts'

/** A script that asks nothing but what the game knows to ask. */
export type Script<Result = void> = EngineScript<Result, InvasionsInquiry>

/** A question that the game knows to ask. */
export type Question<A> = EngineQuestion<A, InvasionsInquiry>

/** What is asked, before its answers are listed. */
export type AskedOf<Kind extends DecisionKind> = Omit<Inquiry, 'body' | 'kind' | 'about'> &
  Pick<InquiryOf<Kind>, 'kind' | 'about'>
export type Asked = { [Kind in DecisionKind]: AskedOf<Kind> }[DecisionKind]

/** An option on the map of this game: never in the reserve nor out of play. */
export interface Offer extends Option {
  readonly place?: ProvinceId | SeaId
  readonly from?: ProvinceId | SeaId
  readonly piece?: PieceId
}

/** An offer together with what choosing it means to the script. */
export interface ValuedOffer<A> extends Offer {
  readonly value: A
}

/** The engine's ways to ask, for the questions of this game: another kind, or a wrong `about`, does not compile. */
export function choose<A>(
  asked: Asked,
  options: readonly ValuedOffer<A>[],
  extras?: ChoiceExtras
): Script<A> {
  return chooseOne(asked, options, extras)
}

export function confirm(asked: Asked, extras?: ChoiceExtras): Script<boolean> {
  return askYesOrNo(asked, extras)
}

export function compose<A>(
  asked: Asked,
  form: FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Script<A> {
  return composeAnswer(asked, form, check, sample)
}

export function composeOnDemand<A>(
  asked: Asked,
  makeForm: () => FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Script<A> {
  return composeLater(asked, makeForm, check, sample)
}

/** A composed answer as a question: to be asked by `ask`, or with others by `askTogether`. */
export function formOnDemand<A>(
  asked: Asked,
  makeForm: () => FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Question<A> {
  return formOf(asked, makeForm, check, sample)
}

export function ask<A>(question: Question<A>): Script<A> {
  return askOne(question)
}

/** Asks several sides at once, where the rulebook lets them decide in whatever order. */
export function askTogether<A>(questions: readonly Question<A>[]): Script<ReadonlyMap<string, A>> {
  return askAll(questions)
}

export function composeOpen<A>(
  asked: Asked,
  makeForm: () => FormBody,
  check: (values: FormValues) => Verdict<A>,
  sample: (random: RandomState) => FormValues
): Script<A> {
  return composeUnlisted(asked, makeForm, check, sample)
}
