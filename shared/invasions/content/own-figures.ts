/**
 * The numbers of what the rulebook only refers to and we have written: nations' own rules and what single cards do.
 * As with `figures.ts`, the rules reckon with them and the texts tell them.
 */
export const ownFigures = {
  /** XX.C: on a D10 up to this a defector stays out of the battle; above it he fights for the other side. */
  defection: { asideUpTo: 5 }
} as const
