/** Each bucket is 5 % longer than the one before it. */
const STEP = 1.05

/** A histogram of durations with a precision of 5 %: small enough to send, and easy to add up. */
export type Durations = Record<string, number>

export function countDuration(durations: Durations, milliseconds: number): void {
  const bucket = Math.round(Math.log(Math.max(milliseconds, 1e-4)) / Math.log(STEP))
  durations[bucket] = (durations[bucket] ?? 0) + 1
}

export function addDurations(to: Durations, from: Durations): void {
  for (const [bucket, count] of Object.entries(from)) to[bucket] = (to[bucket] ?? 0) + count
}

/** The quantile: the duration that this share of the measured ones does not exceed. 0 if there are none. */
export function durationQuantile(durations: Durations, share: number): number {
  const buckets = Object.keys(durations)
    .map(Number)
    .sort((left, right) => left - right)
  const total = buckets.reduce((sum, bucket) => sum + (durations[bucket] ?? 0), 0)
  let seen = 0
  for (const bucket of buckets) {
    seen += durations[bucket] ?? 0
    if (seen >= share * total) return STEP ** bucket
  }
  return 0
}
