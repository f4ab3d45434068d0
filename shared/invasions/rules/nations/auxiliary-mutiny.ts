import type { Script } from '../../ask.ts'
import type { TurnEvent } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf, isProvince } from '../../queries/map/provinces.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { availableCounters } from '../../queries/nations/realm.ts'
import { hordesIn } from '../../queries/pieces/pieces.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { plainestInfantry } from '../../queries/pieces/unit-types.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distance } from '../../world/world-queries.ts'
import { settleControl } from '../control/control.ts'
import { disbandUnit, raiseUnit } from '../pieces/muster.ts'

/**
 * IX.E: auxiliaries in the Area change sides. Each becomes an infantry of its people, in a province without troops of
 * others.
 */
export function* mutinyOfAuxiliaries(play: InvasionsPlay, event: TurnEvent): Script {
  if (event.event !== 'mutiny') return
  const { state } = play
  const { people, of, area } = event
  if (state.nations[people].presence !== 'in-play') return
  const rebels = Object.values(state.units).filter(
    (unit) => unit.nation === of && unit.people === people && isProvince(unit.at) && areaOf(unit.at) === area
  )
  for (const { id, at } of rebels) {
    const infantry = plainestInfantry(availableCounters(state, people))
    disbandUnit(play, id, 'IX.E')
    const camp = isProvince(at) ? campNear(play, people, at) : undefined
    if (infantry && camp) raiseUnit(play, infantry.id, camp, 'IX.E')
  }
  if (rebels.length > 0) settleControl(play)
}

/** The province itself if no other troops or hordes are there, else the nearest such province of the Area, else the horde's. */
function campNear({ state }: InvasionsPlay, people: NationId, at: ProvinceId): ProvinceId | undefined {
  const free = (id: ProvinceId) =>
    (id === at || state.cities[id] === undefined) &&
    unitsIn(state, id).every((unit) => unit.controller === people) &&
    hordesIn(state, id).every((horde) => horde === people)
  const near = baseWorld.provinces
    .filter(({ id, area }) => area === areaOf(at) && free(id))
    .map(({ id }) => ({ id, far: distance(at, id, undefined, 'base') ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.far - b.far)[0]
  return near?.id ?? state.nations[people].seat?.at
}
