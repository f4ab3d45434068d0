/** How many cards may be selected. */
export interface Limits {
  /** None unless said otherwise. */
  readonly min?: number
  /** One unless said otherwise. */
  readonly max?: number
}

/**
 * The selection after a card is picked. Picking a selected card takes it back, unless it is the only one and one is
 * required. Of one card the new pick replaces the old one; of several, nothing can be added once `max` is reached.
 */
export function picked(selected: readonly string[], id: string, limits: Limits = {}): readonly string[] {
  const { min = 0, max = 1 } = limits
  if (selected.includes(id)) {
    const isRequired = max === 1 && min === 1
    return isRequired ? selected : selected.filter((other) => other !== id)
  }
  if (max === 1) return [id]
  return isFull(selected, limits) ? selected : [...selected, id]
}

/** Whether another card would be one too many. A single selected card can always be replaced. */
export function isFull(selected: readonly string[], { max = 1 }: Limits = {}): boolean {
  return max !== 1 && selected.length >= max
}

/** Whether the selection can be confirmed. */
export function isComplete(selected: readonly string[], { min = 0, max = 1 }: Limits = {}): boolean {
  return selected.length >= min && selected.length <= max
}
