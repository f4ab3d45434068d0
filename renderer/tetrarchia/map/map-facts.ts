import { type RegionId, regionIds, seaIds } from '#shared/tetrarchia/world/ids.ts'
import type { ProvinceId } from '#shared/tetrarchia/world/provinces.ts'
import { neighbours, province, provinceIds } from '#shared/tetrarchia/world/queries.ts'
import { outerRegions, regionNames } from '#shared/tetrarchia/world/regions.ts'
import { seas } from '#shared/tetrarchia/world/seas.ts'
import type { MapFacts, ProvinceFacts, Terrain, TooltipNote } from '../../map/map-types.ts'
import type { TetrarchiaTranslator } from '../i18n/tetrarchia-translator.ts'

/** Terrain for the map painter, where it is not plain. */
const terrains: Readonly<Partial<Record<ProvinceId, Terrain>>> = {
  gaetulia: 'desert',
  libya: 'desert',
  tripolitania: 'desert',
  cyrenaica: 'desert',
  aegyptus: 'desert',
  persia: 'steppe',
  sarmatia: 'steppe',
  'pannonia-inferior': 'steppe',
  numidia: 'steppe',
  caesariensis: 'steppe',
  cappadocia: 'steppe',
  britannia: 'forest',
  'germania-magna': 'forest',
  'germania-inferior': 'forest',
  belgica: 'forest',
  rhaetia: 'mountain',
  noricum: 'mountain',
  dalmatia: 'mountain',
  dardania: 'mountain',
  epirus: 'mountain',
  cilicia: 'mountain'
}

/** The dice that name the province: `II 1`. */
export function coordinatesOf(id: ProvinceId): string {
  const { region, number } = province(id)
  const numeral = region === 'italia' ? '' : outerRegions[region].numeral
  return [numeral, number ?? ''].filter((part) => part !== '').join(' ')
}

/** The facts that the map needs. */
export function mapFacts(words: TetrarchiaTranslator): MapFacts {
  return {
    provinces: Object.fromEntries(provinceIds.map((id) => [id, factsOf(id, words)])),
    areas: Object.fromEntries(regionIds.map((id) => [id, { name: regionTitle(id) }])),
    seas: Object.fromEntries(seaIds.map((id) => [id, { name: seas[id].name }]))
  }
}

/** A region's name with the number of its Roman die. */
export function regionTitle(id: RegionId): string {
  return id === 'italia' ? regionNames[id] : `${outerRegions[id].numeral} ${regionNames[id]}`
}

function factsOf(id: ProvinceId, words: TetrarchiaTranslator): ProvinceFacts {
  const { name, region } = province(id)
  return {
    name,
    area: region,
    terrain: terrains[id] ?? 'plain',
    city: null,
    marks: [],
    coin: null,
    notes: notesOn(id, words)
  }
}

function notesOn(id: ProvinceId, words: TetrarchiaTranslator): TooltipNote[] {
  const { number, region, seas: coasts, capital } = province(id)
  const owner = capital === 'any' ? words.text('map.capital-any') : capital && words.name('emperor', capital)
  const barriers = neighbours(id).flatMap(({ id: to, broken }) =>
    broken ? [`${province(to).name} (${broken.name})`] : []
  )
  return [
    ...(number === null ? [{ label: words.text('map.beyond'), value: '✓' }] : []),
    ...(number === null || region === 'italia'
      ? []
      : [{ label: words.text('map.coordinates'), value: coordinatesOf(id) }]),
    ...(coasts.length === 0
      ? []
      : [{ label: words.text('map.coast'), value: words.list(coasts.map((sea) => seas[sea].name)) }]),
    ...(barriers.length === 0 ? [] : [{ label: words.text('map.broken'), value: words.list(barriers) }]),
    ...(owner === undefined ? [] : [{ label: words.text('map.capital'), value: owner }])
  ]
}
