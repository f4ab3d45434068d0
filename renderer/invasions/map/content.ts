import type { InvasionsView } from '#shared/invasions/view.ts'
import type { Extent } from '#shared/map/drawing.ts'
import type { MapContent } from '../../map/types.ts'
import type { InvasionsSpeaker } from '../speaker.ts'
import { washesOf } from './colourings.ts'
import { citiesNow, mapFacts } from './facts.ts'
import { glyphs } from './glyphs.ts'
import { mapModes } from './modes.ts'
import { mapSides } from './sides.ts'
import { stacksOf } from './stacks.ts'
import { mapWordsOf } from './words.ts'

/** All that the map shows of the game to the side that looks. */
export function mapContent(view: InvasionsView, extent: Extent, speaker: InvasionsSpeaker): MapContent {
  const words = mapWordsOf(speaker)
  return {
    facts: mapFacts(extent, citiesNow(view.cities), words),
    modes: mapModes(words, washesOf(view, speaker)),
    glyphs,
    sides: mapSides(speaker),
    stacks: stacksOf(view, speaker)
  }
}
