import type { Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { gap } from '../gap.ts'

/** Draws plunder markers for a nation and resolves each: gold, and what they carry (XXIV.D). */
export function drawPlunder(play: InvasionsPlay, nation: NationId, _markers: number): Script {
  return gap(play, 'XXIV.D', nation)
}
