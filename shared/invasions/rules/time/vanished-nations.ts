import type { QuestionHeaderOf, Script } from '../../ask.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { hasVanished, isOnMap } from '../../queries/nations/realm.ts'
import { allUnits } from '../../queries/pieces/placement.ts'
import { partiesOf } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import { settleControl } from '../control/control.ts'
import { pickUnit } from '../pieces/choose-units.ts'
import { disbandUnit } from '../pieces/muster.ts'
import { endAllRelations } from '../relations/relation-changes.ts'

/**
 * IX.G: each nation that has auxiliaries or mercenaries of a vanished one loses one of them. XXVIII.G, XXIX.G: the
 * vanished one has no ties any more.
 */
export function* disbandForVanished(play: InvasionsPlay): Script {
  const { state } = play
  for (const nation of nationIds.filter((id) => hasVanished(state, id))) {
    if (state.relations.some((relation) => partiesOf(relation).includes(nation)))
      yield* endAllRelations(play, nation)
    const strangers = allUnits(state).filter(
      (unit) => isOnMap(unit) && unit.controller !== nation && (unit.people ?? unit.nation) === nation
    )
    for (const holder of new Set(strangers.map((unit) => unit.controller))) {
      const held = strangers.filter((unit) => unit.controller === holder)
      const lost = yield* pickUnit(disbandQuestion(holder, nation), held, 'loss')
      if (lost) disbandUnit(play, lost.id, 'IX.G')
    }
    if (strangers.length > 0) settleControl(play)
  }
}

function disbandQuestion(nation: NationId, people: NationId): QuestionHeaderOf<'vanished-people'> {
  return {
    ...questionFor(nation, 'vanished-people', 'IX.G'),
    prompt: message('prompt.vanished-people', {
      nation: reference('nation', nation),
      other: reference('nation', people)
    }),
    about: { nation, people }
  }
}
