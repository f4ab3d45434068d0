import { provinceIds } from '#shared/republica/content/ids.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import type { MapFacts, MapLayers, MapMode, Pattern, Swatch, Terrain } from '../../map/map-types.ts'
import type { RepublicaTranslator } from '../i18n/republica-translator.ts'
import { placeName } from './place-name.ts'
import { type MapPlaceId, mapPlaceIds } from './places.ts'

const terrains: Readonly<Partial<Record<MapPlaceId, Terrain>>> = {
  africa: 'steppe',
  numidia: 'steppe',
  aegyptus: 'desert',
  'creta-cyrenaica': 'desert',
  syria: 'steppe',
  parthia: 'desert',
  germania: 'forest',
  britannia: 'forest',
  thracia: 'mountain',
  illyricum: 'mountain',
  macedonia: 'mountain',
  pontus: 'mountain',
  'hispania-citerior': 'mountain'
}

export function mapFacts(words: RepublicaTranslator): MapFacts {
  return {
    provinces: Object.fromEntries(
      mapPlaceIds.map((id) => [
        id,
        {
          name: placeName(words, id),
          area: 'republic',
          terrain: terrains[id] ?? 'plain',
          city: null,
          marks: [],
          coin: null,
          notes: []
        }
      ])
    ),
    areas: { republic: { name: words.text('ui.map') } },
    seas: { internum: { name: 'Mare Internum' }, 'pontus-euxinus': { name: 'Pontus Euxinus' } }
  }
}

/** What Rome holds, and how. */
const holdings = ['italy', 'province', 'developed', 'free'] as const
type Holding = (typeof holdings)[number]

const looks: Readonly<Record<Holding, { readonly colour: string; readonly pattern: Pattern }>> = {
  italy: { colour: '#9c3326', pattern: 'none' },
  province: { colour: '#c58a4a', pattern: 'diagonal' },
  developed: { colour: '#c58a4a', pattern: 'none' },
  free: { colour: '#9d9a7c', pattern: 'none' }
}

function holdingOf({ provinces }: RepublicView, place: MapPlaceId): Holding {
  if (place === 'italia') return 'italy'
  const province = provinceIds.find((id) => id === place)
  const state = province && provinces[province]
  if (!state) return 'free'
  return state.isDeveloped ? 'developed' : 'province'
}

function holdingsMode(words: RepublicaTranslator, view: RepublicView): MapMode {
  const swatch = (holding: Holding): Swatch => ({
    ...looks[holding],
    label: words.text(`holding.${holding}`)
  })
  return {
    id: 'holdings',
    label: words.text('ui.map'),
    colouring: {
      kind: 'wash',
      swatches: Object.fromEntries(holdings.map((holding) => [holding, swatch(holding)])),
      provinces: Object.fromEntries(mapPlaceIds.map((place) => [place, holdingOf(view, place)]))
    }
  }
}

/** The page draws wars and armies itself, so the map has no stacks. */
export function mapLayers(
  words: RepublicaTranslator,
  view: RepublicView,
  targets: readonly string[]
): MapLayers {
  return {
    extent: 'base',
    mode: holdingsMode(words, view),
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
