import { confirm, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import { changeController } from '../../queries/pieces/placement.ts'
import { foederaOfFederator, type RelationOf } from '../../queries/relations/relations.ts'
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

/**
 * XIV.K, XXVIII.D: the other half of the Empire may take over the Foedus with each people, its provinces and their
 * cities. Several Foedera with one people (XXVIII.F) are one pact: a federate has one federator.
 */
export function* inheritFoedera(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const heir = nationsWithTrait(state, 'foedera-inherited').find((id) => id !== nation)
  if (!heir) return
  for (const [federate, foedera] of Map.groupBy(
    foederaOfFederator(state, nation),
    (foedus) => foedus.federate
  )) {
    const takes = yield* confirm({
      ...questionFor(heir, 'inherit-foedus', 'XIV.K'),
      prompt: message('prompt.inherit-foedus', {
        nation: reference('nation', heir),
        federate: reference('nation', federate)
      }),
      about: {
        federator: heir,
        federate,
        from: nation,
        provinces: foedera.flatMap(({ provinces }) => provinces)
      }
    })
    if (!takes) continue
    for (const foedus of foedera) passTo(play, foedus, heir)
    play.emit({ type: 'foedus-inherited', federate, from: nation, to: heir, way: 'inherited' })
  }
}

function passTo({ state }: InvasionsPlay, foedus: RelationOf<'foedus'>, heir: NationId): void {
  const { federator: nation, provinces, mercenary } = foedus
  changeRelation(state, foedus, { federator: heir })
  for (const id of provinces) if (state.control[id] === nation) handOver(state, id, heir)
  if (mercenary && state.units[mercenary]?.controller === nation) changeController(state, mercenary, heir)
}
