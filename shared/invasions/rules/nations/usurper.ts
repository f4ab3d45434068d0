import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { checkD2 } from '../pieces/dice.ts'

/** XV.B: Rome and Byzantium (the two with a recruitment limit) check for a usurper after purchases while in decline. */
export function* checkUsurper(play: InvasionsPlay, nation: NationId): Script {
  if (play.state.nations[nation].decline === 0) return
  const loyal = yield* checkD2(play, { reason: 'usurper', rule: 'XV.B', actor: nation }, { failure: nation })
  if (!loyal) yield* play.cards.sufferCalamity(play, nation, 'usurper')
}
