/** The mean of many trials. */
export interface Sample {
  readonly mean: number
  /** The standard error of the mean; at least the effect of a single trial. */
  readonly standardError: number
}

export function sampleOf(values: readonly number[]): Sample {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, standardError: Math.max(Math.sqrt(variance / values.length), 1 / values.length) }
}

/** More standard errors than this are no coincidence. The seeds are fixed, so a passing test keeps passing. */
const TOO_MANY_ERRORS = 4

/** The distance between a claim and a sample in standard errors; 0 when they agree. */
export function disagreement({ mean, standardError }: Sample, claimed: number): number {
  const errors = Math.abs(mean - claimed) / standardError
  return errors > TOO_MANY_ERRORS ? errors : 0
}
