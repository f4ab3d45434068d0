import type { BotSeat } from '../../engine/bot.ts'
import type { Message } from '../../engine/message.ts'
import type { Answers } from '../answers.ts'
import type { DecisionKind, InquiryOf } from '../decisions.ts'
import type { Invasions } from '../types.ts'
import type { Sight } from './appraisal/sight.ts'
import type { Memo } from './memo.ts'

/** What a policy judges by: the seat, and what is seen from it. */
export interface Mind {
  readonly seat: BotSeat<Invasions>
  readonly sight: Sight
  readonly memo: Memo | null
}

/** An answer and what speaks for it. */
export interface Judgement<Answer = Answers[DecisionKind]> {
  readonly answer: Answer
  readonly reasons: readonly Message[]
  /** To remember; what was noted before is kept where this says nothing. */
  readonly memo?: Memo
}

/** How one kind of question is answered; null where it has no opinion. */
export type Policy<Kind extends DecisionKind> = (
  mind: Mind,
  inquiry: InquiryOf<Kind>
) => Judgement<Answers[Kind]> | null

/** One for every kind: a question without a policy does not compile. */
export type Policies = { readonly [Kind in DecisionKind]: Policy<Kind> }
