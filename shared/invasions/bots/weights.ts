/** What a computer player reckons with, in victory points. Found by playing. */
export const weights = {
  /** What a place is worth is lost by the turn even where nobody threatens it. */
  lasting: 0.97,
  /** How much of a place an overwhelming enemy nearby takes from its chance to be held for a turn. */
  peril: 0.75,
  /** A rival's point, as a part of one's own. */
  denial: 0.3,
  /** The same of the rival who leads. */
  denialOfLeader: 0.45,
  /** The province's yield of a turn, for what it buys. */
  gold: 0.08,
  /** A coin that the next administration will want, and the same of a realm that a bankruptcy could end. */
  bare: 0.2,
  bareAndOld: 0.6,
  /** A unit of the plainest kind. */
  unit: 0.5,
  /** A point of a leader's combat bonus. */
  leader: 0.6,
  /** The capital. */
  capital: 8,
  /** XXIX.F: a people whose horde is taken keeps half its points, and is often free again soon. */
  horde: 4,
  /** XIV.C: Barbarians take no income; the land is worth something to them once they settle. */
  yieldForBarbarians: 0.25,
  /** Step by step towards something that is still out of reach. */
  approach: 0.6,
  /** The same for a whole people with its horde. */
  migration: 1.3,
  /** A city, or a province, of an Area that is not won by it yet, as a part of what the Area would bring by its share. */
  step: 0.5,
  /** What each step of the way takes from it. */
  distance: 0.93,
  /** Beating a field army in itself, by the unit it loses. */
  rout: 0.3
} as const
