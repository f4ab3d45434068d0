import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { controlOfArea, controlOutside, countForces } from '../../queries/control.ts'
import { unitsIn } from '../../queries/placement.ts'
import { positionOf } from '../../queries/position-of.ts'
import { areaOf, provinceCard } from '../../queries/terrain.ts'
import { baseWorld, provincesByArea } from '../../queries/world-tables.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** XII.B, XII.C: a board that was imagined, with control brought up to date in some Areas. */
export function settled(board: Board, areas: Iterable<AreaId>): Board {
  const position = positionOf(board)
  const forces = (id: ProvinceId) => countForces(position, id, unitsIn(board, id))
  const control = { ...board.control }
  const areaControl = { ...board.areaControl }
  for (const area of new Set(areas)) {
    const members = provincesByArea(baseWorld).get(area)
    const held = new Map<ProvinceId, NationId>()
    if (members) {
      const holder = controlOfArea(position, area, members, forces, held)
      if (holder) areaControl[area] = holder
      else delete areaControl[area]
    }
    for (const province of members ?? outside(area)) {
      if (!members) controlOutside(position, province, forces, held)
      const holder = held.get(province.id)
      if (holder) control[province.id] = holder
      else delete control[province.id]
    }
  }
  return { ...board, control, areaControl }
}

/** Provinces of an Area that is not on the map. */
function outside(area: AreaId) {
  return baseWorld.provinces.filter((province) => province.area === area)
}

/** The board if a nation had taken a province, its city included. */
export function withTaken(board: Board, nation: NationId, province: ProvinceId): Board {
  return { ...board, control: { ...board.control, [province]: nation } }
}

export function areasOf(provinces: readonly ProvinceId[]): ReadonlySet<AreaId> {
  return new Set(provinces.map(areaOf))
}

export const cityAt = (board: Board, province: ProvinceId): number =>
  board.cities[province]?.level ?? provinceCard(province).city?.level ?? 0
