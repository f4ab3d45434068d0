import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { gap } from './gap.ts'

/** The die that decides whether a great Kingdom becomes an Empire. */
export function checkEmpire(play: InvasionsPlay, nation: NationId): Script {
  return gap(play, 'VIII.B', nation)
}
