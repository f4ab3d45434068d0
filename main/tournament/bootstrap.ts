import { createRandom, pickOne } from '#shared/engine/random.ts'

export interface Estimate {
  readonly value: number
  /** The 95 % interval of what other seeds might have given. */
  readonly low: number
  readonly high: number
}

const RESAMPLES = 1000

/**
 * Estimates a number and its interval by resampling whole groups: campaigns of one seed are not independent, so they
 * are drawn together.
 */
export function bootstrap<Item>(
  groups: readonly (readonly Item[])[],
  measure: (items: readonly Item[]) => number
): Estimate {
  const value = measure(groups.flat())
  if (groups.length === 0) return { value, low: value, high: value }
  const random = createRandom('bootstrap')
  const values = Array.from({ length: RESAMPLES }, () =>
    measure(groups.flatMap(() => pickOne(random, groups)))
  ).sort((left, right) => left - right)
  const at = (share: number) => values[Math.round(share * (RESAMPLES - 1))] ?? value
  return { value, low: at(0.025), high: at(0.975) }
}
