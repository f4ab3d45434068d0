import { ask, choice, type Script } from '../../ask.ts'
import type { QuaestorId, SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { attendance } from '../../queries/precedence.ts'
import { senatorOf } from '../../queries/republic.ts'
import { message, reference } from '../../words/message.ts'
import { changeInfluence, senatorIn } from './standing.ts'

/**
 * No. 2; 4.3, R6: a consul names a quaestor, who gains influence. Nobody is both at once, nor the same quaestor twice
 * running while another could be.
 */
export function* nameQuaestor(play: RepublicPlay, consul: SenatorId, quaestor: QuaestorId): Script {
  const { state, emit } = play
  const present = attendance(state)
  const former = entriesIn(state.senators).find(([, senator]) => senator.quaestor === quaestor)?.[0]
  const free = present.filter((id) => senatorOf(state, id).quaestor === null)
  const side = senatorOf(state, consul).faction
  if (former) senatorIn(state, former).quaestor = null
  if (!side || free.length === 0) return
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'quaestor',
        rule: '4.3',
        prompt: message('prompt.quaestor', { quaestor: reference('quaestor', quaestor) }),
        about: { quaestor, consul }
      },
      free.map((id) => ({
        key: id,
        label: message('option.senator', { senator: reference('senator', id) }),
        piece: id,
        value: id
      }))
    )
  )
  senatorIn(state, chosen).quaestor = quaestor
  emit({ type: 'quaestor-named', senator: chosen, quaestor, by: consul })
  changeInfluence(play, chosen, figures.influence.quaestor)
}
