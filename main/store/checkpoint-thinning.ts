/** Answers between two checkpoints in the store: few enough to show any moment between them at once. */
export const STORE_CHECKPOINT_SPACING = 50
/** A file has fewer checkpoints to stay small. The import computes the others. */
const SPACING_IN_FILES = 400
const NEWEST_CHECKPOINTS_KEPT = 4

/** The checkpoints (by answer count, ascending) to drop. */
export function checkpointsToDrop(numbers: readonly number[], spacing = STORE_CHECKPOINT_SPACING): number[] {
  const old = numbers.slice(0, -NEWEST_CHECKPOINTS_KEPT)
  let lastKept = Number.NEGATIVE_INFINITY
  return old.filter((answers) => {
    if (answers - lastKept < spacing) return true
    lastKept = answers
    return false
  })
}

/** The checkpoints to write to a file. */
export function checkpointsForFile<Item extends { readonly answers: number }>(
  checkpoints: readonly Item[]
): Item[] {
  const numbers = checkpoints.map(({ answers }) => answers)
  const dropped = new Set(checkpointsToDrop(numbers, SPACING_IN_FILES))
  return checkpoints.filter(({ answers }) => !dropped.has(answers))
}
