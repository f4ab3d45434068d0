/** Each bucket is a twentieth longer than the one before it. */
const STEP = 1.05

/** How often each length of time was measured, to a twentieth of it: small enough to be sent and added up. */
export type Durations = Record<string, number>

export function noteDuration(durations: Durations, milliseconds: number): void {
  const bucket = Math.round(Math.log(Math.max(milliseconds, 1e-4)) / Math.log(STEP))
  durations[bucket] = (durations[bucket] ?? 0) + 1
}

export function addDurations(to: Durations, from: Durations): void {
  for (const [bucket, count] of Object.entries(from)) to[bucket] = (to[bucket] ?? 0) + count
}

/** The length of time that this share of the measured ones does not exceed; 0 where nothing was measured. */
export function durationAt(durations: Durations, share: number): number {
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
