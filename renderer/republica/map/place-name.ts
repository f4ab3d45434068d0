import { provinceIds, warIds } from '#shared/republica/content/ids.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { RepublicaTranslator } from '../i18n/republica-translator.ts'
import { isLand, landIds, type MapPlaceId } from './places.ts'

/** A land as the map names it. */
export function placeName(words: RepublicaTranslator, id: MapPlaceId): string {
  return isLand(id) ? words.text(`land.${id}`) : words.name('province', id)
}

/** The place of an event or of an option: a province, a land, or a war. */
export function placeNameOf(_: RepublicView, ref: string, id: string, words: Translator): string | undefined {
  if (ref !== 'place') return undefined
  if (provinceIds.some((province) => province === id)) return words.name('province', id)
  if (warIds.some((war) => war === id)) return words.name('war', id)
  return landIds.some((land) => land === id) ? words.name('land', id) : undefined
}
