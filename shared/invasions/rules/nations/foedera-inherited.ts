import type { Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { foederaOf, serves } from '../../queries/ties.ts'
import { hasTrait, nationsWithTrait } from '../../queries/traits.ts'
import { agrees } from '../picks.ts'

/** XIV.K: when one half of the Empire collapses the other may take over each of its Foedera. */
export function* inheritFoedera(play: InvasionsPlay, fallen: NationId): Script {
  const { state } = play
  if (!hasTrait(fallen, 'foedera-inherited')) return
  const heir = nationsWithTrait(state, 'foedera-inherited').find((nation) => nation !== fallen)
  if (!heir) return
  for (const foedus of foederaOf(state, fallen)) {
    const { federate, provinces, mercenary } = foedus
    const takes = yield* agrees({ nation: heir, kind: 'inherit-foedus', rule: 'XIV.K', other: federate })
    if (!takes) continue
    const unit = mercenary && serves(state, mercenary, fallen) ? state.units[mercenary] : undefined
    if (unit) unit.controller = heir
    foedus.federator = heir
    play.emit({ type: 'foedus-inherited', federator: heir, federate, provinces, rule: 'XIV.K' })
  }
}
