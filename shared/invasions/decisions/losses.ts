import type { NationId } from '../content/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** What the questions of losses are about, by kind. */
export interface LossesAbouts {
  'battle-losses': object
  'take-hit': object
  /** XXIX.G: a rebellion against the suzerain has failed. */
  'lose-unit': { readonly nation: NationId; readonly suzerain: NationId }
  'lose-units': { readonly nation: NationId; readonly count: number }
  'lost-raider': object
  'revolt-loss': { readonly nation: NationId; readonly province: ProvinceId }
  'unpaid-units': { readonly nation: NationId; readonly count: number }
  'vanished-people': { readonly nation: NationId; readonly people: NationId }
  /** XX.C: of whose army, and in which battle. */
  defector: { readonly nation: NationId; readonly province: ProvinceId | null }
}
