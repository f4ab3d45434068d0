/** A chance from 0 to 1, as it is told. */
export function percent(chance: number): number {
  return Math.round(chance * 100)
}
