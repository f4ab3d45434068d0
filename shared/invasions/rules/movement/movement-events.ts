import type { NationId } from '../../content/ids.ts'
import type { LeaderId, PieceId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** Events of the military activation (XVII, XVIII, XIX, XXII). */
export type MovementEvent =
  | { readonly type: 'activation-began'; readonly nations: readonly NationId[]; readonly invading: boolean }
  | { readonly type: 'activation-waits'; readonly nation: NationId; readonly ally: NationId }
  | { readonly type: 'activation-ended'; readonly nations: readonly NationId[] }
  | {
      readonly type: 'marched' | 'redeployed'
      readonly nation: NationId
      readonly pieces: readonly PieceId[]
      readonly from: ProvinceId
      readonly to: ProvinceId
    }
  | {
      readonly type: 'migration'
      readonly nation: NationId
      readonly from: ProvinceId
      readonly to: ProvinceId
    }
  | {
      readonly type: 'overrun'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly unit: UnitId
    }
  | {
      readonly type: 'passage-forced'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly units: readonly UnitId[]
    }
  | {
      readonly type: 'limes-destroyed'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly by: NationId
    }
  | {
      readonly type: 'interception'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly from: ProvinceId
      readonly pieces: readonly PieceId[]
      readonly success: boolean
    }
  | {
      readonly type: 'flight'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly to: ProvinceId
      readonly pieces: readonly PieceId[]
      readonly success: boolean
    }
  | {
      readonly type: 'left-on-the-way'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly pieces: readonly PieceId[]
    }
  | {
      readonly type: 'fell-back'
      readonly nation: NationId
      readonly piece: PieceId
      readonly from: ProvinceId
      readonly to: ProvinceId
      readonly rule: string
    }
  | {
      readonly type: 'siege-kept'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly leader: LeaderId
    }
  | {
      readonly type: 'campaign-began'
      readonly nation: NationId
      readonly leader: LeaderId
      readonly campaign: number
    }
