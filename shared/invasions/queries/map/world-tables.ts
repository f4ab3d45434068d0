import type { AreaId } from '../../world/areas.ts'
import type { SeaId } from '../../world/seas.ts'
import {
  type Area,
  areasOn,
  type MapChoice,
  type Province,
  provincesOn,
  type Sea,
  seasOn
} from '../../world/world-queries.ts'

/** The places of a map. Kushania is on the base map without its Area (XXXIII ‡). */
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

interface Grouping {
  readonly areas: ReadonlyMap<AreaId, readonly Province[]>
  readonly outside: readonly Province[]
  readonly ports: ReadonlyMap<SeaId | undefined, readonly Province[]>
}

const groupings = new WeakMap<WorldTables, Grouping>()

/** The provinces of each Area. Cached, because the tables never change. */
export function provincesByArea(world: WorldTables): ReadonlyMap<AreaId, readonly Province[]> {
  return groupingOf(world).areas
}

/** Provinces whose Area is not on the map. */
export function provincesOutside(world: WorldTables): readonly Province[] {
  return groupingOf(world).outside
}

/** Provinces whose city, or its site, has its port on a sea zone. */
export function portsOn(world: WorldTables, sea: SeaId): readonly Province[] {
  return groupingOf(world).ports.get(sea) ?? []
}

function groupingOf(world: WorldTables): Grouping {
  const known = groupings.get(world)
  if (known) return known
  const areas = new Map(
    world.areas.map((area) => [area.id, world.provinces.filter((province) => province.area === area.id)])
  )
  const grouping = {
    areas,
    outside: world.provinces.filter((province) => !areas.has(province.area)),
    ports: Map.groupBy(world.provinces, ({ city }) => city?.port ?? undefined)
  }
  groupings.set(world, grouping)
  return grouping
}
