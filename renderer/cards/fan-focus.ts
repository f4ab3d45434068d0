/** The card that a key moves the focus to; null if the fan ignores the key. */
export function focusAfterKey(ids: readonly string[], focused: string, key: string): string | null {
  const at = ids.indexOf(focused)
  switch (key) {
    case 'ArrowLeft':
      return ids[at - 1] ?? ids.at(-1) ?? null
    case 'ArrowRight':
      return ids[at + 1] ?? ids[0] ?? null
    case 'Home':
      return ids[0] ?? null
    case 'End':
      return ids.at(-1) ?? null
    default:
      return null
  }
}

/** The one card that Tab stops at: the last focused one, else the first selected one, else the first. */
export function tabStopOf(
  ids: readonly string[],
  lastFocused: string | null,
  selected: readonly string[]
): string | null {
  return [lastFocused, ...selected].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null
}
