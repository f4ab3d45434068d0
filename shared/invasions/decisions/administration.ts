import type { WareKey } from '../answers/administration.ts'
import type { AdministrationCard, CalamityId } from '../content/cards/card-schema.ts'
import type { NationId, ReligionId, UnitKindId } from '../content/ids.ts'
import type { UnitId } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** The `about` of each question on administration and religion (XIII-XVI, XXXI). */
export interface AdministrationAbouts {
  'administration-type': {
    readonly nation: NationId
    readonly treasury: number
    /** The types among the drawn cards, the cheapest first. */
    readonly types: readonly {
      readonly type: AdministrationCard['type']
      readonly cards: number
      readonly price: number
    }[]
  }
  'administration-card': {
    readonly nation: NationId
    readonly age: number
    readonly treasury: number
    /** The effect of each card at that age. */
    readonly cards: readonly {
      readonly card: string
      readonly gold: number
      readonly ageing: number
      readonly calamity: CalamityId | null
      readonly leader: 'active' | 'inactive'
    }[]
  }
  purchases: {
    readonly nation: NationId
    readonly treasury: number
    /** XV.B: national units that may still be recruited this turn; null without a limit. */
    readonly recruits: number | null
    /** How many more units can be placed: on land in all provinces, at sea in all zones. */
    readonly room: { readonly land: number; readonly sea: number }
    /** The units for sale; `key` is the option key. */
    readonly wares: readonly {
      readonly key: WareKey
      readonly kind: UnitKindId
      readonly people: NationId | null
      readonly price: number
      readonly counters: number
      /** Counts against the limit of recruits. */
      readonly national: boolean
    }[]
    readonly repairsAtMost: number
    readonly fortifying: number
  }
  'deploy-purchases': {
    readonly nation: NationId
    /** The bought units; each has a field in the form. */
    readonly units: readonly { readonly unit: UnitId; readonly kind: UnitKindId }[]
    readonly room: Readonly<Partial<Record<ProvinceId | SeaId, number>>>
  }
  'suppress-revolt': {
    readonly nation: NationId
    readonly revolts: readonly {
      readonly province: ProvinceId
      readonly modifier: number
      readonly rerolls: number
      /** The chance of success, from 0 to 1. */
      readonly chance: number
    }[]
  }
  'pay-or-mutiny': {
    readonly nation: NationId
    readonly gold: number
    readonly treasury: number
    readonly stacks: readonly ProvinceId[]
  }
  'recover-sites': { readonly nation: NationId; readonly area: AreaId; readonly count: number }
  /** XXXI.B: `points` is what the conversion would score now. */
  convert: { readonly nation: NationId; readonly religion: ReligionId; readonly points: number }
  'conversion-bonus': { readonly nation: NationId; readonly points: number }
  'choose-religion': { readonly nation: NationId; readonly religion: ReligionId; readonly points: number }
  'end-heresy': { readonly nation: NationId; readonly areas: readonly AreaId[] }
}
