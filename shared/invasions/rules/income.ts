import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { gap } from './gap.ts'

/** What a nation suffers that cannot pay. */
export function bankrupt(play: InvasionsPlay, nation: NationId, _cause: string): Script {
  return gap(play, 'XIV.J', nation)
}
