import type { FactionId } from '../campaign-options.ts'
import type { ConcessionId, ProvinceId, SenatorId } from '../content/ids.ts'
import type { Purse } from '../decisions/revenue.ts'
import type { StateCosts } from '../queries/income.ts'

/** 6.3: what a personal treasury won or lost. */
export interface TreasuryChange {
  readonly senator: SenatorId
  readonly by: number
}

/** The events of this part. */
export type RevenueEvent =
  /** 6.1, 6.11 */
  | { readonly type: 'income'; readonly senator: SenatorId; readonly base: number; readonly talents: number }
  | {
      readonly type: 'grain-sold'
      readonly senator: SenatorId
      readonly concession: ConcessionId
      readonly talents: number
    }
  /** 6.12: `talents` is null where he left it; negative sums are the State's. */
  | {
      readonly type: 'province-taxed'
      readonly senator: SenatorId
      readonly province: ProvinceId
      readonly talents: number | null
    }
  | { readonly type: 'province-developed'; readonly province: ProvinceId; readonly senator: SenatorId }
  /** 6.21 */
  | { readonly type: 'province-taxes'; readonly province: ProvinceId; readonly talents: number }
  | { readonly type: 'province-overrun'; readonly province: ProvinceId; readonly legions: number }
  | { readonly type: 'carried-off'; readonly senator: SenatorId; readonly province: ProvinceId }
  | { readonly type: 'province-held'; readonly province: ProvinceId }
  | { readonly type: 'province-rose'; readonly province: ProvinceId }
  /** 6.13 */
  | {
      readonly type: 'rebel-paid'
      readonly senator: SenatorId
      readonly talents: number
      readonly legions: number
      readonly fleets: number
    }
  /** 6.22 */
  | { readonly type: 'state-paid'; readonly costs: StateCosts }
  | {
      readonly type: 'treasury-low'
      readonly level: 'warning' | 'danger' | 'empty'
      readonly treasury: number
    }
  | {
      readonly type: 'contributed'
      readonly gifts: readonly {
        readonly faction: FactionId
        readonly from: Purse
        readonly talents: number
        readonly influence: number
      }[]
      /** Whose conditions were not met. */
      readonly withdrawn: readonly FactionId[]
    }
  /** 9.621 */
  | { readonly type: 'term-passed'; readonly provinces: readonly ProvinceId[] }
  | { readonly type: 'governor-returned'; readonly senator: SenatorId; readonly province: ProvinceId }
  /** 6.3: personal treasuries lie open. */
  | { readonly type: 'redistributed'; readonly changes: readonly TreasuryChange[] }
  /** 6.32: to the two factions that it concerns. */
  | {
      readonly type: 'gift'
      readonly from: FactionId
      readonly to: FactionId
      readonly purse: Purse
      readonly talents: number
    }
  /** 9.83 */
  | { readonly type: 'guarded'; readonly senator: SenatorId }
  | { readonly type: 'guard-left'; readonly senator: SenatorId }
