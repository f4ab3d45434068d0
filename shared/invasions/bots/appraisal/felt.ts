import { baseWorld } from '../../queries/world-tables.ts'
import { remembering } from '../../remembering.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distancesFrom } from '../../world/queries.ts'

/**
 * How much of something in each province is felt in one, in the order of the world's table: `fading` tells it by the
 * number of steps, and nothing is felt beyond. The map never changes.
 */
export function feltBySteps(fading: readonly number[]): (from: ProvinceId) => Float64Array {
  return remembering((from) => {
    const steps = distancesFrom(from, 'base')
    return Float64Array.from(baseWorld.provinces, ({ id }) => fading[steps.get(id) ?? fading.length] ?? 0)
  })
}
