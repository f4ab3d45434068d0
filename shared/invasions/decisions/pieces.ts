import type { NationId } from '../content/ids.ts'
import type { BattleSide } from '../queries/battle/situation.ts'
import type { UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** The `about` of each question on losses and damage. */
export interface PiecesAbouts {
  'battle-losses': {
    readonly province: ProvinceId
    readonly side: BattleSide
    /** Hits to take. */
    readonly hits: number
    /** The units at stake. */
    readonly units: readonly UnitId[]
    /** XX.H: the first loss must be a national unit, if there is one. */
    readonly nationalFirst: boolean
  }
  /** Hits outside a battle: in an assault, at a falling Limes, by a card. */
  'take-hits': {
    readonly at: ProvinceId | SeaId
    readonly hits: number
    readonly units: readonly UnitId[]
    readonly nationalFirst: boolean
  }
  /** XXIX.G: a rebellion against the suzerain has failed. */
  'lose-unit': { readonly nation: NationId; readonly suzerain: NationId }
  'lose-units': { readonly nation: NationId; readonly count: number }
  /** XI.E: a unit of the raiding party, lost in a raid on `target`. */
  'lost-raider': { readonly nation: NationId; readonly target: ProvinceId; readonly units: readonly UnitId[] }
  'revolt-loss': { readonly nation: NationId; readonly province: ProvinceId }
  'unpaid-units': { readonly nation: NationId; readonly count: number }
  'vanished-people': { readonly nation: NationId; readonly people: NationId }
  /** XX.C: the army that the unit deserts, and the province of the battle. */
  defector: { readonly nation: NationId; readonly province: ProvinceId | null }
}
