import { z } from 'zod'
import { type DealTerm, dealTermSchema, LONGEST_PROMISE } from '../board/deals.ts'
import type { FactionId } from '../campaign-options.ts'
import { factionSchema } from '../content-schemas.ts'
import type { DealMoment } from '../tasks/deals.ts'
import { form, oneOf } from './shapes.ts'

/** R29: an offer as it lies before those whom it names. */
export interface OfferedDeal {
  readonly by: FactionId
  readonly between: readonly FactionId[]
  readonly terms: readonly DealTerm[]
  readonly words: string
}

export interface DealsAbouts {
  /** No. 37; 7.37: `left`: offers that this faction may still make at this moment. It is asked openly: no purse is shown. */
  'offer-deal': { readonly moment: DealMoment; readonly left: number }
  /** No. 37; 7.37 */
  'answer-deal': { readonly offer: OfferedDeal; readonly mayCounter: boolean }
  /** 7.37: a promise in words: only those to whom it was made know whether it was kept. */
  'judge-promise': { readonly deal: number; readonly by: FactionId; readonly said: string }
}

const MOST_TERMS = 12

export const dealsAnswers = {
  'offer-deal': form({
    to: z.array(factionSchema).min(1).max(5),
    terms: z.array(dealTermSchema).max(MOST_TERMS),
    words: z.string().max(LONGEST_PROMISE)
  }),
  /** `terms` and `words` count only in a counter-offer. */
  'answer-deal': form({
    reply: z.enum(['accept', 'refuse', 'counter']),
    terms: z.array(dealTermSchema).max(MOST_TERMS),
    words: z.string().max(LONGEST_PROMISE)
  }),
  'judge-promise': oneOf(z.enum(['kept', 'broken', 'open']))
}
