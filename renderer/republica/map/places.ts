import type { Army } from '#shared/republica/board/armies.ts'
import { type ProvinceId, provinceIds, type WarId } from '#shared/republica/content/ids.ts'

/** Land of the map that is not a province: Italy, and lands that never were one. */
export const landIds = [
  'italia',
  'pontus',
  'parthia',
  'aegyptus',
  'numidia',
  'thracia',
  'germania',
  'britannia'
] as const
export type LandId = (typeof landIds)[number]
export type MapPlaceId = ProvinceId | LandId

export function isLand(place: MapPlaceId): place is LandId {
  return landIds.some((land) => land === place)
}

export const mapPlaceIds: readonly MapPlaceId[] = [...provinceIds, ...landIds]

/** Where the wars are fought, as far as one place can say it. The map shows them there. */
const wars: Readonly<Partial<Record<WarId, MapPlaceId>>> = {
  'punic-1': 'sicilia',
  'punic-2': 'africa',
  'punic-3': 'africa',
  'illyrian-1': 'illyricum',
  'illyrian-2': 'illyricum',
  'gallic-1': 'gallia-cisalpina',
  'gallic-2': 'gallia-transalpina',
  'gallic-3': 'gallia-transalpina',
  'macedonian-1': 'macedonia',
  'macedonian-2': 'macedonia',
  'macedonian-3': 'macedonia',
  'macedonian-4': 'macedonia',
  syrian: 'syria',
  'pirates-1': 'cilicia-cyprus',
  'pirates-2': 'creta-cyrenaica',
  'germanic-migrations': 'gallia-narbonensis',
  jugurthine: 'numidia',
  lusitanian: 'hispania-ulterior',
  numantine: 'hispania-citerior',
  sertorian: 'hispania-citerior',
  'sicilian-slaves-1': 'sicilia',
  'sicilian-slaves-2': 'sicilia',
  alexandrine: 'aegyptus',
  'gladiator-revolt': 'italia',
  britannia: 'britannia',
  germania: 'germania',
  'mithridatic-1': 'bithynia',
  'mithridatic-2': 'pontus',
  'mithridatic-3': 'pontus',
  parthian: 'parthia',
  social: 'italia'
}

/** Where a war is fought; a rising in its province. */
export function placeOfWar(war: WarId): MapPlaceId {
  return wars[war] ?? provinceIds.find((province) => `rising-${province}` === war) ?? 'italia'
}

/** Where an army stands: at its war, or in Italy. */
export function placeOfArmy({ against }: Pick<Army, 'against'>): MapPlaceId {
  return against === 'home' || against === 'rebel' || against === 'rebellion' ? 'italia' : placeOfWar(against)
}
