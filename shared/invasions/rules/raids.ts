import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { gap } from './gap.ts'

/**
 * Asks a Barbarian nation whether it raids instead of acting (XI.C), and if so plays it: first moves between its
 * own provinces (`quietMoves` of rules/marching.ts), then the raid. True when it raided.
 */
export function* raidInstead(play: InvasionsPlay, nation: NationId): Script<boolean> {
  yield* gap(play, 'XI.C', nation)
  return false
}
