import type { ChoiceBody, FormBody, FormValues, Inquiry } from '../engine/decision.ts'
import type { OptionKey } from '../engine/option-key.ts'
import { type Answers, answerSchemas } from './answers.ts'
import type { AdministrationAbouts } from './decisions/administration.ts'
import type { BattleAbouts } from './decisions/battle.ts'
import type { CardsAbouts } from './decisions/cards.ts'
import type { PiecesAbouts } from './decisions/losses.ts'
import type { MovementAbouts } from './decisions/movement.ts'
import type { RaidsAbouts } from './decisions/raids.ts'
import type { SeaAbouts } from './decisions/reactions.ts'
import type { TimeAbouts } from './decisions/realm.ts'
import type { SiegeAbouts } from './decisions/sieges.ts'
import type { RelationsAbouts } from './decisions/ties.ts'

/** Every kind of question that the rules ask, with its `about`: the ids and numbers that the prompt puts into words. */
export interface Abouts
  extends MovementAbouts,
    SeaAbouts,
    BattleAbouts,
    PiecesAbouts,
    SiegeAbouts,
    RaidsAbouts,
    AdministrationAbouts,
    TimeAbouts,
    RelationsAbouts,
    CardsAbouts {}

export type DecisionKind = keyof Abouts

/** The option keys of a kind of question that is a choice. */
export type OptionOf<Kind extends DecisionKind> = Kind extends unknown
  ? Answers[Kind] extends { readonly option: infer Key extends OptionKey }
    ? Key
    : never
  : never

/** The field values of a kind of question that is a form. */
export type ValuesOf<Kind extends DecisionKind> = Kind extends unknown
  ? Answers[Kind] extends { readonly values: infer Values extends FormValues }
    ? Values
    : never
  : never

/** The kinds whose answer has exactly this type. */
export type KindsAnsweredBy<Answer> = {
  [Kind in DecisionKind]: [Answer, Answers[Kind]] extends [Answers[Kind], Answer] ? Kind : never
}[DecisionKind]

type BodyOf<Kind extends DecisionKind> = Answers[Kind] extends { readonly option: OptionKey }
  ? ChoiceBody<OptionOf<Kind>>
  : FormBody<ValuesOf<Kind>>

/** The inquiry of one kind, or a union over several kinds. */
export type InquiryOf<Kind extends DecisionKind> = {
  [Each in Kind]: Omit<Inquiry<Each>, 'about' | 'body'> & {
    readonly about: Abouts[Each]
    readonly body: BodyOf<Each>
  }
}[Kind]

/** Any inquiry of the game: a closed union, discriminated by `kind`. */
export type InvasionsInquiry = InquiryOf<DecisionKind>

/** All kinds at run time: the keys of the answer schemas. */
export const decisionKinds: readonly string[] = Object.keys(answerSchemas)

export function isDecisionKind(kind: string): kind is DecisionKind {
  return Object.hasOwn(answerSchemas, kind)
}
