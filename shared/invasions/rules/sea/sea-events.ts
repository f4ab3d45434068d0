import type { NationId } from '../../content/ids.ts'
import type { PieceId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'

/** Events at sea (XXV). */
export type SeaEvent =
  | {
      readonly type: 'fleet-sailed'
      readonly nation: NationId
      readonly pieces: readonly PieceId[]
      readonly from: SeaId
      readonly to: SeaId
    }
  | { readonly type: 'fleet-halted'; readonly nation: NationId; readonly zone: SeaId; readonly rule: string }
  | {
      readonly type: 'fleet-sunk' | 'fleet-damaged'
      readonly nation: NationId
      readonly unit: UnitId
      readonly zone: SeaId
    }
  | {
      readonly type: 'naval-interception'
      readonly nation: NationId
      readonly against: NationId
      readonly zone: SeaId
      readonly automatic: boolean
      readonly success: boolean
    }
  | {
      readonly type: 'naval-battle-refused'
      readonly nation: NationId
      readonly against: NationId
      readonly zone: SeaId
    }
  | {
      readonly type: 'naval-dice'
      readonly nation: NationId
      readonly zone: SeaId
      readonly dice: readonly number[]
      readonly hits: number
    }
  | {
      readonly type: 'naval-battle'
      readonly zone: SeaId
      readonly attacker: NationId
      readonly defender: NationId
      /** Null for a draw. */
      readonly winner: NationId | null
      readonly sunk: Readonly<Record<'attacker' | 'defender', number>>
      readonly recovered: Readonly<Record<'attacker' | 'defender', number>>
    }
  | {
      readonly type: 'crossing-declared'
      readonly nation: NationId
      readonly pieces: readonly PieceId[]
      readonly from: ProvinceId
      readonly zones: readonly SeaId[]
      readonly to: ProvinceId
      /** The pieces cross in their own boats, without fleets. */
      readonly boats: boolean
    }
  | {
      readonly type: 'crossing-cancelled' | 'landing-failed'
      readonly nation: NationId
      readonly pieces: readonly PieceId[]
      readonly from: ProvinceId
      readonly zones: readonly SeaId[]
      readonly to: ProvinceId
    }
  | {
      readonly type: 'carried' | 'landed'
      readonly nation: NationId
      readonly pieces: readonly PieceId[]
      readonly from: ProvinceId
      readonly to: ProvinceId
    }
  | {
      readonly type: 'cargo-lost'
      readonly nation: NationId
      readonly units: readonly UnitId[]
      readonly zone: SeaId
    }
  | {
      readonly type: 'leader-embarked' | 'leader-disembarked'
      readonly nation: NationId
      readonly leader: string
      readonly province: ProvinceId
      readonly zone: SeaId
    }
