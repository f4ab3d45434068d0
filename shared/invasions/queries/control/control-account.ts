import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { provinceById as recordOf } from '../../world/world-queries.ts'
import { isBarbarianProvince } from '../map/provinces.ts'
import { baseWorld, provincesByArea } from '../map/world-tables.ts'
import { unitsIn } from '../pieces/placement.ts'
import { unitsToControl } from './control.ts'
import { positionOf } from './position-of-board.ts'

/** XII.B: how many units a nation has in a province, and how many it needs to control it. */
export interface ForceForControl {
  readonly nation: NationId
  readonly units: number
  readonly needed: number
}

/** XII.C: how many provinces and cities of an Area a nation holds. */
export interface ShareOfArea {
  readonly nation: NationId
  readonly provinces: number
  readonly cities: number
}

/** The numbers that explain who controls a province and its Area. */
export interface ControlAccount {
  readonly forces: readonly ForceForControl[]
  readonly area: AreaId
  readonly areaHolder: NationId | null
  readonly provinces: number
  readonly cities: number
  /** The largest share first. */
  readonly shares: readonly ShareOfArea[]
}

/** XII.B, XII.C: counts what decides the control of a province and its Area. */
export function controlAccount(board: Board, province: ProvinceId): ControlAccount {
  const { area } = recordOf(province)
  const members = provincesByArea(baseWorld).get(area) ?? []
  const isCity = (id: ProvinceId) => board.cities[id] !== undefined
  const shares = new Map<NationId, { provinces: number; cities: number }>()
  for (const { id } of members) {
    const holder = board.control[id]
    if (!holder) continue
    const share = shares.get(holder) ?? { provinces: 0, cities: 0 }
    share.provinces += 1
    if (isCity(id)) share.cities += 1
    shares.set(holder, share)
  }
  return {
    forces: forcesIn(board, province),
    area,
    areaHolder: board.areaControl[area] ?? null,
    provinces: members.length,
    cities: members.filter(({ id }) => isCity(id)).length,
    shares: [...shares]
      .map(([nation, share]) => ({ nation, ...share }))
      .sort((one, other) => other.provinces - one.provinces || other.cities - one.cities)
  }
}

/** XII.B: the units of each nation in a province. A Limes counts as a unit (our reading). */
function forcesIn(board: Board, province: ProvinceId): ForceForControl[] {
  const position = positionOf(board)
  const barbarian = isBarbarianProvince(province)
  const counts = new Map<NationId, number>()
  for (const unit of unitsIn(board, province)) {
    counts.set(unit.controller, (counts.get(unit.controller) ?? 0) + 1)
  }
  return [...counts]
    .map(([nation, units]) => ({
      nation,
      units,
      needed: unitsToControl(position, nation, recordOf(province), barbarian)
    }))
    .sort((one, other) => other.units - one.units)
}
