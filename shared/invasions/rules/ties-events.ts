import type { NationId, SideId } from '../content/ids.ts'
import type { UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

type Pair = readonly [NationId, NationId]
type Land = readonly [ProvinceId, ProvinceId]

/** What becomes known of the ties between nations (XXVI to XXIX). */
export type TiesEvent =
  | {
      readonly type: 'alliance-made' | 'alliance-ended'
      readonly nations: Pair
      readonly rule: string
    }
  | {
      readonly type: 'offer-declined'
      readonly offer: 'alliance' | 'foedus'
      readonly by: NationId
      readonly target: NationId
      readonly rule: string
    }
  | {
      readonly type: 'client-made' | 'client-freed'
      readonly patron: NationId
      readonly client: NationId
      readonly rule: string
    }
  | {
      readonly type: 'foedus-made' | 'foedus-broken' | 'foedus-ended'
      readonly federator: NationId
      readonly federate: NationId
      readonly provinces: Land
      readonly rule: string
    }
  | {
      readonly type: 'submitted'
      readonly vassal: NationId
      readonly suzerain: NationId
      readonly province: ProvinceId
      readonly rule: string
    }
  | {
      readonly type: 'vassal-freed' | 'rebellion-crushed'
      readonly vassal: NationId
      readonly suzerain: NationId
      readonly rule: string
    }
  | {
      readonly type: 'truce-made' | 'truce-ended'
      readonly by: NationId
      readonly target: NationId
      readonly rule: string
    }
  | {
      readonly type: 'mercenary-lent' | 'mercenary-returned' | 'mercenary-deserted'
      readonly unit: UnitId
      readonly lender: NationId
      readonly borrower: NationId
      readonly at: string
      readonly rule: string
    }
  | { readonly type: 'card-stolen'; readonly from: SideId; readonly to: SideId; readonly rule: string }
  | {
      readonly type: 'horde-redeployed'
      readonly nation: NationId
      readonly from: ProvinceId | null
      readonly to: ProvinceId
      readonly rule: string
    }
