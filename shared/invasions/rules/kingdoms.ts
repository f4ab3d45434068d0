import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { gap } from './gap.ts'

/** At the start of a turn a Barbarian nation may found a Kingdom, and an old one may have to. */
export function mayFoundKingdom(play: InvasionsPlay, nation: NationId): Script {
  return gap(play, 'VII.B', nation)
}

/** The die that decides whether an ageing Barbarian nation becomes a Kingdom. */
export function checkKingdom(play: InvasionsPlay, nation: NationId): Script {
  return gap(play, 'VII.C', nation)
}
