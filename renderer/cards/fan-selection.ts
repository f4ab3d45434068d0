/** How many cards may be selected. */
export interface SelectionLimits {
  /** Default: 0. */
  readonly min?: number
  /** Default: 1. */
  readonly max?: number
}

/**
 * The selection after the player picks a card. Picking a selected card deselects it, unless exactly one card is
 * required. With `max` 1 a new pick replaces the old one; otherwise nothing is added once `max` is reached.
 */
export function selectionAfterPick(
  selected: readonly string[],
  id: string,
  limits: SelectionLimits = {}
): readonly string[] {
  const { min = 0, max = 1 } = limits
  if (selected.includes(id)) {
    const isRequired = max === 1 && min === 1
    return isRequired ? selected : selected.filter((other) => other !== id)
  }
  if (max === 1) return [id]
  return isFull(selected, limits) ? selected : [...selected, id]
}

/** Whether no further card can be selected. With `max` 1 a new pick replaces the old one, so it is never full. */
export function isFull(selected: readonly string[], { max = 1 }: SelectionLimits = {}): boolean {
  return max !== 1 && selected.length >= max
}

/** Whether the selection can be confirmed. */
export function isComplete(selected: readonly string[], { min = 0, max = 1 }: SelectionLimits = {}): boolean {
  return selected.length >= min && selected.length <= max
}
