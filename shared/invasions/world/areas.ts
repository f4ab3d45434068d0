/** XXXIII: the Areas as printed. `half` is the half of the map (XVI.C); we chose it for Areas outside those tables. */
export interface AreaRecord {
  readonly id: string
  readonly name: string
  readonly kind: 'barbarian' | 'civilised'
  readonly map: 'base' | 'east'
  readonly half: 'west' | 'east'
  /** Gold for a Kingdom with the whole Area; `kingdomIncomeWithEast` applies where the extension adds provinces. */
  readonly kingdomIncome: number
  readonly kingdomIncomeWithEast?: number
  /** Gold for an Empire in full control; null for Barbarian Areas, which print none. */
  readonly empireIncome: number | null
}

export const areas = [
  {
    id: 'arabia',
    name: 'Arabia',
    kind: 'barbarian',
    map: 'base',
    half: 'east',
    kingdomIncome: 2,
    kingdomIncomeWithEast: 2.5,
    empireIncome: null
  },
  {
    id: 'balticum',
    name: 'Balticum',
    kind: 'barbarian',
    map: 'base',
    half: 'east',
    kingdomIncome: 3,
    empireIncome: null
  },
  {
    id: 'barbarum',
    name: 'Barbarum',
    kind: 'barbarian',
    map: 'base',
    half: 'west',
    kingdomIncome: 4,
    empireIncome: null
  },
  {
    id: 'caledonia_hibernia',
    name: 'Caledonia Hibernia',
    kind: 'barbarian',
    map: 'base',
    half: 'west',
    kingdomIncome: 3,
    empireIncome: null
  },
  {
    id: 'caucasus',
    name: 'Caucasus',
    kind: 'barbarian',
    map: 'base',
    half: 'east',
    kingdomIncome: 7,
    empireIncome: null
  },
  {
    id: 'danubius',
    name: 'Danubius',
    kind: 'barbarian',
    map: 'base',
    half: 'east',
    kingdomIncome: 4,
    empireIncome: null
  },
  {
    id: 'germania',
    name: 'Germania',
    kind: 'barbarian',
    map: 'base',
    half: 'west',
    kingdomIncome: 4,
    empireIncome: null
  },
  {
    id: 'mauretania',
    name: 'Mauretania',
    kind: 'barbarian',
    map: 'base',
    half: 'west',
    kingdomIncome: 2,
    empireIncome: null
  },
  {
    id: 'oxia',
    name: 'Oxia',
    kind: 'barbarian',
    map: 'east',
    half: 'east',
    kingdomIncome: 3,
    empireIncome: null
  },
  {
    id: 'sarmatia',
    name: 'Sarmatia',
    kind: 'barbarian',
    map: 'base',
    half: 'east',
    kingdomIncome: 5,
    empireIncome: null
  },
  {
    id: 'scandinavia',
    name: 'Scandinavia',
    kind: 'barbarian',
    map: 'base',
    half: 'west',
    kingdomIncome: 3,
    empireIncome: null
  },
  {
    id: 'scythia',
    name: 'Scythia',
    kind: 'barbarian',
    map: 'base',
    half: 'east',
    kingdomIncome: 2,
    empireIncome: null
  },
  {
    id: 'aegyptus',
    name: 'Aegyptus',
    kind: 'civilised',
    map: 'base',
    half: 'east',
    kingdomIncome: 12,
    empireIncome: 9
  },
  {
    id: 'africa',
    name: 'Africa',
    kind: 'civilised',
    map: 'base',
    half: 'west',
    kingdomIncome: 9,
    empireIncome: 6
  },
  {
    id: 'asia',
    name: 'Asia',
    kind: 'civilised',
    map: 'base',
    half: 'east',
    kingdomIncome: 8,
    empireIncome: 7
  },
  {
    id: 'britannia',
    name: 'Britannia',
    kind: 'civilised',
    map: 'base',
    half: 'west',
    kingdomIncome: 11,
    empireIncome: 4
  },
  {
    id: 'cappadocia',
    name: 'Cappadocia',
    kind: 'civilised',
    map: 'base',
    half: 'east',
    kingdomIncome: 6,
    empireIncome: 6
  },
  {
    id: 'gallia_meridionalis',
    name: 'Gallia Meridionalis',
    kind: 'civilised',
    map: 'base',
    half: 'west',
    kingdomIncome: 12,
    empireIncome: 7
  },
  {
    id: 'gallia_septentrionalis',
    name: 'Gallia Septentrionalis',
    kind: 'civilised',
    map: 'base',
    half: 'west',
    kingdomIncome: 11,
    empireIncome: 5
  },
  {
    id: 'graecia',
    name: 'Graecia',
    kind: 'civilised',
    map: 'base',
    half: 'east',
    kingdomIncome: 9,
    empireIncome: 9
  },
  {
    id: 'hispania',
    name: 'Hispania',
    kind: 'civilised',
    map: 'base',
    half: 'west',
    kingdomIncome: 13,
    empireIncome: 5
  },
  {
    id: 'illyria',
    name: 'Illyria',
    kind: 'civilised',
    map: 'base',
    half: 'west',
    kingdomIncome: 6,
    empireIncome: 5
  },
  {
    id: 'india',
    name: 'India',
    kind: 'civilised',
    map: 'east',
    half: 'east',
    kingdomIncome: 7,
    empireIncome: 6
  },
  {
    id: 'italia',
    name: 'Italia',
    kind: 'civilised',
    map: 'base',
    half: 'west',
    kingdomIncome: 12,
    empireIncome: 12
  },
  {
    id: 'mesopotamia',
    name: 'Mesopotamia',
    kind: 'civilised',
    map: 'base',
    half: 'east',
    kingdomIncome: 12,
    empireIncome: 9
  },
  {
    id: 'moesia',
    name: 'Moesia',
    kind: 'civilised',
    map: 'base',
    half: 'east',
    kingdomIncome: 6,
    empireIncome: 4
  },
  {
    id: 'oriens',
    name: 'Oriens',
    kind: 'civilised',
    map: 'base',
    half: 'east',
    kingdomIncome: 8,
    empireIncome: 8
  },
  {
    id: 'parthia',
    name: 'Parthia',
    kind: 'civilised',
    map: 'east',
    half: 'east',
    kingdomIncome: 4,
    empireIncome: 3
  },
  {
    id: 'persia_orientalis',
    name: 'Persia Orientalis',
    kind: 'civilised',
    map: 'east',
    half: 'east',
    kingdomIncome: 5,
    empireIncome: 3
  },
  {
    id: 'persis',
    name: 'Persis',
    kind: 'civilised',
    map: 'base',
    half: 'east',
    kingdomIncome: 9,
    empireIncome: 5
  }
] as const satisfies readonly AreaRecord[]

export type AreaId = (typeof areas)[number]['id']

/** XXXIII: boxes beyond the edge of the map. A bonus is gold for the Kingdom or Empire that holds the attached land. */
export interface OffMapRecord {
  readonly id: string
  readonly name: string
  readonly map: 'base' | 'east'
  readonly role: 'transit' | 'bonus'
  readonly bonus: number
  readonly removedByEast: boolean
}

export const offMap = [
  {
    id: 'asia_centralis',
    name: 'Asia Centralis',
    map: 'east',
    role: 'transit',
    bonus: 0,
    removedByEast: false
  },
  {
    id: 'offmap_india_meridionalis',
    name: 'India Meridionalis',
    map: 'east',
    role: 'bonus',
    bonus: 2,
    removedByEast: false
  },
  {
    id: 'offmap_india_sept',
    name: 'India Septentrionalis',
    map: 'east',
    role: 'bonus',
    bonus: 2,
    removedByEast: false
  },
  {
    id: 'offmap_persia_orientalis',
    name: 'Persia Orientalis',
    map: 'base',
    role: 'bonus',
    bonus: 2,
    removedByEast: true
  }
] as const satisfies readonly OffMapRecord[]
