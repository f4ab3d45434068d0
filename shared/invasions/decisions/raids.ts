import type { NationId } from '../content/ids.ts'
import type { RaidChances } from '../queries/raids.ts'
import type { UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** XI.D: a province that can be raided, the way there and what the die promises. */
export interface RaidTarget {
  readonly province: ProvinceId
  readonly from: ProvinceId
  readonly via: readonly (ProvinceId | SeaId)[]
  /** Civilised units there and on the way. */
  readonly defenders: number
  readonly modifier: number
  readonly chances: RaidChances
}

/** What the questions of raids are about, by kind. */
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
    /** Who would fight them at once; empty when nobody stands there. */
    readonly defenders: readonly UnitId[]
  }
  'plunder-caravan': {
    readonly nation: NationId
    readonly province: ProvinceId
    /** From 0 to 1. */
    readonly chance: number
    /** Plunder markers that it brings. */
    readonly markers: number
  }
}
