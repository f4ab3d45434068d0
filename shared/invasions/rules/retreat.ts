import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { gap } from './gap.ts'

export interface RetreatOrder {
  readonly nation: NationId
  readonly units: readonly UnitId[]
  readonly leader: LeaderId | null
  /** The horde goes with its people. */
  readonly withHorde: boolean
  readonly from: ProvinceId
  /** For an attacker: the provinces it came from; it must go back that way (XX.L). */
  readonly towards?: readonly ProvinceId[]
  /** For a defender: the provinces the attacker came from, which are barred. */
  readonly barred?: readonly ProvinceId[]
}

/** The units leave the province by the rules of retreat; those that cannot are eliminated (XX.L). */
export function retreat(play: InvasionsPlay, order: RetreatOrder): Script {
  return gap(play, 'XX.L', order.nation)
}
