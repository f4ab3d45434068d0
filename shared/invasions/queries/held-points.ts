import type { NationId } from '../content/ids.ts'
import type { Objective } from '../content/schema.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'

export interface Holders {
  readonly province: (id: ProvinceId) => NationId | undefined
  readonly area: (id: AreaId) => NationId | undefined
}

/** V.B: the points of those objectives that the nation holds. */
export function heldPoints(objectives: readonly Objective[], nation: NationId, holders: Holders): number {
  const held = objectives.filter((objective) =>
    'area' in objective
      ? holders.area(objective.area) === nation
      : holders.province(objective.province) === nation
  )
  return held.reduce((points, objective) => points + objective.points, 0)
}
