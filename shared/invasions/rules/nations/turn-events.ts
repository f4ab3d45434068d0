import type { Script } from '../../../engine/script.ts'
import type { InvasionsPlay } from '../../play.ts'
import { mayReunite } from './reunion.ts'
import { mayUnite } from './union.ts'

/** VI.K, XXXII.A: what a player may decide as a turn begins. The time table's own events come with its arrivals (IX.A). */
export function* applyTurnEvents(play: InvasionsPlay): Script {
  yield* mayReunite(play)
  yield* mayUnite(play)
}
