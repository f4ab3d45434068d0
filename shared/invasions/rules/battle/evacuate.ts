import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { hordePiece, inOrderOfCommand, pieceById } from '../../queries/pieces/pieces.ts'
import { leadersIn, unitsIn } from '../../queries/pieces/placement.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { fallBack } from '../movement/withdrawal.ts'
import { retreat } from './retreat.ts'
import type { RetreatOrder } from './retreat-order.ts'

/** The units that a nation commands in a province and that can leave it. */
export function troopsIn(state: InvasionsState, nation: NationId, province: ProvinceId): Unit[] {
  return unitsIn(state, province).filter((unit) => unit.controller === nation && isLandUnit(unit))
}

export function hasHordeIn(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  const { seat, status } = state.nations[nation]
  return status === 'barbarian' && seat?.kind === 'horde' && seat.at === province
}

/**
 * XX.L: a nation leaves a province with all its pieces, or with the named units only. A horde is never eliminated
 * (III.D), so it finds a refuge at any distance.
 */
export function* evacuate(
  play: InvasionsPlay,
  nation: NationId,
  from: ProvinceId,
  {
    only,
    ...how
  }: { readonly only?: readonly UnitId[] } & Pick<RetreatOrder, 'spared' | 'intoBattles' | 'neverInto'> = {}
): Script {
  const { state } = play
  const units = only ?? troopsIn(state, nation, from).map(({ id }) => id)
  const leaders = only ? [] : leadersIn(state, from).filter((leader) => leader.nation === nation)
  const withHorde = !only && hasHordeIn(state, nation, from)
  if (units.length === 0 && leaders.length === 0 && !withHorde) return
  yield* retreat(play, {
    nation,
    units,
    leaders: inOrderOfCommand(leaders).map(({ id }) => id),
    withHorde,
    from,
    ...how
  })
  const horde = withHorde && hasHordeIn(state, nation, from) ? pieceById(state, hordePiece(nation)) : null
  if (horde) fallBack(play, horde, 'XX.L')
}
