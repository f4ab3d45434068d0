import type { UnitFilter } from '../content/effects.ts'
import { type AreaId, areaIds, type UnitId, unitIds } from '../content/ids.ts'
import { units } from '../content/units.ts'
import type { OpenTable } from '../table.ts'

type OnMap = Pick<OpenTable, 'map'>

/** The units on the map that a filter names, with their number. */
export function countUnits({ map }: OnMap, filter: UnitFilter): number {
  let count = 0
  for (const area of areaIds) {
    for (const unit of unitIds) if (matches(filter, unit, area)) count += map[area][unit] ?? 0
  }
  return count
}

function matches(filter: UnitFilter, unit: UnitId, area: AreaId): boolean {
  if ('area' in filter) return filter.area === area
  if ('type' in filter) return units[unit].type === filter.type
  return filter.units.includes(unit)
}

export function unitsOnMap(table: OnMap): number {
  return areaIds.reduce((sum, area) => sum + countUnits(table, { area }), 0)
}

/** R.3: how many of a unit are left in the box. */
export function supplyOf(table: OnMap, unit: UnitId): number {
  return units[unit].supply - countUnits(table, { units: [unit] })
}
