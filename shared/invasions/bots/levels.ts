/** How well a computer player sees. A lesser one judges in the same way, by what it sees badly. */
export interface Level {
  readonly name: 'recruit' | 'legate'
  /** Chances are seen in so many steps between never and always; null: as they are. */
  readonly chancesInSteps: number | null
  /** Of seeing an interceptor, from 0 to 1. */
  readonly seesInterceptors: number
  /** Weighs what a move leaves open behind it. */
  readonly looksBehind: boolean
  /** How many orders are weighed in full. */
  readonly weighed: number
}

export const levels: Readonly<Record<Level['name'], Level>> = {
  recruit: { name: 'recruit', chancesInSteps: 3, seesInterceptors: 0.5, looksBehind: false, weighed: 8 },
  legate: { name: 'legate', chancesInSteps: null, seesInterceptors: 1, looksBehind: true, weighed: 28 }
}

/** A chance as it is seen. */
export function seen({ chancesInSteps: steps }: Level, chance: number): number {
  return steps === null ? chance : Math.round(chance * steps) / steps
}
