/** How well a computer player sees. A lesser one judges in the same way, by what it sees badly. */
export interface Level extends Habits {
  /** Chances are seen in so many steps between never and always; null: as they are. */
  readonly chancesInSteps: number | null
  /** Reckons with those who may intercept. */
  readonly seesInterceptors: boolean
  /** Weighs what a move leaves open behind it. */
  readonly looksBehind: boolean
  /** Keeps gold for the next administration. */
  readonly keepsReserve: boolean
  /** Has one goal for each nation at a time, and no eye for what lies beside the way. */
  readonly oneGoal: boolean
  /** Knows that whole Areas count, and not only the provinces that its cards name. */
  readonly seesAreas: boolean
  /** How often it does not think of a raid, a card, a campaign, a Foedus or a conversion that it could have had. */
  readonly overlooks: number
  /** How many orders are weighed in full. */
  readonly weighed: number
  /** What an order must promise to be thought of. */
  readonly least: number
  /** How far the worth of an order may be misjudged, as a part of all that speaks for and against it. */
  readonly haze: number
  /** How much steps count towards what is far: 1 as they are. */
  readonly reach: number
}

/** What players of a level have learnt by playing, beside what things are worth to all. */
interface Habits {
  /** The part of its worth that an intended order must still have to be given without another thought. */
  readonly holdsOn: number
  /** How far what a stack leaves open behind it counts where it fails: it is often back before anybody profits. */
  readonly openBehind: number
  /** A battle is given up by who has lost so many times as many as the enemy, and two more. */
  readonly givesUpAt: number
  /** How many turns of a Foedus its federate counts on: those of legates last not quite two. */
  readonly countsOn: number
  /** What a broken word costs those who are loyal. */
  readonly word: number
  /** What a vassal is worth, beside his land: a unit, a tribute, somebody who attacks no more. */
  readonly vassal: number
  /** What peace for a turn with anybody is worth. */
  readonly peace: number
  /** The part of the units that its income would keep that a Kingdom buys. */
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

/** Found in 400 campaigns in which everybody had habits drawn at random (docs/balance.md). */
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

/** What an order must promise to be given. */
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

/** Looks at more than a legate does, and has learnt more. */
const magister: Level = { ...legate, ...magisterHabits, weighed: 24 }

export const levels = { recruit, legate, magister } as const

/** A chance as it is seen. */
export function seen({ chancesInSteps: steps }: Level, chance: number): number {
  return steps === null ? chance : Math.round(chance * steps) / steps
}
