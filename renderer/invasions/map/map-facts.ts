import { areas } from '#shared/invasions/world/areas.ts'
import { type ProvinceRecord, provinces } from '#shared/invasions/world/provinces.ts'
import { seas } from '#shared/invasions/world/seas.ts'
import type { Extent } from '#shared/map/drawing.ts'
import type { CityFacts, MapFacts, ProvinceFacts, ProvinceMark, TooltipNote } from '../../map/map-types.ts'
import type { GlyphId } from './glyphs.ts'
import { formatIncome } from './income.ts'
import type { MapWords } from './map-words.ts'

/** Cities that are named even on the whole map, as landmarks besides the great ones. */
const LANDMARKS: ReadonlySet<string> = new Set(['Londinium', 'Antiochia', 'Athenae', 'Ravenna', 'Treveri'])

type CityState = Pick<CityFacts, 'level' | 'fortified'>

/** The state of the city in a province. */
export type CityStateIn = (province: ProvinceRecord) => CityState

const SITE: CityState = { level: 0, fortified: false }
const seaNames: ReadonlyMap<string, string> = new Map(seas.map(({ id, name }) => [id, name]))

/** The cities as they are now: founded, grown or razed. */
export function currentCities(cities: Readonly<Partial<Record<string, CityState>>>): CityStateIn {
  return ({ id }) => cities[id] ?? SITE
}

/** The cities of the printed map. */
export const printedCities: CityStateIn = ({ city }) => city ?? SITE

/** The world of the game in the format of the map. */
export function mapFacts(extent: Extent, cityStateIn: CityStateIn, words: MapWords): MapFacts {
  const records: readonly ProvinceRecord[] = provinces
  const facts = (record: ProvinceRecord) => provinceFacts(record, cityStateIn(record), extent, words)
  return {
    provinces: Object.fromEntries(records.map((record) => [record.id, facts(record)])),
    areas: Object.fromEntries(areas.map(({ id, name }) => [id, { name }])),
    seas: Object.fromEntries(seas.map(({ id, name }) => [id, { name }]))
  }
}

function provinceFacts(
  record: ProvinceRecord,
  state: CityState,
  extent: Extent,
  words: MapWords
): ProvinceFacts {
  const { name, area, terrain, income, city } = record
  return {
    name,
    area,
    terrain,
    city: city && {
      name: city.name,
      level: state.level,
      fortified: state.fortified,
      landmark: LANDMARKS.has(city.name),
      port: city.port !== null
    },
    marks: marksOf(record, extent, words),
    coin: formatIncome(income),
    notes: notesOn(record, state, words)
  }
}

function marksOf({ granary, caravan }: ProvinceRecord, extent: Extent, words: MapWords): ProvinceMark[] {
  const mark = (glyph: GlyphId, label: string): ProvinceMark => ({ glyph, label })
  const hasCaravan = caravan === 'always' || (caravan === 'base' && extent === 'base')
  return [
    ...(granary ? [mark('granary', words.granary)] : []),
    ...(hasCaravan ? [mark('caravan', words.caravan)] : [])
  ]
}

function notesOn(
  { terrain, income, city }: ProvinceRecord,
  state: CityState,
  words: MapWords
): TooltipNote[] {
  return [
    { label: words.terrain, value: words.terrains[terrain] },
    { label: words.income, value: formatIncome(income) },
    ...(city ? [{ label: words.city, value: describeCity(city, state, words) }] : [])
  ]
}

function describeCity(
  { name, port }: NonNullable<ProvinceRecord['city']>,
  { level, fortified }: CityState,
  words: MapWords
): string {
  return [
    name,
    level === 0 ? words.citySite : words.cityLevel(level),
    ...(fortified ? [words.fortified] : []),
    ...(port === null ? [] : [`${words.port} (${seaNames.get(port) ?? port})`])
  ].join(', ')
}
