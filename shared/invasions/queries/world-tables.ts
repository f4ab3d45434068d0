import type { AreaId } from '../world/areas.ts'
import {
  type Area,
  areasOn,
  type MapChoice,
  type Province,
  provincesOn,
  type Sea,
  seasOn
} from '../world/queries.ts'

/** The places in play; Kushania is on the base map without its Area (XXXIII ‡). */
export interface WorldTables {
  readonly provinces: readonly Province[]
  readonly areas: readonly Area[]
  readonly seas: readonly Sea[]
}

const tablesOf = (map: MapChoice): WorldTables => ({
  provinces: provincesOn(map),
  areas: areasOn(map),
  seas: seasOn(map)
})

export const baseWorld: WorldTables = tablesOf('base')

const grouped = new WeakMap<WorldTables, ReadonlyMap<AreaId, readonly Province[]>>()

/** The provinces of each Area; tables never change, so they are grouped once. */
export function provincesByArea(world: WorldTables): ReadonlyMap<AreaId, readonly Province[]> {
  const known = grouped.get(world)
  if (known) return known
  const areas = new Map(
    world.areas.map((area) => [area.id, world.provinces.filter((province) => province.area === area.id)])
  )
  grouped.set(world, areas)
  return areas
}
