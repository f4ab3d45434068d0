import { memoize } from '../../../engine/memoize.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distancesFrom } from '../../world/world-queries.ts'

/**
 * Weights of all provinces by their distance from one, in the order of the world's table. `fading` has the weight for
 * each number of steps; beyond it the weight is 0. Cached, because the map never changes.
 */
export function weightsByDistance(fading: readonly number[]): (from: ProvinceId) => Float64Array {
  return memoize((from) => {
    const steps = distancesFrom(from, 'base')
    return Float64Array.from(baseWorld.provinces, ({ id }) => fading[steps.get(id) ?? fading.length] ?? 0)
  })
}
