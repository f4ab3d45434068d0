/** How well a computer player sees. A lesser one judges in the same way, by what it sees badly. */
export interface Level {
  readonly name: 'recruit' | 'legate' | 'magister'
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

/** What an order must promise to be given. */
const LEAST = 0.04

const recruit: Level = {
  name: 'recruit',
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
  name: 'legate',
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

/** Looks at more than a legate does, and at what seems to cost a little: it is not given before it has been tried. */
const magister: Level = { ...legate, name: 'magister', weighed: 24, least: -1 }

export const levels: Readonly<Record<Level['name'], Level>> = { recruit, legate, magister }

/** A chance as it is seen. */
export function seen({ chancesInSteps: steps }: Level, chance: number): number {
  return steps === null ? chance : Math.round(chance * steps) / steps
}
