import { confirm, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import { changeController } from '../../queries/pieces/placement.ts'
import { questionFor } from '../../question-header.ts'
import type { BeginCause, EndCause } from '../../relation-causes.ts'
import { message, reference } from '../../words/message.ts'
import { handOver } from '../control/control.ts'
import { changeRelation } from '../relations/relation-list.ts'

export interface FoederaEvent {
  readonly type: 'foedus-inherited'
  readonly federate: NationId
  readonly from: NationId
  readonly to: NationId
  readonly way: BeginCause<'foedus'> & EndCause<'foedus'>
}

/** XIV.K, XXVIII.D: the other half of the Empire may take over each Foedus with its provinces and their cities. */
export function* inheritFoedera(play: InvasionsPlay, nation: NationId): Script {
  const heir = nationsWithTrait(play.state, 'foedera-inherited').find((id) => id !== nation)
  if (!heir) return
  for (const relation of play.state.relations) {
    if (relation.kind !== 'foedus' || relation.federator !== nation) continue
    const takes = yield* confirm({
      ...questionFor(heir, 'inherit-foedus', 'XIV.K'),
      prompt: message('prompt.inherit-foedus', {
        nation: reference('nation', heir),
        federate: reference('nation', relation.federate)
      }),
      about: { federator: heir, federate: relation.federate, from: nation, provinces: relation.provinces }
    })
    if (!takes) continue
    changeRelation(play.state, relation, { federator: heir })
    for (const id of relation.provinces) if (play.state.control[id] === nation) handOver(play.state, id, heir)
    const mercenary = relation.mercenary ? play.state.units[relation.mercenary] : undefined
    if (mercenary?.controller === nation) changeController(play.state, mercenary.id, heir)
    play.emit({
      type: 'foedus-inherited',
      federate: relation.federate,
      from: nation,
      to: heir,
      way: 'inherited'
    })
  }
}
