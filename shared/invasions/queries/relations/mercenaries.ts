import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvince } from '../map/provinces.ts'
import { isHomeBound } from '../movement/entry-limits.ts'
import { stackingRoom } from '../movement/stacking.ts'
import { holdings } from '../nations/realm.ts'
import { isLandUnit } from '../pieces/unit-arms.ts'
import { ownUnits } from './relations.ts'
import { hasStrangers, type StanceMap, stanceMap } from './stance-map.ts'

/** The units that a nation could lend: its own land units that may leave their home. */
export function lendableUnits(state: Board, lender: NationId): Unit[] {
  return ownUnits(state, lender).filter(
    (unit) => isLandUnit(unit) && isProvince(unit.at) && !isHomeBound(unit)
  )
}

/** XII.D: the provinces of a nation with room for one more unit, without revolts and troops of strangers. */
export function placesForOneMore(state: Board, nation: NationId): ProvinceId[] {
  const look = stanceMap(state, nation)
  return homesOf(state, nation).filter((id) => takesOneMore(state, look, id))
}

export function hasPlaceForOneMore(state: Board, nation: NationId): boolean {
  const look = stanceMap(state, nation)
  return homesOf(state, nation).some((id) => takesOneMore(state, look, id))
}

/** The province of its horde, then those it holds. */
function homesOf(state: Board, nation: NationId): ProvinceId[] {
  const { seat, status } = state.nations[nation]
  const own = holdings(state, nation)
  return status === 'barbarian' && seat ? [seat.at, ...own.filter((id) => id !== seat.at)] : own
}

function takesOneMore(state: Board, look: StanceMap, id: ProvinceId): boolean {
  return !state.revolts[id] && stackingRoom(state, look.nation, id) > 0 && !hasStrangers(look, id)
}
