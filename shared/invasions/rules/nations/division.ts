import type { Script } from '../../ask.ts'
import type { TurnEvent } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { settleControl } from '../control/control.ts'
import { companyOf, partTroops } from '../relations/part-troops.ts'
import { changeDecline } from '../time/ageing.ts'

export interface DivisionEvent {
  readonly type: 'empire-divided'
  readonly halves: readonly NationId[]
}

const RAVENNA: ProvinceId = 'umbria'

/** VI.K: on turn 3 the Roman Empire divides, and the stacks of its halves separate. */
export function* divideEmpire(play: InvasionsPlay, { event }: TurnEvent): Script {
  if (event !== 'empire-divides') return
  const halves = nationsWithTrait(play.state, 'united-empire')
  play.emit({ type: 'empire-divided', halves })
  // The turn has begun, so the halves are enemies already: who stood together is as of the turn before.
  yield* partTroops(play, companyOf({ ...play.state, turn: play.state.turn - 1 }), halves)
}

/** VI.K: when the Empire has divided, the West declines and moves its capital to Ravenna. */
export function* moveToRavenna(play: InvasionsPlay, { event }: TurnEvent): Script {
  const { state } = play
  if (event !== 'empire-divides') return
  for (const west of nationsWithTrait(state, 'capital-to-ravenna')) {
    yield* changeDecline(play, west, 1, 'VI.K')
    const city = state.cities[RAVENNA]
    if (state.control[RAVENNA] !== west || !city) continue
    state.nations[west].seat = { kind: 'capital', at: RAVENNA }
    city.fortified = true
    play.emit({ type: 'capital-founded', nation: west, province: RAVENNA, rule: 'VI.K' })
  }
  settleControl(play)
}
