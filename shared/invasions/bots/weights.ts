/** What a computer player reckons with, in victory points. Found by playing. */
export const weights = {
  /** What a place is worth is lost by the turn even where nobody threatens it. */
  lasting: 0.95,
  /** How much of a place an overwhelming enemy nearby takes from its chance to be held for a turn. */
  peril: 0.75,
  /** A rival's point, as a part of one's own. */
  denial: 0.25,
  /** The same of the rival who leads. */
  denialOfLeader: 0.4,
  /** The province's yield of a turn, for what it buys. */
  gold: 0.08,
  /** A unit of the plainest kind. */
  unit: 0.5,
  /** A point of a leader's combat bonus. */
  leader: 0.6,
  /** The horde or the capital. */
  seat: 8,
  /** Step by step towards something that is still out of reach. */
  approach: 0.45,
  /** The same for a whole people with its horde. */
  migration: 1,
  /** What each step of the way takes from it. */
  distance: 0.9,
  /** An order must promise as much. */
  least: 0.04,
  /** Beating a field army in itself, by the unit it loses. */
  rout: 0.3
} as const
