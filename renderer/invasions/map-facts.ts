import { areas } from '#shared/invasions/world/areas.ts'
import { type ProvinceRecord, provinces } from '#shared/invasions/world/provinces.ts'
import { seas } from '#shared/invasions/world/seas.ts'
import type { Extent } from '#shared/map/drawing.ts'
import type { MapFacts, ProvinceFacts } from '../map/types.ts'

/** Cities by which a reader finds the way on the whole map, besides the great ones. */
const LANDMARKS: ReadonlySet<string> = new Set(['Londinium', 'Antiochia', 'Athenae', 'Ravenna', 'Treveri'])

/** The world of the game as the map wants it. */
export function mapFacts(extent: Extent): MapFacts {
  const records: readonly ProvinceRecord[] = provinces
  return {
    provinces: Object.fromEntries(records.map((record) => [record.id, provinceFacts(record, extent)])),
    areas: Object.fromEntries(areas.map(({ id, name }) => [id, { name }])),
    seas: Object.fromEntries(seas.map(({ id, name }) => [id, { name }]))
  }
}

function provinceFacts(record: ProvinceRecord, extent: Extent): ProvinceFacts {
  const { name, area, terrain, income, city, granary, caravan } = record
  return {
    name,
    area,
    terrain,
    income,
    city: city && { ...city, landmark: LANDMARKS.has(city.name) },
    granary,
    caravan: caravan === 'always' || (caravan === 'base' && extent === 'base')
  }
}
