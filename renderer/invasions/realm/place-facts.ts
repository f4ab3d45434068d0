import type { InvasionsView } from '#shared/invasions/view.ts'
import { isProvinceId, province } from '#shared/invasions/world/queries.ts'
import { groundAt } from '../forces.ts'
import type { InvasionsSpeaker } from '../speaker.ts'

/** An offered place in one line: terrain, city, and the side's own units there. */
export function placeFacts(
  view: InvasionsView,
  place: string,
  side: string | null,
  words: InvasionsSpeaker
): string {
  const { terrain, city, forces } = groundAt(view, place)
  const own = forces.filter((force) => force.side === side).reduce((sum, { units }) => sum + units, 0)
  return [
    ...(terrain ? [words.text(`terrain.${terrain}`)] : []),
    ...(city
      ? [words.text(city.fortified ? 'ground.walled-city' : 'ground.city', { level: city.level })]
      : isProvinceId(place) && province(place).city
        ? [words.text('realm.empty-site')]
        : []),
    ...(own > 0 ? [words.text('realm.units-there', { units: own })] : [])
  ].join(' · ')
}

/** The Area under which a place is listed. A sea is listed under its own name. */
export function areaNameOf(place: string, words: InvasionsSpeaker): string {
  return isProvinceId(place) ? words.name('area', province(place).area) : words.name('place', place)
}
