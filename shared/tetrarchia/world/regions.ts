import type { OuterRegionId, RegionId } from './ids.ts'
import type { FrontierId, ProvinceId } from './provinces.ts'

export interface OuterRegion {
  readonly numeral: string
  /** The land beyond its frontier, where its armies appear. */
  readonly frontier: FrontierId
  /** II.3: the route of an army from there to Roma. */
  readonly route: readonly ProvinceId[]
}

export const regionNames: Readonly<Record<RegionId, string>> = {
  italia: 'Italia',
  hispania: 'Hispania',
  gallia: 'Gallia',
  illyricum: 'Illyricum',
  graecia: 'Graecia',
  'asia-minor': 'Asia Minor',
  africa: 'Africa'
}

/** In the order of the Roman die. */
export const outerRegions: Readonly<Record<OuterRegionId, OuterRegion>> = {
  hispania: {
    numeral: 'I',
    frontier: 'gaetulia',
    route: [
      'tingitana',
      'baetica',
      'carthaginensis',
      'tarraconensis',
      'narbonensis',
      'cisalpina',
      'etruria',
      'roma'
    ]
  },
  gallia: {
    numeral: 'II',
    frontier: 'britannia',
    route: [
      'belgica',
      'germania-inferior',
      'germania-superior',
      'lugdunensis',
      'aquitania',
      'narbonensis',
      'cisalpina',
      'etruria',
      'roma'
    ]
  },
  illyricum: {
    numeral: 'III',
    frontier: 'germania-magna',
    route: ['pannonia-inferior', 'pannonia-superior', 'noricum', 'rhaetia', 'cisalpina', 'etruria', 'roma']
  },
  graecia: {
    numeral: 'IV',
    frontier: 'sarmatia',
    route: ['moesia-inferior', 'moesia-superior', 'thracia', 'macedonia', 'epirus', 'lucania', 'roma']
  },
  'asia-minor': {
    numeral: 'V',
    frontier: 'persia',
    route: [
      'syria',
      'cilicia',
      'cappadocia',
      'pontus',
      'bithynia',
      'asia',
      'thracia',
      'macedonia',
      'epirus',
      'lucania',
      'roma'
    ]
  },
  africa: {
    numeral: 'VI',
    frontier: 'libya',
    route: ['aegyptus', 'cyrenaica', 'tripolitania', 'proconsularis', 'sicilia', 'lucania', 'roma']
  }
}
