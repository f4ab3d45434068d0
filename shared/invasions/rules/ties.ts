import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { gap } from './gap.ts'

/** A horde, or a Kingdom whose capital has fallen, submits to its victor (XXIX.B, XXIX.C). */
export function submit(play: InvasionsPlay, vassal: NationId, _suzerain: NationId, _at: ProvinceId): Script {
  return gap(play, 'XXIX.B', vassal)
}

/** What the loss of its capital costs a nation in allies, clients, vassals and federates (III.G). */
export function capitalConquered(play: InvasionsPlay, nation: NationId, _by: NationId): Script {
  return gap(play, 'XXVII.D', nation)
}

/** A nation leaves the game: its dependants are free, its mercenaries go home (XIV.K, XXIX.G). */
export function endAllTies(play: InvasionsPlay, nation: NationId): Script {
  return gap(play, 'XXIX.G', nation)
}
