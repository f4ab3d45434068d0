import type { ChoiceBody, FormBody, FormValues, Inquiry } from '../../engine/decision.ts'
import type { OptionKey } from '../../engine/option-key.ts'
import { type Answers, answerSchemas } from '../answers/answer-schemas.ts'
import type { AdministrationAbouts } from './administration.ts'
import type { BattleAbouts } from './battle.ts'
import type { CardsAbouts } from './cards.ts'
import type { MovementAbouts } from './movement.ts'
import type { PiecesAbouts } from './pieces.ts'
import type { RaidsAbouts } from './raids.ts'
import type { RelationsAbouts } from './relations.ts'
import type { SeaAbouts } from './sea.ts'
import type { SiegeAbouts } from './siege.ts'
import type { TimeAbouts } from './time.ts'

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
