import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** X.D: the caravan for each face of the D10. */
export const caravanTable: readonly ProvinceId[] = [
  'aegyptus',
  'aegyptus',
  'rhagae',
  'rhagae',
  'rhagae',
  'rhagae',
  'rhagae',
  'siraces',
  'siraces',
  'tripolitania'
]

/** XVI.C: the Area for each face of the D10, by half of the map. */
export const revoltTable: Readonly<Record<'west' | 'east', readonly AreaId[]>> = {
  west: [
    'gallia_meridionalis',
    'illyria',
    'britannia',
    'britannia',
    'gallia_septentrionalis',
    'italia',
    'africa',
    'africa',
    'hispania',
    'hispania'
  ],
  east: [
    'moesia',
    'asia',
    'cappadocia',
    'graecia',
    'aegyptus',
    'aegyptus',
    'oriens',
    'oriens',
    'mesopotamia',
    'persis'
  ]
}
