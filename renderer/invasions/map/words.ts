import type { Language } from '../../i18n/dictionary.ts'
import type { Terrain } from '../../map/types.ts'
import type { ModeId } from './modes.ts'

/** What the game says on its map. */
export interface MapWords {
  readonly modes: Readonly<Record<ModeId, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  /** The least first. */
  readonly incomeSteps: readonly string[]
  readonly terrain: string
  readonly income: string
  readonly city: string
  readonly citySite: string
  readonly cityLevel: (level: number) => string
  readonly fortified: string
  readonly port: string
  readonly granary: string
  readonly caravan: string
}

const en: MapWords = {
  modes: {
    political: 'Political',
    terrain: 'Terrain',
    income: 'Income',
    religion: 'Religion',
    objectives: 'Objectives'
  },
  terrains: {
    plain: 'Plain',
    steppe: 'Steppe',
    forest: 'Forest',
    mountain: 'Mountain',
    marsh: 'Marsh',
    desert: 'Desert'
  },
  incomeSteps: ['0', '½', '1', '1½–2', '2½ +'],
  terrain: 'Terrain',
  income: 'Income',
  city: 'City',
  citySite: 'empty city site',
  cityLevel: (level) => `level ${level}`,
  fortified: 'walled',
  port: 'port',
  granary: 'Granary',
  caravan: 'Caravan'
}

const es: MapWords = {
  modes: {
    political: 'Político',
    terrain: 'Terreno',
    income: 'Renta',
    religion: 'Religión',
    objectives: 'Objetivos'
  },
  terrains: {
    plain: 'Llanura',
    steppe: 'Estepa',
    forest: 'Bosque',
    mountain: 'Montaña',
    marsh: 'Pantano',
    desert: 'Desierto'
  },
  incomeSteps: ['0', '½', '1', '1½–2', '2½ +'],
  terrain: 'Terreno',
  income: 'Renta',
  city: 'Ciudad',
  citySite: 'emplazamiento vacío',
  cityLevel: (level) => `nivel ${level}`,
  fortified: 'amurallada',
  port: 'puerto',
  granary: 'Granero',
  caravan: 'Caravana'
}

export const mapWords: Readonly<Record<Language, MapWords>> = { en, es }

export function mapWordsIn(language: string): MapWords {
  return language === 'es' ? es : en
}
