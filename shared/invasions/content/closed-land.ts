import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { NationId } from './ids.ts'

/** Barbarian land that only some nations may enter. */
export type ClosedLand = ({ readonly area: AreaId } | { readonly province: ProvinceId }) & {
  readonly open: 'nomads' | readonly NationId[]
}

/** XVIII.K: the closed land, and for whom it is open. The trait `scythia-on-turn-1` is an exception to the first line. */
export const closedLand: readonly ClosedLand[] = [
  { area: 'scythia', open: 'nomads' },
  { province: 'arabia_deserta', open: ['arabs'] },
  { area: 'mauretania', open: ['berbers', 'mauritanians'] }
]
