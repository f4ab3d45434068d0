import type { Script } from '../../ask.ts'
import type { TurnEvent } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { holdings } from '../../queries/nations/realm.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import { leadersIn, unitsIn } from '../../queries/pieces/placement.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distance } from '../../world/world-queries.ts'
import { settleControl } from '../control/control.ts'
import { checkD2 } from '../pieces/dice.ts'
import { bringLeader, disbandUnit, redeployUnit } from '../pieces/muster.ts'
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
  for (const { id } of baseWorld.provinces) yield* separateIn(play, id, halves)
  settleControl(play)
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

/** XXVI.B: where both have troops the smaller force leaves; between equals a D2 decides: passed, the younger. */
function* separateIn(play: InvasionsPlay, province: ProvinceId, halves: readonly NationId[]): Script {
  const { state } = play
  const forces = halves
    .map((nation) => ({
      nation,
      units: unitsIn(state, province).filter((unit) => unit.controller === nation)
    }))
    .filter(({ units }) => units.length > 0)
  const [one, other] = forces
  if (!one || !other) return
  const youngest = state.nations[one.nation].age <= state.nations[other.nation].age ? one : other
  const oldest = youngest === one ? other : one
  const equal = one.units.length === other.units.length
  const smaller = one.units.length < other.units.length ? one : other
  const leaving = !equal
    ? smaller
    : (yield* checkD2(play, { reason: 'parting', rule: 'XXVI.B', place: province }))
      ? youngest
      : oldest
  let refuge: ProvinceId | undefined
  for (const unit of leaving.units) {
    refuge = nearestHome(play, leaving.nation, province)
    if (refuge) redeployUnit(play, unit.id, refuge, 'VI.K')
    else disbandUnit(play, unit.id, 'VI.K')
  }
  const home = refuge ?? state.nations[leaving.nation].seat?.at
  if (!home) return
  for (const leader of leadersIn(state, province)) {
    if (leader.nation === leaving.nation) bringLeader(play, leader.id, home, 'VI.K')
  }
}

/** The nearest own province with room and without troops of others. */
function nearestHome({ state }: InvasionsPlay, nation: NationId, from: ProvinceId): ProvinceId | undefined {
  return holdings(state, nation)
    .filter((id) => id !== from && state.revolts[id] === undefined && stackingRoom(state, nation, id) > 0)
    .filter((id) => unitsIn(state, id).every((unit) => unit.controller === nation))
    .map((id) => ({ id, far: distance(from, id, undefined, 'base') ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.far - b.far)[0]?.id
}
