/** How well a computer player judges. All levels judge in the same way; lower ones with less or wrong information. */
export interface Level extends Habits {
  /** Rounds chances to so many steps between 0 and 1; null for exact chances. */
  readonly chancesInSteps: number | null
  /** Considers possible interceptors. */
  readonly seesInterceptors: boolean
  /** Considers what a march leaves undefended. */
  readonly looksBehind: boolean
  /** Keeps gold in reserve for the next administration. */
  readonly keepsReserve: boolean
  /** Pursues one goal per nation at a time and ignores everything else. */
  readonly oneGoal: boolean
  /** Considers objectives that are whole Areas, not only single provinces. */
  readonly seesAreas: boolean
  /** The chance to overlook a possible raid, card, campaign, Foedus or conversion. */
  readonly overlooks: number
  /** How many orders it weighs in full. */
  readonly weighed: number
  /** The least worth of an order that it considers. */
  readonly least: number
  /** How far it may misjudge the worth of an order, as a part of the sum of all its terms without signs. */
  readonly haze: number
  /** The weight of progress towards distant goals; 1 is correct. */
  readonly reach: number
}

/** Parameters that were tuned per level; `weights.ts` has those that all levels share. */
interface Habits {
  /** The part of its former worth that an intended order must still have to be given without a new search. */
  readonly holdsOn: number
  /** The weight of what a failed march leaves undefended. The stack is often back before anybody profits. */
  readonly openBehind: number
  /** Gives up a battle after losing this many times the enemy's losses, plus two. */
  readonly givesUpAt: number
  /** How many turns a federate expects a Foedus to last. Those of legates last not quite two. */
  readonly countsOn: number
  /** The points that breaking a Foedus costs a fully loyal nation. */
  readonly word: number
  /** The points of a vassal besides its land: a unit, a tribute, one enemy less. */
  readonly vassal: number
  /** The points of one turn of peace with any nation. */
  readonly peace: number
  /** The part of the units that its income could pay that a Kingdom buys. */
  readonly enlists: number
}

const legateHabits: Habits = {
  holdsOn: 2 / 3,
  openBehind: 0.6,
  givesUpAt: 2,
  countsOn: 2,
  word: 2,
  vassal: 1.5,
  peace: 0.2,
  enlists: 1
}

/** Tuned in 400 campaigns in which all players had random habits (docs/balance.md). */
const magisterHabits: Habits = {
  holdsOn: 0.9,
  openBehind: 0.3,
  givesUpAt: 4,
  countsOn: 4,
  word: 1,
  vassal: 2.5,
  peace: -0.5,
  enlists: 0.75
}

/** The least worth of an order. */
const LEAST = 0.04

const recruit: Level = {
  ...legateHabits,
  chancesInSteps: 3,
  seesInterceptors: false,
  looksBehind: false,
  keepsReserve: false,
  oneGoal: true,
  seesAreas: false,
  overlooks: 0.6,
  weighed: 6,
  least: LEAST,
  haze: 0.9,
  reach: 0.6
}

const legate: Level = {
  ...legateHabits,
  chancesInSteps: null,
  seesInterceptors: true,
  looksBehind: true,
  keepsReserve: true,
  oneGoal: false,
  seesAreas: true,
  overlooks: 0,
  weighed: 12,
  least: LEAST,
  haze: 0,
  reach: 1
}

/** Weighs more orders than a legate, with better-tuned habits. */
const magister: Level = { ...legate, ...magisterHabits, weighed: 24 }

export const levels = { recruit, legate, magister } as const

/** A chance as a level perceives it. */
export function seen({ chancesInSteps: steps }: Level, chance: number): number {
  return steps === null ? chance : Math.round(chance * steps) / steps
}
