import type { NationId, UnitKindId } from '../content/ids.ts'
import type { UnitType } from '../queries/pieces/unit-types.ts'
import type { LeaderId, PieceId, UnitId } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** The `about` of each question on states, leaders, reinforcements and events (VI-X). */
export interface TimeAbouts {
  'found-kingdom': {
    readonly nation: NationId
    readonly age: number
    readonly treasury: number
    /** How many provinces it controls. */
    readonly holdings: number
    /** VII.C: the chance to become a Kingdom anyway after declining, from 0 to 1. */
    readonly forced: number
  }
  'place-capital': CitiesAbout
  'grow-city': CitiesAbout
  'place-leader': { readonly nation: NationId; readonly leader: LeaderId }
  'leader-succeeds': {
    readonly nation: NationId
    readonly leader: LeaderId
    readonly fallen: LeaderId
  }
  'levy-kind': KindsAbout
  'levy-type': { readonly nation: NationId; readonly types: readonly UnitType[] }
  'levy-unit': KindsAbout
  /** XXIX.F: a unit of a kind, or a random unit of a type. */
  'vassal-levy': {
    readonly nation: NationId
    readonly listed: readonly ({ readonly kind: UnitKindId } | { readonly type: UnitType })[]
  }
  displacement: {
    readonly nation: NationId
    readonly from: ProvinceId
    /** The pieces that still have to leave. */
    readonly pieces: readonly PieceId[]
    readonly shelters: readonly { readonly to: ProvinceId; readonly room: number }[]
  }
  /** IX.B: the neighbours are equally strong; one of them becomes suzerain of the surrounded nation. */
  'strongest-neighbour': {
    readonly nation: NationId
    readonly from: ProvinceId
    readonly lords: readonly NationId[]
  }
  'limes-follows-border': {
    readonly nation: NationId
    readonly unit: UnitId
    readonly from: ProvinceId
  }
  'pick-area': {
    readonly nation: NationId
    readonly areas: readonly AreaId[]
    /** What will happen in the Area. */
    readonly what: 'heresy' | 'earthquake'
  }
  /** The nation whose province revolts; null: any nation's. */
  'revolt-province': { readonly nation: NationId | null }
  'shaken-city': { readonly nation: NationId | null; readonly level: number }
  'reunite-empire': { readonly halves: readonly [NationId, NationId] }
  'unite-nations': { readonly members: readonly [NationId, NationId]; readonly union: NationId }
}

interface CitiesAbout {
  readonly nation: NationId
  /** Level 0 is an empty site. */
  readonly cities: readonly { readonly province: ProvinceId; readonly level: number }[]
}

/** The kinds of counters to choose from. Counters of one kind are identical. */
interface KindsAbout {
  readonly nation: NationId
  readonly kinds: readonly UnitKindId[]
}
