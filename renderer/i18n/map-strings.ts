import type { MapStrings } from '../map/map-strings.ts'
import type { Translator } from './translator.ts'

/** The map's own labels, the same for every game. */
export function mapStrings(words: Translator): MapStrings {
  return {
    map: words.text('map.label'),
    keyboardHelp: words.text('map.keyboard-help'),
    jump: words.text('map.jump'),
    jumpNothing: words.text('map.jump-nothing'),
    zoomIn: words.text('map.zoom-in'),
    zoomOut: words.text('map.zoom-out'),
    wholeMap: words.text('map.whole'),
    legend: words.text('map.legend'),
    area: words.text('map.kind-area'),
    province: words.text('map.kind-province'),
    city: words.text('map.kind-city'),
    sea: words.text('map.kind-sea')
  }
}
