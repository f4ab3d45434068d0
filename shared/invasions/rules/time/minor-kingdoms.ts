import type { Turn } from '../../content/content-schema.ts'
import type { NationId } from '../../content/ids.ts'
import { scenario350 } from '../../content/scenarios/350.ts'
import { contingents, timeTable } from '../../content/time-table.ts'
import type { InvasionsPlay } from '../../play.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { availableCounters, unitsOf } from '../../queries/nations/realm.ts'
import { hordesIn } from '../../queries/pieces/pieces.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { drawLot } from '../pieces/dice.ts'
import { raiseUnit } from '../pieces/muster.ts'
import { ownProvinces } from './leader-succession.ts'

const turns: readonly Turn[] = timeTable

/** IX.E, XXVII.C: an inactive minor kingdom rebuilds one lost unit by lot; at full strength it repairs one elite. */
export function recoverMinorKingdom(play: InvasionsPlay, nation: NationId): void {
  const { state } = play
  const lost = availableCounters(state, nation)
  const damaged = unitsOf(state, nation).filter((unit) => unit.damaged && unit.nation === nation)
  if (lost.length > 0) {
    const at = homeOf(state, nation)
    if (at) raiseUnit(play, drawLot(play, lost).id, at, 'IX.E')
  } else if (damaged.length > 0) {
    const unit = drawLot(play, damaged)
    unit.damaged = false
    play.emit({ type: 'unit-repaired', unit: unit.id, nation, rule: 'IX.E' })
  }
}

/** The capital or a province of its own with room. A kingdom without provinces returns only to an empty homeland. */
function homeOf(state: InvasionsState, nation: NationId): ProvinceId | undefined {
  const { seat } = state.nations[nation]
  const own = [...(seat ? [seat.at] : []), ...ownProvinces(state, nation)]
  const open = own.find((id) => stackingRoom(state, nation, id) > 0 && isTheirs(state, nation, id))
  if (open || own.length > 0) return open
  const home = homeland(nation)
  return home && isTheirs(state, nation, home) && state.control[home] === undefined ? home : undefined
}

/** XII.D: whether nobody else stands in a province. */
function isTheirs(state: InvasionsState, nation: NationId, id: ProvinceId): boolean {
  return (
    unitsIn(state, id).every((unit) => unit.controller === nation) &&
    hordesIn(state, id).every((horde) => horde === nation)
  )
}

function homeland(nation: NationId): ProvinceId | undefined {
  return (
    scenario350.nations.find((setup) => setup.nation === nation)?.land[0]?.province ??
    turns.flatMap(({ arrivals }) => arrivals).find((entry) => entry.nation === nation)?.province ??
    contingents.find((entry) => entry.nation === nation)?.province
  )
}
