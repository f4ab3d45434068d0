import type { NationId } from '../content/ids.ts'
import type { UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** The `about` of each question on relations and diplomacy (XII.D, XXVI-XXX). */
export interface RelationsAbouts {
  /** XII.D: the peoples of others toward whom the player's nations have no standing attitude yet. */
  'set-attitudes': { readonly peoples: readonly NationId[] }
  'declare-hostility': { readonly nation: NationId; readonly others: readonly NationId[] }
  'offer-foedus': FoedusAbout & { readonly tribute: number }
  'choose-grant': FoedusAbout & { readonly tribute: number }
  'accept-foedus': FoedusAbout & {
    readonly provinces: readonly [ProvinceId, ProvinceId]
    /** The gold and points of each turn. */
    readonly tribute: number
    readonly points: number
  }
  'break-foedus': FoedusAbout
  'try-to-break-foedus': FoedusAbout & { readonly chance: number }
  'inherit-foedus': FoedusAbout & {
    /** The nation that held the Foedus before. */
    readonly from: NationId
    /** Those of all its Foedera with this people. */
    readonly provinces: readonly ProvinceId[]
  }
  'place-horde': FoedusAbout & { readonly provinces: readonly ProvinceId[] }
  'settle-foedus': FoedusAbout & {
    readonly provinces: readonly [ProvinceId, ProvinceId]
    /** The stacking room of each province. */
    readonly room: readonly [number, number]
    /** The least number of units that must move in. */
    readonly least: number
  }
  'accept-alliance': { readonly nation: NationId; readonly by: NationId }
  'leave-suzerain': VassalAbout
  rebel: VassalAbout & {
    readonly chance: number
    /** The points that a failure costs, besides a unit. */
    readonly points: number
  }
  'break-vassalage': VassalAbout
  'lend-mercenary': LoanAbout
  'place-mercenary': LoanAbout & { readonly unit: UnitId }
  'take-back-mercenary': LoanAbout & { readonly unit: UnitId }
  'lend-to-kin': LoanAbout
  'treaty-province': { readonly nation: NationId; readonly by: NationId }
  'treaty-garrison': {
    readonly nation: NationId
    readonly province: ProvinceId
    readonly most: number
  }
}

export interface FoedusAbout {
  readonly federator: NationId
  readonly federate: NationId
}

interface VassalAbout {
  readonly vassal: NationId
  readonly suzerain: NationId
}

interface LoanAbout {
  readonly lender: NationId
  readonly borrower: NationId
}
