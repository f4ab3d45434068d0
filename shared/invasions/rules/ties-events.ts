import type { NationId, SideId } from '../content/ids.ts'
import type { FoedusVoid } from '../queries/foedus.ts'
import type { UnitId } from '../state.ts'
import type { Begins, Ends } from '../tie-ways.ts'
import type { ProvinceId } from '../world/provinces.ts'

type Pair = readonly [NationId, NationId]
type Land = readonly [ProvinceId, ProvinceId]

/** XXVI to XXIX: events of the relations between nations. */
export type TiesEvent =
  | {
      readonly type: 'alliance-made'
      readonly nations: Pair
      readonly way: Begins<'alliance'>
      readonly rule: string
    }
  | {
      readonly type: 'alliance-ended'
      readonly nations: Pair
      readonly way: Ends<'alliance'>
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
      readonly type: 'client-made'
      readonly patron: NationId
      readonly client: NationId
      readonly way: Begins<'client'>
      readonly rule: string
    }
  | {
      readonly type: 'client-freed'
      readonly patron: NationId
      readonly client: NationId
      readonly way: Ends<'client'>
      readonly rule: string
    }
  | {
      readonly type: 'foedus-made'
      readonly federator: NationId
      readonly federate: NationId
      readonly provinces: Land
      /** XXVIII.F: the two already have another Foedus. */
      readonly further: boolean
      readonly way: Begins<'foedus'>
      readonly rule: string
    }
  | {
      readonly type: 'foedus-agreed'
      readonly federator: NationId
      readonly federate: NationId
      readonly rule: string
    }
  | {
      readonly type: 'foedus-void'
      readonly federator: NationId
      readonly federate: NationId
      readonly why: FoedusVoid
      readonly rule: string
    }
  | {
      readonly type: 'foedus-broken' | 'foedus-ended'
      readonly federator: NationId
      readonly federate: NationId
      readonly provinces: Land
      readonly way: Ends<'foedus'>
      readonly rule: string
    }
  | {
      readonly type: 'submitted'
      readonly vassal: NationId
      readonly suzerain: NationId
      readonly province: ProvinceId
      readonly way: Begins<'vassal'>
      readonly rule: string
    }
  | {
      readonly type: 'vassal-freed'
      readonly vassal: NationId
      readonly suzerain: NationId
      readonly way: Ends<'vassal'>
      readonly rule: string
    }
  | {
      readonly type: 'rebellion-crushed'
      readonly vassal: NationId
      readonly suzerain: NationId
      readonly rule: string
    }
  | {
      readonly type: 'truce-made'
      readonly by: NationId
      readonly target: NationId
      readonly way: Begins<'truce'>
      readonly rule: string
    }
  | {
      readonly type: 'truce-ended'
      readonly by: NationId
      readonly target: NationId
      readonly way: Ends<'truce'>
      readonly rule: string
    }
  | {
      readonly type: 'hostility-declared'
      readonly nation: NationId
      readonly against: NationId
      readonly way: Begins<'hostility'>
    }
  | {
      readonly type: 'hostility-ended'
      readonly nation: NationId
      readonly against: NationId
      readonly way: Ends<'hostility'>
    }
  | {
      readonly type: 'mercenary-lent'
      readonly unit: UnitId
      readonly lender: NationId
      readonly borrower: NationId
      readonly at: string
      readonly way: Begins<'loan'>
      readonly rule: string
    }
  | {
      readonly type: 'mercenary-returned' | 'mercenary-deserted' | 'mercenary-fell'
      readonly unit: UnitId
      readonly lender: NationId
      readonly borrower: NationId
      readonly at: string
      readonly way: Ends<'loan'>
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
