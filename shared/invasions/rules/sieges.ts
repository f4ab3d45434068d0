import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { gap } from './gap.ts'

export interface SiegeOrder {
  readonly province: ProvinceId
  readonly besieger: NationId
  readonly units: readonly UnitId[]
  /** Null when the leader has moved on and left the siege to a unit (XXIV.C): no re-rolls then. */
  readonly leader: LeaderId | null
}

/** Besieges the city of an enemy province: true when it fell (XXIV.C). A sack and razed walls follow from it. */
export function* besiege(play: InvasionsPlay, order: SiegeOrder): Script<boolean> {
  yield* gap(play, 'XXIV.C', order.besieger)
  return false
}

/** An unfortified city may surrender to the mere approach of a Barbarian leader: true when it did (XXIV.B). */
export function* terror(play: InvasionsPlay, order: SiegeOrder): Script<boolean> {
  yield* gap(play, 'XXIV.B', order.besieger)
  return false
}
