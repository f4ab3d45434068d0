import type { BotSeat } from '../../engine/bot.ts'
import type { Message } from '../../engine/message.ts'
import type { Answers } from '../answers/answer-schemas.ts'
import type { DecisionKind, InquiryOf } from '../decisions/decision-kinds.ts'
import type { Invasions } from '../game-types.ts'
import type { Appraisal } from './appraisal/appraisal.ts'
import type { Memo } from './memo.ts'

/** The input of a policy: the seat, its appraisal and its memo. */
export interface PolicyInput {
  readonly seat: BotSeat<Invasions>
  readonly appraisal: Appraisal
  readonly memo: Memo | null
}

/** An answer and its reasons. */
export interface Judgement<Answer = Answers[DecisionKind]> {
  readonly answer: Answer
  readonly reasons: readonly Message[]
  /** The new memo; without one the old memo stays. */
  readonly memo?: Memo
}

/** Answers one kind of question; null when it has no answer. */
export type Policy<Kind extends DecisionKind> = (
  input: PolicyInput,
  inquiry: InquiryOf<Kind>
) => Judgement<Answers[Kind]> | null

/** One policy for every kind of question; a kind without one does not compile. */
export type Policies = { readonly [Kind in DecisionKind]: Policy<Kind> }
