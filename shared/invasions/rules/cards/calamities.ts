import type { Script } from '../../ask.ts'
import { calamities } from '../../content/cards/calamities.ts'
import type { Calamity, CalamityId } from '../../content/cards/card-schema.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { settleControl } from '../control/control.ts'
import { runEffects } from './run-effects.ts'

const byId: ReadonlyMap<string, Calamity> = new Map(calamities.map((calamity) => [calamity.id, calamity]))

/** XIII.E: a Civilised nation receives a calamity, which takes effect at once. */
export function* sufferCalamity(play: InvasionsPlay, nation: NationId, id: CalamityId): Script {
  const { state } = play
  const { harmful, effects } = calamity(id)
  state.thisTurn.calamities[nation] = [...(state.thisTurn.calamities[nation] ?? []), id]
  play.emit({ type: 'calamity', nation, calamity: id, harmful })
  const placements = state.placements
  yield* runEffects(
    {
      play,
      card: id,
      rule: 'XIII.E',
      player: null,
      playerNation: null,
      aim: { nation },
      moment: { window: 'at-once', nation },
      member: null,
      pending: []
    },
    effects
  )
  if (state.placements !== placements) settleControl(play)
}

function calamity(id: CalamityId): Calamity {
  const found = byId.get(id)
  if (!found) throw new Error(`there is no calamity '${id}'`)
  return found
}
