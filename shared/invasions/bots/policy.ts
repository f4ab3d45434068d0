import type { BotSeat } from '../../engine/bot.ts'
import type { Answer } from '../../engine/decision.ts'
import type { Message } from '../../engine/message.ts'
import type { DecisionKind, InquiryOf } from '../decisions.ts'
import type { Invasions } from '../types.ts'
import type { Sight } from './appraisal/sight.ts'

/** What a policy judges by: the seat, and what is seen from it. */
export interface Mind {
  readonly seat: BotSeat<Invasions>
  readonly sight: Sight
}

/** An answer and what speaks for it. */
export interface Judgement {
  readonly answer: Answer
  readonly reasons: readonly Message[]
}

/** How one kind of question is answered; null where it has no opinion. */
export type Policy<Kind extends DecisionKind> = (mind: Mind, inquiry: InquiryOf<Kind>) => Judgement | null

/** One for every kind: a question without a policy does not compile. */
export type Policies = { readonly [Kind in DecisionKind]: Policy<Kind> }
