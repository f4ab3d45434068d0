import type { EmperorId, RegionId, SeaId } from './ids.ts'
import type { Source } from './record-source.ts'

/** A circle of the board: one of the 42 Roman provinces, or a land beyond the frontier. */
export interface ProvinceRecord {
  /** Latin, and the same in every language. */
  readonly name: string
  readonly region: RegionId
  /** Its number in the region; null for the land beyond the frontier. */
  readonly number: 1 | 2 | 3 | 4 | 5 | 6 | null
  /** The sea zones on its coast. */
  readonly seas: readonly SeaId[]
  /** The emperor whose disc is printed there; Roma's counts for any emperor. */
  readonly capital?: EmperorId | 'any'
  readonly lon: number
  readonly lat: number
  /** The source for this province. */
  readonly source: Source
}

/** The printed board is lost: this is our reconstruction, which fits every fact of the rulebooks. */
export const provinces = {
  cisalpina: {
    name: 'Cisalpina',
    region: 'italia',
    number: 1,
    seas: ['internum'],
    capital: 'maximian',
    lon: 10.0,
    lat: 45.1,
    source: 'rulebook'
  },
  etruria: {
    name: 'Etruria',
    region: 'italia',
    number: 2,
    seas: ['internum'],
    lon: 11.2,
    lat: 43.1,
    source: 'rulebook'
  },
  roma: {
    name: 'Roma',
    region: 'italia',
    number: 3,
    seas: ['internum'],
    capital: 'any',
    lon: 13.1,
    lat: 41.5,
    source: 'rulebook'
  },
  lucania: {
    name: 'Lucania',
    region: 'italia',
    number: 4,
    seas: ['internum'],
    lon: 16.2,
    lat: 40.2,
    source: 'public'
  },
  sicilia: {
    name: 'Sicilia',
    region: 'italia',
    number: 5,
    seas: ['internum'],
    lon: 14.2,
    lat: 37.4,
    source: 'ours'
  },
  sardinia: {
    name: 'Sardinia',
    region: 'italia',
    number: 6,
    seas: ['internum'],
    lon: 9.0,
    lat: 40.2,
    source: 'ours'
  },
  tingitana: {
    name: 'Tingitana',
    region: 'hispania',
    number: 1,
    seas: ['atlanticum', 'internum'],
    lon: -5.4,
    lat: 34.2,
    source: 'ours'
  },
  baetica: {
    name: 'Baetica',
    region: 'hispania',
    number: 2,
    seas: ['atlanticum', 'internum'],
    lon: -5.3,
    lat: 37.1,
    source: 'ours'
  },
  carthaginensis: {
    name: 'Carthaginensis',
    region: 'hispania',
    number: 3,
    seas: ['internum'],
    lon: -1.5,
    lat: 38.7,
    source: 'ours'
  },
  lusitania: {
    name: 'Lusitania',
    region: 'hispania',
    number: 4,
    seas: ['atlanticum'],
    lon: -8.3,
    lat: 39.4,
    source: 'ours'
  },
  gallaecia: {
    name: 'Gallaecia',
    region: 'hispania',
    number: 5,
    seas: ['atlanticum'],
    lon: -7.6,
    lat: 42.7,
    source: 'ours'
  },
  tarraconensis: {
    name: 'Tarraconensis',
    region: 'hispania',
    number: 6,
    seas: ['internum'],
    lon: 0.2,
    lat: 41.4,
    source: 'rulebook'
  },
  belgica: {
    name: 'Belgica',
    region: 'gallia',
    number: 1,
    seas: ['atlanticum'],
    lon: 3.0,
    lat: 50.2,
    source: 'rulebook'
  },
  'germania-inferior': {
    name: 'Germania Inferior',
    region: 'gallia',
    number: 2,
    seas: [],
    capital: 'constantius',
    lon: 6.9,
    lat: 51.3,
    source: 'ours'
  },
  'germania-superior': {
    name: 'Germania Superior',
    region: 'gallia',
    number: 3,
    seas: [],
    lon: 7.2,
    lat: 48.4,
    source: 'rulebook'
  },
  lugdunensis: {
    name: 'Lugdunensis',
    region: 'gallia',
    number: 4,
    seas: ['atlanticum'],
    lon: 0.2,
    lat: 48.0,
    source: 'rulebook'
  },
  aquitania: {
    name: 'Aquitania',
    region: 'gallia',
    number: 5,
    seas: ['atlanticum'],
    lon: -0.6,
    lat: 44.9,
    source: 'ours'
  },
  narbonensis: {
    name: 'Narbonensis',
    region: 'gallia',
    number: 6,
    seas: ['internum'],
    lon: 4.3,
    lat: 43.7,
    source: 'rulebook'
  },
  'pannonia-inferior': {
    name: 'Pannonia Inferior',
    region: 'illyricum',
    number: 1,
    seas: [],
    capital: 'galerius',
    lon: 19.6,
    lat: 46.7,
    source: 'ours'
  },
  'pannonia-superior': {
    name: 'Pannonia Superior',
    region: 'illyricum',
    number: 2,
    seas: [],
    lon: 16.0,
    lat: 46.2,
    source: 'rulebook'
  },
  noricum: {
    name: 'Noricum',
    region: 'illyricum',
    number: 3,
    seas: [],
    lon: 14.2,
    lat: 48.6,
    source: 'public'
  },
  dalmatia: {
    name: 'Dalmatia',
    region: 'illyricum',
    number: 4,
    seas: ['internum'],
    lon: 17.0,
    lat: 43.7,
    source: 'rulebook'
  },
  dardania: {
    name: 'Dardania',
    region: 'illyricum',
    number: 5,
    seas: [],
    lon: 20.4,
    lat: 42.7,
    source: 'ours'
  },
  rhaetia: {
    name: 'Rhaetia',
    region: 'illyricum',
    number: 6,
    seas: [],
    lon: 10.4,
    lat: 47.7,
    source: 'rulebook'
  },
  'moesia-inferior': {
    name: 'Moesia Inferior',
    region: 'graecia',
    number: 1,
    seas: ['aegaeum'],
    lon: 27.4,
    lat: 44.0,
    source: 'ours'
  },
  'moesia-superior': {
    name: 'Moesia Superior',
    region: 'graecia',
    number: 2,
    seas: [],
    lon: 22.8,
    lat: 44.6,
    source: 'ours'
  },
  thracia: {
    name: 'Thracia',
    region: 'graecia',
    number: 3,
    seas: ['aegaeum'],
    lon: 26.0,
    lat: 41.7,
    source: 'rulebook'
  },
  macedonia: {
    name: 'Macedonia',
    region: 'graecia',
    number: 4,
    seas: ['aegaeum'],
    lon: 22.8,
    lat: 40.7,
    source: 'rulebook'
  },
  achaia: {
    name: 'Achaia',
    region: 'graecia',
    number: 5,
    seas: ['internum', 'aegaeum'],
    lon: 22.6,
    lat: 37.4,
    source: 'ours'
  },
  epirus: {
    name: 'Epirus',
    region: 'graecia',
    number: 6,
    seas: ['internum'],
    lon: 20.0,
    lat: 39.6,
    source: 'rulebook'
  },
  syria: {
    name: 'Syria',
    region: 'asia-minor',
    number: 1,
    seas: ['aegaeum'],
    lon: 36.4,
    lat: 34.3,
    source: 'ours'
  },
  cilicia: {
    name: 'Cilicia',
    region: 'asia-minor',
    number: 2,
    seas: ['aegaeum'],
    lon: 33.2,
    lat: 36.7,
    source: 'ours'
  },
  cappadocia: {
    name: 'Cappadocia',
    region: 'asia-minor',
    number: 3,
    seas: [],
    lon: 36.2,
    lat: 38.8,
    source: 'ours'
  },
  pontus: {
    name: 'Pontus',
    region: 'asia-minor',
    number: 4,
    seas: ['aegaeum'],
    lon: 36.4,
    lat: 41.1,
    source: 'ours'
  },
  bithynia: {
    name: 'Bithynia',
    region: 'asia-minor',
    number: 5,
    seas: ['aegaeum'],
    capital: 'diocletian',
    lon: 31.0,
    lat: 40.8,
    source: 'ours'
  },
  asia: {
    name: 'Asia',
    region: 'asia-minor',
    number: 6,
    seas: ['aegaeum'],
    lon: 28.2,
    lat: 38.3,
    source: 'ours'
  },
  aegyptus: {
    name: 'Aegyptus',
    region: 'africa',
    number: 1,
    seas: ['aegaeum'],
    lon: 30.6,
    lat: 30.5,
    source: 'ours'
  },
  cyrenaica: {
    name: 'Cyrenaica',
    region: 'africa',
    number: 2,
    seas: ['internum', 'aegaeum'],
    lon: 22.0,
    lat: 32.2,
    source: 'ours'
  },
  tripolitania: {
    name: 'Tripolitania',
    region: 'africa',
    number: 3,
    seas: ['internum'],
    lon: 13.6,
    lat: 32.4,
    source: 'ours'
  },
  numidia: {
    name: 'Numidia',
    region: 'africa',
    number: 4,
    seas: ['internum'],
    lon: 6.2,
    lat: 36.3,
    source: 'ours'
  },
  caesariensis: {
    name: 'Caesariensis',
    region: 'africa',
    number: 5,
    seas: ['internum'],
    lon: 1.4,
    lat: 35.9,
    source: 'ours'
  },
  proconsularis: {
    name: 'Proconsularis',
    region: 'africa',
    number: 6,
    seas: ['internum'],
    lon: 10.2,
    lat: 36.3,
    source: 'ours'
  },
  gaetulia: {
    name: 'Gaetulia',
    region: 'hispania',
    number: null,
    seas: [],
    lon: -1.4,
    lat: 32.0,
    source: 'public'
  },
  britannia: {
    name: 'Britannia',
    region: 'gallia',
    number: null,
    seas: [],
    lon: -1.6,
    lat: 52.3,
    source: 'rulebook'
  },
  'germania-magna': {
    name: 'Germania Magna',
    region: 'illyricum',
    number: null,
    seas: [],
    lon: 16.6,
    lat: 51.3,
    source: 'public'
  },
  sarmatia: {
    name: 'Sarmatia',
    region: 'graecia',
    number: null,
    seas: [],
    lon: 27.2,
    lat: 47.8,
    source: 'public'
  },
  persia: {
    name: 'Persia',
    region: 'asia-minor',
    number: null,
    seas: [],
    lon: 43.0,
    lat: 36.6,
    source: 'public'
  },
  libya: { name: 'Libya', region: 'africa', number: null, seas: [], lon: 25.4, lat: 28.6, source: 'public' }
} as const satisfies Readonly<Record<string, ProvinceRecord>>

export type ProvinceId = keyof typeof provinces
/** A land beyond the frontier. */
export type FrontierId = {
  [Id in ProvinceId]: (typeof provinces)[Id]['number'] extends null ? Id : never
}[ProvinceId]
/** A place on the board. */
export type PlaceId = ProvinceId | SeaId
