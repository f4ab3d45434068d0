import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isNomad, serves } from '../../queries/ties.ts'
import { settleControl } from '../control.ts'
import { lendForTie } from '../mercenaries.ts'

/** IX.F: lost mercenaries of federates, and of the vassals of Nomads, are replaced in their master's Reinforcements. */
export function* replaceMercenaries(play: InvasionsPlay, master: NationId): Script {
  const { state } = play
  for (const tie of [...state.relations]) {
    const owed =
      (tie.kind === 'foedus' && tie.federator === master) ||
      (tie.kind === 'vassal' && tie.suzerain === master && isNomad(state, master))
    if (owed && !serves(state, tie.mercenary, master)) yield* lendForTie(play, tie, 'replaced')
  }
  settleControl(play)
}
