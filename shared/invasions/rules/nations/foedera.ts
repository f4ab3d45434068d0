import { confirm, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { commandUnit } from '../../queries/placement.ts'
import { nationsWithTrait } from '../../queries/traits.ts'
import { questionFor } from '../../question-header.ts'
import type { Begins, Ends } from '../../tie-ways.ts'
import { message, reference } from '../../words/message.ts'
import { handOver } from '../control.ts'
import { changeTie } from '../tie-list.ts'

export interface FoederaEvent {
  readonly type: 'foedus-inherited'
  readonly federate: NationId
  readonly from: NationId
  readonly to: NationId
  readonly way: Begins<'foedus'> & Ends<'foedus'>
}

/** XIV.K, XXVIII.D: the other half of the Empire may take over each Foedus, and holds its provinces with their cities. */
export function* foederaInherited(play: InvasionsPlay, nation: NationId): Script {
  const heir = nationsWithTrait(play.state, 'foedera-inherited').find((id) => id !== nation)
  if (!heir) return
  for (const tie of play.state.relations) {
    if (tie.kind !== 'foedus' || tie.federator !== nation) continue
    const takes = yield* confirm({
      ...questionFor(heir, 'inherit-foedus', 'XIV.K'),
      prompt: message('prompt.inherit-foedus', {
        nation: reference('nation', heir),
        federate: reference('nation', tie.federate)
      }),
      about: { federator: heir, federate: tie.federate, from: nation, provinces: tie.provinces }
    })
    if (!takes) continue
    changeTie(play.state, tie, { federator: heir })
    for (const id of tie.provinces) if (play.state.control[id] === nation) handOver(play.state, id, heir)
    const mercenary = tie.mercenary ? play.state.units[tie.mercenary] : undefined
    if (mercenary?.controller === nation) commandUnit(play.state, mercenary.id, heir)
    play.emit({ type: 'foedus-inherited', federate: tie.federate, from: nation, to: heir, way: 'inherited' })
  }
}
