/** The Doxa of one lap. */
export const LAP = 50

/** The way along the track, as a share of its length. */
export function placeOnTrack(doxa: number): string {
  return `${((Math.max(0, doxa) % LAP) / LAP) * 100}%`
}

/** How many laps are complete. */
export function lapOf(doxa: number): number {
  return Math.floor(Math.max(0, doxa) / LAP)
}
