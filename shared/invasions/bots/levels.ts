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
  readonly leastWorth: number
  /** How far it may misjudge the worth of an order, as a part of the sum of all its terms without signs. */
  readonly misjudgement: number
  /** The weight of progress towards distant goals; 1 is correct. */
  readonly distantGoals: number
}

/** Parameters that were tuned per level; `weights.ts` has those that all levels share. */
interface Habits {
  /** The part of its former worth that an intended order must still have to be given without a new search. */
  readonly keepsIntentionAt: number
  /** The weight of what a failed march leaves undefended. The stack is often back before anybody profits. */
  readonly undefendedBehind: number
  /** Gives up a battle after losing this many times the enemy's losses, plus two. */
  readonly givesUpAt: number
  /** How many turns a federate expects a Foedus to last. Those of legates last not quite two. */
  readonly expectedFoedusTurns: number
  /** The points that breaking a Foedus costs a fully loyal nation. */
  readonly brokenWord: number
  /** The points of a vassal besides its land: a unit, a tribute, one enemy less. */
  readonly vassalWorth: number
  /** The points of one turn of peace with any nation. */
  readonly peaceWorth: number
  /** The part of the units that its income could pay that a Kingdom buys. */
  readonly recruitShare: number
}

const legateHabits: Habits = {
  keepsIntentionAt: 2 / 3,
  undefendedBehind: 0.6,
  givesUpAt: 2,
  expectedFoedusTurns: 2,
  brokenWord: 2,
  vassalWorth: 1.5,
  peaceWorth: 0.2,
  recruitShare: 1
}

/** Tuned in 400 campaigns in which all players had random habits (docs/balance.md). */
const magisterHabits: Habits = {
  keepsIntentionAt: 0.9,
  undefendedBehind: 0.3,
  givesUpAt: 4,
  expectedFoedusTurns: 4,
  brokenWord: 1,
  vassalWorth: 2.5,
  peaceWorth: -0.5,
  recruitShare: 0.75
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
  leastWorth: LEAST,
  misjudgement: 0.9,
  distantGoals: 0.6
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
  leastWorth: LEAST,
  misjudgement: 0,
  distantGoals: 1
}

/** Weighs more orders than a legate, with better-tuned habits. */
const magister: Level = { ...legate, ...magisterHabits, weighed: 24 }

export const levels = { recruit, legate, magister } as const

/** A chance as a level perceives it. */
export function perceivedChance({ chancesInSteps: steps }: Level, chance: number): number {
  return steps === null ? chance : Math.round(chance * steps) / steps
}
