import { nationCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { Objective } from '../content/objective-schema.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'

/**
 * The points on a nation's card for these places, an Area written as `area:italia`. Tests use it because we balance the
 * points, while the rules stay.
 */
export function pointsOnCard(
  nation: NationId,
  ...places: readonly (ProvinceId | `area:${AreaId}`)[]
): number {
  const objectives: readonly Objective[] = nationCard(nation).objectives
  return places.reduce((sum, place) => {
    const found = objectives.find((one) => ('area' in one ? `area:${one.area}` : one.province) === place)
    if (!found) throw new Error(`${place} is no objective of the ${nation}`)
    return sum + found.points
  }, 0)
}
