import { type AreaId, areaIds } from '#shared/byzantion/content/ids.ts'
import type { MapFacts, MapLayers, MapMode, Swatch } from '../../map/map-types.ts'
import type { ByzantionTranslator } from '../i18n/byzantion-translator.ts'
import { areaLooks } from '../looks.ts'

const terrains = {
  thracia: 'mountain',
  italia: 'plain',
  'mare-tyrrhenum': 'plain',
  africa: 'steppe',
  aegyptus: 'desert',
  oriens: 'steppe'
} as const

export function mapFacts(words: ByzantionTranslator): MapFacts {
  return {
    provinces: Object.fromEntries(
      areaIds.map((id) => [
        id,
        {
          name: words.name('area', id),
          area: 'empire',
          terrain: terrains[id],
          city: null,
          marks: [],
          coin: null,
          notes: []
        }
      ])
    ),
    areas: { empire: { name: words.text('ui.empire') } },
    seas: { internum: { name: 'Mare Internum' }, pontus: { name: 'Pontus Euxinus' } }
  }
}

/** Every territory in its colour. */
function territories(words: ByzantionTranslator): MapMode {
  const swatch = (id: AreaId): Swatch => ({ ...areaLooks[id], label: words.name('area', id) })
  return {
    id: 'territories',
    label: words.text('ui.map'),
    colouring: {
      kind: 'wash',
      swatches: Object.fromEntries(areaIds.map((id) => [id, swatch(id)])),
      provinces: Object.fromEntries(areaIds.map((id) => [id, id]))
    }
  }
}

/** The page draws the pieces itself, so the map has no stacks. */
export function mapLayers(words: ByzantionTranslator, targets: readonly string[]): MapLayers {
  return {
    extent: 'base',
    mode: territories(words),
    glyphs: {},
    sides: {},
    stacks: [],
    arrows: [],
    highlight:
      targets.length > 0
        ? { targets: targets.map((place) => ({ place, look: 'plain' })), dimOthers: false }
        : null,
    marked: []
  }
}
