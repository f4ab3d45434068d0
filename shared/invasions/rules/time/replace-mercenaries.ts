import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isNomadNow, serves } from '../../queries/relations/relations.ts'
import { settleControl } from '../control/control.ts'
import { lendForRelation } from '../relations/mercenaries.ts'

/** IX.F: in the Reinforcements of their master, federates and vassals of Nomads replace lost mercenaries. */
export function* replaceMercenaries(play: InvasionsPlay, master: NationId): Script {
  const { state } = play
  for (const relation of [...state.relations]) {
    const owed =
      (relation.kind === 'foedus' && relation.federator === master) ||
      (relation.kind === 'vassal' && relation.suzerain === master && isNomadNow(state, master))
    if (owed && !serves(state, relation.mercenary, master)) yield* lendForRelation(play, relation, 'replaced')
  }
  settleControl(play)
}
