/** What was seen in many trials. */
export interface Sample {
  readonly mean: number
  /** How far the mean may be from the truth by chance; never less than one trial would change. */
  readonly standardError: number
}

export function sampleOf(values: readonly number[]): Sample {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, standardError: Math.max(Math.sqrt(variance / values.length), 1 / values.length) }
}

/** Beyond so many standard errors it is no chance; the seeds are fixed, so that a test that holds once holds for ever. */
const TOO_MANY_ERRORS = 4

/** By how many standard errors too far a claim is from what was seen; 0 when the two agree. */
export function disagreement({ mean, standardError }: Sample, claimed: number): number {
  const errors = Math.abs(mean - claimed) / standardError
  return errors > TOO_MANY_ERRORS ? errors : 0
}
