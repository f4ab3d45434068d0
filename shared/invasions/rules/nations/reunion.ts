import { confirm, type Script } from '../../ask.ts'
import type { Turn } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import { timeTable } from '../../content/time-table.ts'
import type { InvasionsPlay } from '../../play.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import { EMPIRE_REUNITED, isDependant, isEmpireUnited } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { settleControl } from '../control/control.ts'

export interface ReunionEvent {
  readonly type: 'empire-reunited'
  readonly halves: readonly NationId[]
}

const turns: readonly Turn[] = timeTable

/** VI.K: from turn 9 on, while neither half has collapsed, the player may reunite the Empire. */
export function* mayReunite(play: InvasionsPlay): Script {
  const { state } = play
  const halves = nationsWithTrait(state, 'reunion')
  const [west, east] = halves
  if (!west || !east || !isReunionAllowed(state)) return
  const reunites = yield* confirm({
    ...questionFor(east, 'reunite-empire', 'VI.K'),
    prompt: message('prompt.reunite-empire'),
    about: { halves: [west, east] }
  })
  if (!reunites) return
  state.chronicle.push(EMPIRE_REUNITED)
  play.emit({ type: 'empire-reunited', halves })
  settleControl(play)
}

function isReunionAllowed(state: InvasionsState): boolean {
  const from = turns.find(({ events }) => events.some(({ event }) => event === 'reunion-allowed'))
  if (!from || state.turn < from.turn || isEmpireUnited(state)) return false
  return nationsWithTrait(state, 'reunion').every(
    (half) => state.nations[half].status === 'empire' && !isDependant(state, half)
  )
}
