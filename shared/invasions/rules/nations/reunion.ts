import { message } from '../../../engine/message.ts'
import { confirm, type Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import { timeTable } from '../../content/time-table.ts'
import type { InvasionsPlay } from '../../play.ts'
import { EMPIRE_REUNITED, isEmpireUnited } from '../../queries/position-of.ts'
import { nationsWithTrait } from '../../queries/traits.ts'
import { sideOf } from '../bookkeeping.ts'
import { settleControl } from '../control.ts'

export interface ReunionEvent {
  readonly type: 'empire-reunited'
  readonly halves: readonly NationId[]
}

const ALLOWED_FROM =
  timeTable.find(({ events }) => events.some(({ event }) => event === 'reunion-allowed'))?.turn ?? 9

/** VI.K: from turn 9, if neither half has collapsed, their player may make the Roman Empire one again, for good. */
export function* mayReunite(play: InvasionsPlay): Script {
  const { state } = play
  const [west, east] = nationsWithTrait(state, 'reunion')
  if (state.turn < ALLOWED_FROM || isEmpireUnited(state) || !west || !east) return
  const reunites = yield* confirm({
    side: sideOf(west),
    kind: 'reunite-empire',
    rule: 'VI.K',
    actor: west,
    prompt: message('prompt.reunite-empire')
  })
  if (!reunites) return
  state.chronicle.push(EMPIRE_REUNITED)
  play.emit({ type: 'empire-reunited', halves: [west, east] })
  settleControl(play)
}
