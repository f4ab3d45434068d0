import type { Terrain } from '../../map/map-types.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import type { MapModeId } from './map-modes.ts'

/** The game's words on its map. */
export interface MapWords {
  readonly modes: Readonly<Record<MapModeId, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
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

export function mapWordsOf(words: InvasionsTranslator): MapWords {
  return {
    modes: {
      political: words.text('map-mode.political'),
      nations: words.text('map-mode.nations'),
      terrain: words.text('map-mode.terrain'),
      income: words.text('map-mode.income'),
      religion: words.text('map-mode.religion'),
      objectives: words.text('map-mode.objectives')
    },
    terrains: {
      plain: words.text('terrain.plain'),
      steppe: words.text('terrain.steppe'),
      forest: words.text('terrain.forest'),
      mountain: words.text('terrain.mountain'),
      marsh: words.text('terrain.marsh'),
      desert: words.text('terrain.desert')
    },
    terrain: words.text('map.terrain'),
    income: words.text('map.income'),
    city: words.text('map.city'),
    citySite: words.text('map.city-site'),
    cityLevel: (level) => words.text('map.city-level', { level }),
    fortified: words.text('map.fortified'),
    port: words.text('map.port'),
    granary: words.text('map.granary'),
    caravan: words.text('map.caravan')
  }
}
