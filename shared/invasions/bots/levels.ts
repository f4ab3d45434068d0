/** How well a computer player sees. A lesser one judges in the same way, by what it sees badly. */
export interface Level {
  readonly name: 'recruit' | 'legate'
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
  /** How many orders are weighed in full. */
  readonly weighed: number
}

export const levels: Readonly<Record<Level['name'], Level>> = {
  recruit: {
    name: 'recruit',
    chancesInSteps: 3,
    seesInterceptors: false,
    looksBehind: false,
    keepsReserve: false,
    oneGoal: true,
    weighed: 6
  },
  legate: {
    name: 'legate',
    chancesInSteps: null,
    seesInterceptors: true,
    looksBehind: true,
    keepsReserve: true,
    oneGoal: false,
    weighed: 24
  }
}

/** A chance as it is seen. */
export function seen({ chancesInSteps: steps }: Level, chance: number): number {
  return steps === null ? chance : Math.round(chance * steps) / steps
}
