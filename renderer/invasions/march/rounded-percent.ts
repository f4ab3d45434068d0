/** A chance from 0 to 1 as a rounded percentage. */
export function roundedPercent(chance: number): number {
  return Math.round(chance * 100)
}
