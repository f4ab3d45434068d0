import type { Refusal } from '../../../engine/decision.ts'
import type { RandomState } from '../../../engine/random.ts'
import type { NationId } from '../../content/ids.ts'
import type { LeaderId, PieceId } from '../../state.ts'
import { message, type SuffixNaming } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import type { Piece } from '../pieces/pieces.ts'
import type { StanceMaps } from '../relations/stance-map.ts'
import type { SeaCrossing } from '../sea/sea-crossings.ts'

/** XXV: an order by sea, as plain data. */
export type NavalOrder =
  /** XXV.A */
  | { readonly sort: 'sail'; readonly nation: NationId; readonly zone: SeaId; readonly to: SeaId }
  /** XXV.B: one naval stack against another of the same zone. */
  | {
      readonly sort: 'attack'
      readonly nation: NationId
      readonly zone: SeaId
      readonly stack: 1 | 2
      readonly enemy: { readonly nation: NationId; readonly stack: 1 | 2 }
    }
  /** XXV.C */
  | {
      readonly sort: 'embark' | 'ashore'
      readonly nation: NationId
      readonly leader: LeaderId
      readonly province: ProvinceId
      readonly zone: SeaId
    }
  /** XXV.D, XXV.E */
  | { readonly sort: 'carry' | 'land'; readonly nation: NationId; readonly crossing: SeaCrossing }

/** An order by sea that the player may give to some of these pieces. */
export interface NavalOption {
  readonly order: NavalOrder
  readonly from: ProvinceId | SeaId
  readonly to: ProvinceId | SeaId
  readonly steps: number
  /** Fleets, leaders aboard, or land pieces that are carried. */
  readonly able: readonly PieceId[]
  /** Why the player may not give it to these pieces; null when he may. */
  check(pieces: readonly PieceId[]): Refusal | null
  /** Random pieces for the order, which `check` may still refuse. */
  sample(random: RandomState): readonly PieceId[]
}

/** The nations that may move, and their pieces. */
export interface MovableForces {
  readonly nations: readonly NationId[]
  /** The pieces that may move, by province. */
  readonly ashore: ReadonlyMap<ProvinceId, readonly Piece[]>
  readonly stancesOf: StanceMaps
}

export function navalRefusal(name: SuffixNaming<'refusal'>, rule: string): Refusal {
  return { reason: message(`refusal.${name}`), rule }
}
