import type { InvasionsView } from '#shared/invasions/view.ts'
import { isProvinceId, provinceById } from '#shared/invasions/world/world-queries.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { placeFactsAt } from './place-facts.ts'

/** An offered place in one line: terrain, city, and the side's own units there. */
export function placeSummary(
  view: InvasionsView,
  place: string,
  side: string | null,
  words: InvasionsTranslator
): string {
  const { terrain, city, forces } = placeFactsAt(view, place)
  const own = forces.filter((force) => force.side === side).reduce((sum, { units }) => sum + units, 0)
  return [
    ...(terrain ? [words.text(`terrain.${terrain}`)] : []),
    ...(city
      ? [words.text(city.fortified ? 'ground.walled-city' : 'ground.city', { level: city.level })]
      : isProvinceId(place) && provinceById(place).city
        ? [words.text('realm.empty-site')]
        : []),
    ...(own > 0 ? [words.text('realm.units-there', { units: own })] : [])
  ].join(' · ')
}

/** The Area under which a place is listed. A sea is listed under its own name. */
export function areaHeading(place: string, words: InvasionsTranslator): string {
  return isProvinceId(place) ? words.name('area', provinceById(place).area) : words.name('place', place)
}
