import type { EmperorId } from './ids.ts'
import type { ProvinceId } from './provinces.ts'

export interface EmperorRecord {
  readonly name: Readonly<Record<'en' | 'es', string>>
  readonly rank: 'augustus' | 'caesar'
  readonly half: 'east' | 'west'
  readonly partner: EmperorId
  readonly colour: 'green' | 'yellow' | 'red' | 'blue'
  /** The province in which his disc is printed. */
  readonly capital: ProvinceId
}

export const emperors: Readonly<Record<EmperorId, EmperorRecord>> = {
  diocletian: {
    name: { en: 'Diocletian', es: 'Diocleciano' },
    rank: 'augustus',
    half: 'east',
    partner: 'galerius',
    colour: 'green',
    capital: 'bithynia'
  },
  galerius: {
    name: { en: 'Galerius', es: 'Galerio' },
    rank: 'caesar',
    half: 'east',
    partner: 'diocletian',
    colour: 'yellow',
    capital: 'pannonia-inferior'
  },
  constantius: {
    name: { en: 'Constantius', es: 'Constancio' },
    rank: 'caesar',
    half: 'west',
    partner: 'maximian',
    colour: 'red',
    capital: 'germania-inferior'
  },
  maximian: {
    name: { en: 'Maximian', es: 'Maximiano' },
    rank: 'augustus',
    half: 'west',
    partner: 'constantius',
    colour: 'blue',
    capital: 'cisalpina'
  }
}
