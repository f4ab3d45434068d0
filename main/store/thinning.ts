/** Older checkpoints are kept only this many answers apart. */
const SPACING_OF_OLD_CHECKPOINTS = 400
const NEWEST_CHECKPOINTS_KEPT = 4

/** Which of the checkpoints (by answer count, ascending) are no longer worth keeping. */
export function checkpointsToDrop(numbers: readonly number[]): number[] {
  const old = numbers.slice(0, -NEWEST_CHECKPOINTS_KEPT)
  let lastKept = Number.NEGATIVE_INFINITY
  return old.filter((answers) => {
    if (answers - lastKept < SPACING_OF_OLD_CHECKPOINTS) return true
    lastKept = answers
    return false
  })
}
