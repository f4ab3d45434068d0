import { nationCard } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { Objective } from '../content/schema.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** What a nation's card gives for these, an Area as `area:italia`: points are ours to balance, the rules are not. */
export function onCard(nation: NationId, ...places: readonly (ProvinceId | `area:${AreaId}`)[]): number {
  const objectives: readonly Objective[] = nationCard(nation).objectives
  return places.reduce((sum, place) => {
    const found = objectives.find((one) => ('area' in one ? `area:${one.area}` : one.province) === place)
    if (!found) throw new Error(`${place} is nothing to the ${nation}`)
    return sum + found.points
  }, 0)
}
