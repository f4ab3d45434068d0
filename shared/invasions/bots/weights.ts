/** The weights of the computer players, in victory points. Tuned by playing. */
export const weights = {
  /** The part of a place's worth that remains after each turn, even if nobody threatens it. */
  lasting: 0.97,
  /** How much an overwhelming enemy nearby lowers the chance to keep a place for a turn. */
  peril: 0.75,
  /** The worth of denying a rival a point. */
  denial: 0.3,
  /** The same for the leading rival. */
  denialOfLeader: 0.45,
  /** A piece of gold. */
  gold: 0.08,
  /** A piece of gold that the next administration needs, and the same for a realm that a bankruptcy could end. */
  bare: 0.2,
  bareAndOld: 0.6,
  /** A unit of the plainest kind. */
  unit: 0.5,
  /** A point of a leader's combat bonus. */
  leader: 0.6,
  /** The capital. */
  capital: 8,
  /** XXIX.F: the horde. A vassal keeps half its points and is often free again soon. */
  horde: 4,
  /** XIV.C: the part of a yield that counts for Barbarians. They have no income until they become a Kingdom. */
  yieldForBarbarians: 0.25,
  /** The approach to a goal that is still out of reach. */
  approach: 0.6,
  /** The same for a nation with its horde. */
  migration: 1.3,
  /** Progress towards an Area, as a part of its share in the worth of the Area. */
  step: 0.5,
  /** The factor by which each step of distance lowers the attraction of a goal. */
  distance: 0.93,
  /** The worth of beating an army, per unit that it loses. */
  rout: 0.3
} as const
