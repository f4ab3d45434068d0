import type { ChoiceBody, FormBody, FormValues, Inquiry } from '../engine/decision.ts'
import type { OptionKey } from '../engine/option-key.ts'
import { type Answers, answerSchemas } from './answers.ts'
import type { AdministrationAbouts } from './decisions/administration.ts'
import type { BattleAbouts } from './decisions/battle.ts'
import type { CardsAbouts } from './decisions/cards.ts'
import type { LossesAbouts } from './decisions/losses.ts'
import type { MovementAbouts } from './decisions/movement.ts'
import type { RaidsAbouts } from './decisions/raids.ts'
import type { ReactionsAbouts } from './decisions/reactions.ts'
import type { RealmAbouts } from './decisions/realm.ts'
import type { SiegesAbouts } from './decisions/sieges.ts'
import type { TiesAbouts } from './decisions/ties.ts'

/** Every kind of question that the rules ask, with what it is about: ids and numbers beside the words. */
export interface Abouts
  extends MovementAbouts,
    ReactionsAbouts,
    BattleAbouts,
    LossesAbouts,
    SiegesAbouts,
    RaidsAbouts,
    AdministrationAbouts,
    RealmAbouts,
    TiesAbouts,
    CardsAbouts {}

export type DecisionKind = keyof Abouts

/** What an answer to a kind of question names, where it is a choice. */
export type OptionOf<Kind extends DecisionKind> = Kind extends unknown
  ? Answers[Kind] extends { readonly option: infer Key extends OptionKey }
    ? Key
    : never
  : never

/** What an answer to a kind of question fills in, where it is a form. */
export type ValuesOf<Kind extends DecisionKind> = Kind extends unknown
  ? Answers[Kind] extends { readonly values: infer Values extends FormValues }
    ? Values
    : never
  : never

/** The kinds that are answered just so. */
export type KindsAnsweredBy<Answer> = {
  [Kind in DecisionKind]: [Answer, Answers[Kind]] extends [Answers[Kind], Answer] ? Kind : never
}[DecisionKind]

type BodyOf<Kind extends DecisionKind> = Answers[Kind] extends { readonly option: OptionKey }
  ? ChoiceBody<OptionOf<Kind>>
  : FormBody<ValuesOf<Kind>>

/** A question of one kind, or of one of several. */
export type InquiryOf<Kind extends DecisionKind> = {
  [Each in Kind]: Omit<Inquiry<Each>, 'about' | 'body'> & {
    readonly about: Abouts[Each]
    readonly body: BodyOf<Each>
  }
}[Kind]

/** Any question of the game: a closed union, told apart by its kind. */
export type InvasionsInquiry = InquiryOf<DecisionKind>

/** The kinds at run time: those that have an answer. */
export const decisionKinds: readonly string[] = Object.keys(answerSchemas)

export function isDecisionKind(kind: string): kind is DecisionKind {
  return Object.hasOwn(answerSchemas, kind)
}
