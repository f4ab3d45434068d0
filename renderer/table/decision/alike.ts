/** Things that look the same to the player, together, in the order of the first of each. */
export function alike<T>(items: readonly T[], look: (item: T) => string): T[][] {
  return [...Map.groupBy(items, look).values()]
}
