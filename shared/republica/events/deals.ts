import type { Deal, DealTerm, TermStatusId } from '../board/deals.ts'
import type { FactionId } from '../campaign-options.ts'
import type { OfferedDeal } from '../decisions/deals.ts'

export type DealsEvent =
  /** 7.37: those whom it names hear it; nobody else does. */
  | { readonly type: 'deal-offered'; readonly offer: OfferedDeal }
  | { readonly type: 'deal-refused'; readonly by: FactionId; readonly between: readonly FactionId[] }
  /** R29: a deal is public. */
  | { readonly type: 'deal-made'; readonly deal: Deal }
  /** What a promise came to. */
  | {
      readonly type: 'term-settled'
      readonly deal: number
      readonly term: DealTerm
      readonly status: TermStatusId
    }
  | {
      readonly type: 'promise-judged'
      readonly deal: number
      readonly by: FactionId
      readonly status: TermStatusId
    }
