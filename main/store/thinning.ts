/** Each is near enough to the next to look at any moment in between at once. */
export const SPACING_IN_THE_STORE = 50
/** A file carries fewer: it travels, and who takes it in lays the others. */
const SPACING_IN_FILES = 400
const NEWEST_CHECKPOINTS_KEPT = 4

/** Which of the checkpoints (by answer count, ascending) are no longer worth keeping. */
export function checkpointsToDrop(numbers: readonly number[], spacing = SPACING_IN_THE_STORE): number[] {
  const old = numbers.slice(0, -NEWEST_CHECKPOINTS_KEPT)
  let lastKept = Number.NEGATIVE_INFINITY
  return old.filter((answers) => {
    if (answers - lastKept < spacing) return true
    lastKept = answers
    return false
  })
}

/** The checkpoints that a file carries. */
export function thinnedForFile<Kept extends { readonly answers: number }>(
  checkpoints: readonly Kept[]
): Kept[] {
  const numbers = checkpoints.map(({ answers }) => answers)
  const dropped = new Set(checkpointsToDrop(numbers, SPACING_IN_FILES))
  return checkpoints.filter(({ answers }) => !dropped.has(answers))
}
