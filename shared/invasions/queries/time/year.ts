/** IV: the year in which a turn begins. A turn is 25 years long. */
export function yearOf(turn: number): number {
  return 325 + turn * 25
}
