import type { z } from 'zod'
import type { Answer, ChoiceBody, FormBody, FormValues, Inquiry } from '../../engine/decision.ts'
import type { AnswerSchemas } from '../../engine/game.ts'
import type { OptionKey } from '../../engine/option-key.ts'
import { type CombatAbouts, combatAnswers } from './combat.ts'
import { type DealsAbouts, dealsAnswers } from './deals.ts'
import { type ForumAbouts, forumAnswers } from './forum.ts'
import { type PopulationAbouts, populationAnswers } from './population.ts'
import { type RevenueAbouts, revenueAnswers } from './revenue.ts'
import { type RevolutionAbouts, revolutionAnswers } from './revolution.ts'
import { type SenateAbouts, senateAnswers } from './senate.ts'
import { type SetUpAbouts, setUpAnswers } from './set-up.ts'

/** Every kind of question that the rules ask, with its `about`. The parts stand in the files of this folder. */
export type Abouts = SetUpAbouts &
  RevenueAbouts &
  ForumAbouts &
  PopulationAbouts &
  SenateAbouts &
  CombatAbouts &
  RevolutionAbouts &
  DealsAbouts

/** The schema of the answer to each kind of question. The types of answers are inferred from these schemas. */
export const answerSchemas = {
  ...setUpAnswers,
  ...revenueAnswers,
  ...forumAnswers,
  ...populationAnswers,
  ...senateAnswers,
  ...combatAnswers,
  ...revolutionAnswers,
  ...dealsAnswers
} satisfies AnswerSchemas<Record<keyof Abouts, Answer>>

/** The type of the answer to each kind of question. */
export type Answers = { [Kind in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Kind]> }

/** The option keys of a kind of question that is a choice. */
export type OptionOf<Kind extends keyof Answers> = Answers[Kind] extends {
  readonly option: infer Option extends OptionKey
}
  ? Option
  : never

/** The values of a kind of question that is a form. */
export type ValuesOf<Kind extends keyof Answers> = Answers[Kind] extends {
  readonly values: infer Values extends FormValues
}
  ? Values
  : never

export type DecisionKind = keyof Abouts

/** The kinds that are answered by one option, and those that are answered by a form. */
export type ChoiceKind = {
  [Kind in DecisionKind]: Answers[Kind] extends { option: unknown } ? Kind : never
}[DecisionKind]
export type FormKind = Exclude<DecisionKind, ChoiceKind>

type BodyOf<Kind extends DecisionKind> = Kind extends ChoiceKind
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
export type RepublicInquiry = InquiryOf<DecisionKind>

export function isDecisionKind(kind: string): kind is DecisionKind {
  return Object.hasOwn(answerSchemas, kind)
}
