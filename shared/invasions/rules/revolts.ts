import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { AreaId } from '../world/areas.ts'
import { gap } from './gap.ts'

/** A revolt breaks out somewhere in a nation (XVI.B to XVI.D). */
export function revoltIn(play: InvasionsPlay, nation: NationId): Script {
  return gap(play, 'XVI.B', nation)
}

/** A revolt breaks out in an Area, whoever holds it. */
export function revoltInArea(play: InvasionsPlay, _area: AreaId): Script {
  return gap(play, 'XVI.D')
}
