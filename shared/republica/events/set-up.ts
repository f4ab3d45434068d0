import type { FactionId } from '../campaign-options.ts'
import type { ConcessionId, QuaestorId, SenatorId } from '../content/ids.ts'

/** The events of this part. */
export type SetUpEvent =
  /** 4.6 */
  | { readonly type: 'first-consul'; readonly senator: SenatorId }
  /** 4.3 */
  | {
      readonly type: 'quaestor-named'
      readonly senator: SenatorId
      readonly quaestor: QuaestorId
      readonly by: SenatorId
    }
  /** 4.7, 11.1 */
  | {
      readonly type: 'concession-played'
      readonly faction: FactionId
      readonly concession: ConcessionId
      readonly senator: SenatorId
    }
  /** 7.312: `covers`: his family, which lies beneath him now. */
  | {
      readonly type: 'statesman-played'
      readonly faction: FactionId
      readonly senator: SenatorId
      readonly covers: SenatorId | null
    }
