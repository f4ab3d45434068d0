import type { BattleSide } from '../queries/battle/situation.ts'
import type { UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** What the questions of losses are about, by kind. */
export interface LossesAbouts {
  'battle-losses': {
    readonly province: ProvinceId
    readonly side: BattleSide
    /** Hits to take. */
    readonly hits: number
    /** The units at stake. */
    readonly units: readonly UnitId[]
    /** XX.H: the first to fall must be one of the nation's own, if there is any. */
    readonly nationalFirst: boolean
  }
  /** One hit, and those still to come after it. */
  /** One hit of so many that are left. */
  'take-hit': {
    readonly at: ProvinceId | SeaId | null
    readonly hits: number
    readonly units: readonly UnitId[]
  }
  'lost-raider': { readonly target: ProvinceId; readonly units: readonly UnitId[]; readonly count: number }
  'lose-unit': object
  'lose-units': object
  'revolt-loss': object
  'unpaid-units': object
  'vanished-people': object
  defector: object
}
