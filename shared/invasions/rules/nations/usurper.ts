import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { checkD2 } from '../dice.ts'

/** XV.B: in decline, Rome and Byzantium fear a usurper after the purchases: the two that the recruitment limit binds. */
export function* checkUsurper(play: InvasionsPlay, nation: NationId): Script {
  if (play.state.nations[nation].decline === 0) return
  const loyal = yield* checkD2(play, { reason: 'usurper', rule: 'XV.B', actor: nation })
  if (!loyal) yield* play.cards.sufferCalamity(play, nation, 'usurper')
}
