import type { FactionId } from '../campaign-options.ts'
import type { CardId, ConcessionId, SenatorId } from '../content/ids.ts'

export type RevolutionEvent =
  /** 11.1 */
  | { readonly type: 'card-discarded'; readonly faction: FactionId; readonly card: CardId }
  | { readonly type: 'command-laid-down'; readonly senator: SenatorId }
  /** 11.21: the legions that would follow, after money and dice. */
  | {
      readonly type: 'legions-sounded'
      readonly senator: SenatorId
      readonly talents: number
      readonly follow: readonly number[]
      readonly refuse: readonly number[]
    }
  /** 11.2: a stronger rebel makes an earlier declaration void. */
  | { readonly type: 'rebel-outbid'; readonly senator: SenatorId; readonly by: SenatorId }
  | {
      readonly type: 'rebelled'
      readonly senator: SenatorId
      readonly faction: FactionId
      readonly strength: number
      readonly returned: readonly ConcessionId[]
    }
  | { readonly type: 'joined-revolt'; readonly senator: SenatorId; readonly rebel: SenatorId }
