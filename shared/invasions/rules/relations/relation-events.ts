import type { NationId, SideId } from '../../content/ids.ts'
import type { FoedusFailure } from '../../queries/relations/foedus.ts'
import type { BeginCause, EndCause } from '../../relation-causes.ts'
import type { UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

type Pair = readonly [NationId, NationId]
type Land = readonly [ProvinceId, ProvinceId]

/** XXVI to XXIX: events of the relations between nations. */
export type RelationEvent =
  | {
      readonly type: 'alliance-made'
      readonly nations: Pair
      readonly way: BeginCause<'alliance'>
      readonly rule: string
    }
  | {
      readonly type: 'alliance-ended'
      readonly nations: Pair
      readonly way: EndCause<'alliance'>
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
      readonly way: BeginCause<'client'>
      readonly rule: string
    }
  | {
      readonly type: 'client-freed'
      readonly patron: NationId
      readonly client: NationId
      readonly way: EndCause<'client'>
      readonly rule: string
    }
  | {
      readonly type: 'foedus-made'
      readonly federator: NationId
      readonly federate: NationId
      readonly provinces: Land
      /** XXVIII.F: the two already have another Foedus. */
      readonly further: boolean
      readonly way: BeginCause<'foedus'>
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
      readonly why: FoedusFailure
      readonly rule: string
    }
  | {
      readonly type: 'foedus-broken' | 'foedus-ended'
      readonly federator: NationId
      readonly federate: NationId
      readonly provinces: Land
      readonly way: EndCause<'foedus'>
      readonly rule: string
    }
  | {
      readonly type: 'submitted'
      readonly vassal: NationId
      readonly suzerain: NationId
      readonly province: ProvinceId
      readonly way: BeginCause<'vassal'>
      readonly rule: string
    }
  | {
      readonly type: 'vassal-freed'
      readonly vassal: NationId
      readonly suzerain: NationId
      readonly way: EndCause<'vassal'>
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
      readonly way: BeginCause<'truce'>
      readonly rule: string
    }
  | {
      readonly type: 'truce-ended'
      readonly by: NationId
      readonly target: NationId
      readonly way: EndCause<'truce'>
      readonly rule: string
    }
  | {
      readonly type: 'hostility-declared'
      readonly nation: NationId
      readonly against: NationId
      readonly way: BeginCause<'hostility'>
    }
  | {
      readonly type: 'hostility-ended'
      readonly nation: NationId
      readonly against: NationId
      readonly way: EndCause<'hostility'>
    }
  | {
      readonly type: 'mercenary-lent'
      readonly unit: UnitId
      readonly lender: NationId
      readonly borrower: NationId
      readonly at: string
      readonly way: BeginCause<'loan'>
      readonly rule: string
    }
  | {
      readonly type: 'mercenary-returned' | 'mercenary-deserted' | 'mercenary-fell'
      readonly unit: UnitId
      readonly lender: NationId
      readonly borrower: NationId
      readonly at: string
      readonly way: EndCause<'loan'>
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
