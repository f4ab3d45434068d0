/**
 * The numbers of what the rulebook only refers to and we have written: nations' own rules and what single cards do.
 * As with `figures.ts`, the rules reckon with them and the texts tell them.
 */
export const ownFigures = {
  /** XX.C: on a D10 up to this a defector stays out of the battle; above it he fights for the other side. */
  defection: { asideUpTo: 5 },
  /** XIII.B: of its gold a court that leaks keeps so many parts of so many when mature, and when old. */
  leak: { matureParts: 2, matureOf: 3, oldParts: 1, oldOf: 2 },
  /** VIII.C: of its age the Empire of the king of kings keeps so much. */
  king: { agePart: 0.5 },
  /** VII.A, XIV.C: Areas that make an Empire when Attila is gone, gold for a unit in foreign service. */
  huns: { areas: 3, hire: 1 },
  /** XXVI.B: a people that lends to its kin keeps at least one warrior at home. */
  kin: { fewest: 2 },
  /** XVIII.K: the turn on which Scythia is open to those whose card says so. */
  steppe: { turn: 1 },
  /** IX.E */
  limites: { facingPersia: 2, reach: 2 },
  /** IX.E */
  shipyards: { fleets: 2, level: 2 },
  /** XXVII.A */
  heirs: { italyFrom: 5 }
} as const
