/** How much is measured: everything, or as little as shows that the instruments work. */
export interface Effort {
  readonly short: boolean
}

/** One of two amounts. */
export function amount({ short }: Effort, whole: number, little: number): number {
  return short ? little : whole
}
