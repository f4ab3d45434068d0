/** Groups items that look the same, in the order of their first occurrence. */
export function groupAlike<T>(items: readonly T[], look: (item: T) => string): T[][] {
  return [...Map.groupBy(items, look).values()]
}
