import type { InvasionsView } from '#shared/invasions/view.ts'
import type { Extent } from '#shared/map/drawing.ts'
import type { MapContent } from '../../map/map-types.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { washesOf } from './colourings.ts'
import { glyphs } from './glyphs.ts'
import { currentCities, mapFacts } from './map-facts.ts'
import { mapModes } from './map-modes.ts'
import { mapStacksOf } from './map-stacks.ts'
import { type MapWords, mapWordsOf } from './map-words.ts'
import { charges } from './nation-emblems.ts'
import { mapSides } from './side-looks.ts'

const drawings = { ...glyphs, ...charges }

/** Content that changes only with a city or the language. */
interface CachedContent extends Pick<MapContent, 'facts' | 'sides'> {
  readonly cities: InvasionsView['cities']
  readonly extent: Extent
  readonly words: MapWords
}

/** The last content for each language. Most events change no city. */
const cache = new WeakMap<InvasionsTranslator, CachedContent>()

/** All that the map shows of the game to the viewing side. */
export function mapContent(view: InvasionsView, extent: Extent, speaker: InvasionsTranslator): MapContent {
  const { words, facts, sides } = contentOfCities(view, extent, speaker)
  return {
    facts,
    modes: mapModes(words, washesOf(view, speaker)),
    glyphs: drawings,
    sides,
    stacks: mapStacksOf(view, speaker)
  }
}

function contentOfCities(
  { cities }: InvasionsView,
  extent: Extent,
  speaker: InvasionsTranslator
): CachedContent {
  const known = cache.get(speaker)
  if (known?.cities === cities && known.extent === extent) return known
  const words = known?.words ?? mapWordsOf(speaker)
  const facts = mapFacts(extent, currentCities(cities), words)
  const now = { cities, extent, words, facts, sides: known?.sides ?? mapSides(speaker) }
  cache.set(speaker, now)
  return now
}
