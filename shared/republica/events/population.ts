import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'
import type { PopulationRow } from '../content/tables.ts'

/** The events of this part. */
export type PopulationEvent =
  /** 8.1: why unrest rises at the beginning of the phase. */
  | { readonly type: 'discontent'; readonly droughts: number; readonly unprosecuted: number }
  /** 8.2 */
  | {
      readonly type: 'approval'
      readonly speaker: SenatorId
      readonly votes: readonly {
        readonly faction: FactionId
        readonly vote: 'for' | 'against' | 'abstain'
        readonly votes: number
      }[]
      readonly inFavour: number
      readonly against: number
    }
  | {
      readonly type: 'people-answered'
      readonly speaker: SenatorId
      readonly total: number
      /** 0 in a revolt. */
      readonly unrest: number
      readonly marks: PopulationRow['marks'] | 'revolt'
    }
