import type { NationId, UnitKindId } from '../content/ids.ts'
import type { UnitType } from '../queries/unit-types.ts'
import type { LeaderId, PieceId, UnitId } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** What the questions of realm are about, by kind. */
export interface RealmAbouts {
  'found-kingdom': {
    readonly nation: NationId
    readonly age: number
    readonly treasury: number
    /** VII.C: of becoming a Kingdom all the same when it is declined, from 0 to 1. */
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
  /** XXIX.F: of a kind, or by lot of a type. */
  'vassal-levy': {
    readonly nation: NationId
    readonly listed: readonly ({ readonly kind: UnitKindId } | { readonly type: UnitType })[]
  }
  displacement: {
    readonly nation: NationId
    readonly from: ProvinceId
    /** What is still to go. */
    readonly pieces: readonly PieceId[]
    readonly shelters: readonly { readonly to: ProvinceId; readonly room: number }[]
  }
  /** IX.B: equally strong, one of them takes in the surrounded. */
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
    /** What happens there. */
    readonly what: 'heresy' | 'earthquake'
  }
  /** Whose province rises; null: whoever's. */
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

/** Kinds of counters to choose from; those of a kind are alike. */
interface KindsAbout {
  readonly nation: NationId
  readonly kinds: readonly UnitKindId[]
}
