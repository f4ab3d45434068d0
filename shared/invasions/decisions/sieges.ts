import type { NationId } from '../content/ids.ts'
import type { LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** The city and who besieges it. */
export interface BeforeCity {
  readonly province: ProvinceId
  readonly besieger: NationId
  readonly owner: NationId | null
}

/** XXIV.C: the die's modifier, and the chance that the city falls, from 0 to 1. */
export interface SiegeChance {
  readonly modifier: number
  readonly chance: number
}

/** What the questions of sieges are about, by kind. */
export interface SiegesAbouts {
  besiege: BeforeCity & { readonly siege: SiegeChance; readonly assault: SiegeChance }
  assault: BeforeCity & {
    readonly units: readonly UnitId[]
    readonly siege: SiegeChance
    readonly assault: SiegeChance
    /** What an assault costs. */
    readonly hits: number
  }
  'keep-siege': BeforeCity & {
    readonly leader: LeaderId
    /** How often he can still come back to it. */
    readonly campaignsLeft: number
  }
  'fate-of-city': {
    readonly province: ProvinceId
    readonly by: NationId
    readonly level: 1 | 2 | 3
    /** Whose capital it was, if it was one. */
    readonly capitalOf: NationId | null
    readonly maySack: boolean
    readonly mayRaze: boolean
    /** What a sack brings, besides plunder markers. */
    readonly gold: number
  }
}
