import type { QuestionHeaderOf, Script } from '../../ask.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isOnMap } from '../../queries/nations/realm.ts'
import { allUnits } from '../../queries/pieces/placement.ts'
import { ownUnits } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { settleControl } from '../control/control.ts'
import { pickUnit } from '../pieces/choose-units.ts'
import { disbandUnit } from '../pieces/muster.ts'

/** IX.G: whether a nation that was in play has neither units of its own nor a horde on the map any more. */
export function hasVanished(state: InvasionsState, nation: NationId): boolean {
  const { presence, activity, seat } = state.nations[nation]
  if (presence === 'gone') return true
  if (presence !== 'in-play' || activity === 'raider' || seat) return false
  return ownUnits(state, nation).length === 0
}

/** IX.G: each nation that has auxiliaries or mercenaries of a vanished one loses one of them. */
export function* disbandForVanished(play: InvasionsPlay): Script {
  const { state } = play
  for (const nation of nationIds.filter((id) => hasVanished(state, id))) {
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
