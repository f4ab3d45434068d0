import type { AreaId, AreaRecord } from '../world/areas.ts'
import { areas } from '../world/areas.ts'
import type { ProvinceId, ProvinceRecord } from '../world/provinces.ts'
import { provinces } from '../world/provinces.ts'
import type { SeaId, SeaRecord } from '../world/seas.ts'
import { seas } from '../world/seas.ts'

export type Province = ProvinceRecord & { readonly id: ProvinceId }
export type Area = AreaRecord & { readonly id: AreaId }
export type Sea = SeaRecord & { readonly id: SeaId }

export interface WorldTables {
  readonly provinces: readonly Province[]
  readonly areas: readonly Area[]
  readonly seas: readonly Sea[]
}

const onBaseMap = (record: { readonly map: 'base' | 'east' }): boolean => record.map === 'base'

/** The main map; Kushania is on it without its Area (XXXIII ‡). */
export const baseWorld: WorldTables = {
  provinces: provinces.filter(onBaseMap),
  areas: areas.filter(onBaseMap),
  seas: seas.filter(onBaseMap)
}

export function provincesByArea(world: WorldTables): ReadonlyMap<AreaId, readonly Province[]> {
  return new Map(
    world.areas.map((area) => [area.id, world.provinces.filter((province) => province.area === area.id)])
  )
}
