/**
 * Numbers of rules that the rulebook only mentions and that we wrote: special rules of nations and effects of cards. As
 * with `figures.ts`, the rules and the texts share them.
 */
export const ownFigures = {
  /** XX.C: on a D10 up to this a defector stays out of the battle; above it he fights for the other side. */
  defection: { asideUpTo: 5 },
  /** XIII.B: the part of its gold that a leaking treasury keeps at mature and at old age. */
  leak: { matureParts: 2, matureOf: 3, oldParts: 1, oldOf: 2 },
  /** VIII.C: the part of its age that the Empire of the Great King keeps. */
  king: { agePart: 0.5 },
  /** VII.A, XIV.C: Areas that make an Empire when Attila is gone, gold for a unit in foreign service. */
  huns: { areas: 3, hire: 1 },
  /** XXVI.B: the fewest units of a nation that may lend one to its kin. */
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
