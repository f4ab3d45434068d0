import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { presentEntries } from '../../present-entries.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { controlOfPosition } from '../control/control.ts'
import { positionOf } from '../control/position-of-board.ts'
import { baseWorld } from '../map/world-tables.ts'
import { stackingLimit } from '../movement/stacking.ts'
import { isLandUnit } from '../pieces/unit-arms.ts'
import { federatorOf, ownUnits } from './relations.ts'

export interface LandLeft {
  readonly provinces: readonly ProvinceId[]
  readonly areas: readonly AreaId[]
}

const NOTHING: LandLeft = { provinces: [], areas: [] }

/** XXVIII.B: the land that a people no longer holds once its horde and all who find room have moved to a Foedus. */
export function landLeftByFederate(
  board: Board,
  federator: NationId,
  federate: NationId,
  provinces: readonly [ProvinceId, ProvinceId]
): LandLeft {
  // XXVIII.F: with a further Foedus nobody has to move.
  if (federatorOf(board, federate) === federator) return NOTHING
  const [seat] = provinces
  const after = controlOfPosition(
    positionOf({
      ...board,
      units: settled(board, federate, provinces),
      nations: {
        ...board.nations,
        [federate]: { ...board.nations[federate], seat: { kind: 'horde', at: seat } }
      },
      relations: [
        ...board.relations,
        {
          kind: 'foedus',
          federator,
          federate,
          provinces: [...provinces],
          since: board.turn,
          mercenary: null
        }
      ]
    }),
    baseWorld
  )
  const isLost = <Id>([id, holder]: readonly [Id, NationId], of: Pick<ReadonlyMap<Id, NationId>, 'get'>) =>
    holder === federate && of.get(id) !== federate
  return {
    provinces: presentEntries(board.control).flatMap((held) =>
      isLost(held, after.provinces) ? [held[0]] : []
    ),
    areas: presentEntries(board.areaControl).flatMap((held) => (isLost(held, after.areas) ? [held[0]] : []))
  }
}

/** The units, as the rules propose that they settle: as many as find room. */
function settled(
  board: Board,
  federate: NationId,
  provinces: readonly [ProvinceId, ProvinceId]
): Board['units'] {
  const units = { ...board.units }
  const waiting = ownUnits(board, federate).filter(isLandUnit)
  for (const at of provinces) {
    for (const unit of waiting.splice(0, stackingLimit(board, federate, at))) units[unit.id] = { ...unit, at }
  }
  return units
}
