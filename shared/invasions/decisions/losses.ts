import type { NationId } from '../content/ids.ts'
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
  /** The same outside a battle: in an assault, before a falling Limes, by a card. */
  'take-hits': {
    readonly at: ProvinceId | SeaId
    readonly hits: number
    readonly units: readonly UnitId[]
    readonly nationalFirst: boolean
  }
  /** XXIX.G: a rebellion against the suzerain has failed. */
  'lose-unit': { readonly nation: NationId; readonly suzerain: NationId }
  'lose-units': { readonly nation: NationId; readonly count: number }
  /** XI.E: one of the party, after a raid on this province. */
  'lost-raider': { readonly nation: NationId; readonly target: ProvinceId; readonly units: readonly UnitId[] }
  'revolt-loss': { readonly nation: NationId; readonly province: ProvinceId }
  'unpaid-units': { readonly nation: NationId; readonly count: number }
  'vanished-people': { readonly nation: NationId; readonly people: NationId }
  /** XX.C: of whose army, and in which battle. */
  defector: { readonly nation: NationId; readonly province: ProvinceId | null }
}
