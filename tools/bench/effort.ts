/** How much to measure: everything, or just enough to show that the instruments work. */
export interface Effort {
  readonly short: boolean
}

/** The amount for a whole run or for a short one. */
export function amount({ short }: Effort, whole: number, little: number): number {
  return short ? little : whole
}
