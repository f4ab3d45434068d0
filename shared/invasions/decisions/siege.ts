import type { NationId } from '../content/ids.ts'
import type { LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** A city and its besieger. */
export interface BesiegedCity {
  readonly province: ProvinceId
  readonly besieger: NationId
  readonly owner: NationId | null
}

/** XXIV.C: the die's modifier, and the chance that the city falls, from 0 to 1. */
export interface SiegeChance {
  readonly modifier: number
  readonly chance: number
}

/** The `about` of each question in sieges (XXIII, XXIV). */
export interface SiegeAbouts {
  besiege: BesiegedCity & {
    readonly units: readonly UnitId[]
    readonly siege: SiegeChance
    readonly assault: SiegeChance
    /** The hits that an assault costs. */
    readonly hits: number
  }
  'keep-siege': BesiegedCity & {
    readonly leader: LeaderId
    /** The campaigns that he has left to continue the siege. */
    readonly campaignsLeft: number
  }
  'fate-of-city': {
    readonly province: ProvinceId
    readonly by: NationId
    readonly level: 1 | 2 | 3
    /** The nation whose capital it was, or null. */
    readonly capitalOf: NationId | null
    readonly maySack: boolean
    readonly mayRaze: boolean
    /** The gold of a sack, besides plunder markers. */
    readonly gold: number
  }
}
