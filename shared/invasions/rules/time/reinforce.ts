import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { settleControl } from '../control/control.ts'
import { reinforceBarbarians } from './barbarian-reinforcements.ts'
import { leaderSuccession } from './leader-succession.ts'
import { recoverMinorKingdom } from './minor-kingdoms.ts'
import { replaceMercenaries } from './replace-mercenaries.ts'

/** IX.A: the Reinforcements of one nation: leaders, units of Barbarians and minor kingdoms, mercenaries. */
export function* reinforce(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const realm = state.nations[nation]
  yield* leaderSuccession(play, nation)
  if (realm.presence !== 'in-play') return
  if (realm.status === 'barbarian') yield* reinforceBarbarians(play, nation)
  else if (realm.activity === 'inactive') recoverMinorKingdom(play, nation)
  for (const reinforced of play.hooks.of(nation, 'unitsReinforced')) yield* reinforced(play, nation)
  yield* replaceMercenaries(play, nation)
  settleControl(play)
  if (realm.activity === 'active') yield* play.cards.openWindow(play, { window: 'reinforcements', nation })
}
