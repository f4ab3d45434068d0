import type { NationId } from '../content/ids.ts'
import type { RaidChances } from '../queries/raids/raids.ts'
import type { UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** XI.D: a province that can be raided, with the route and the chances. */
export interface RaidTarget {
  readonly province: ProvinceId
  readonly from: ProvinceId
  readonly via: readonly (ProvinceId | SeaId)[]
  /** Civilised units there and on the route. */
  readonly defenders: number
  readonly modifier: number
  readonly chances: RaidChances
}

/** The `about` of each question on raids and caravans (XI, X.D). */
export interface RaidsAbouts {
  'raid-instead': { readonly nation: NationId; readonly targets: readonly RaidTarget[] }
  'raid-target': {
    readonly nation: NationId
    readonly units: readonly UnitId[]
    readonly targets: readonly RaidTarget[]
  }
  'raiding-party': {
    readonly nation: NationId
    readonly target: ProvinceId
    readonly units: readonly UnitId[]
    readonly count: number
  }
  settle: {
    readonly nation: NationId
    readonly province: ProvinceId
    readonly units: readonly UnitId[]
    /** The units that would fight the settlers at once; empty when the province is undefended. */
    readonly defenders: readonly UnitId[]
  }
  'plunder-caravan': {
    readonly nation: NationId
    readonly province: ProvinceId
    /** From 0 to 1. */
    readonly chance: number
    /** The plunder markers to win. */
    readonly markers: number
  }
}
