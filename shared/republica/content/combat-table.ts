/** How a battle may end. */
export type BattleResult = 'disaster' | 'standoff' | 'defeat' | 'stalemate' | 'victory'

/** A row of the table: up to this total. */
interface CombatRow {
  readonly upTo: number
  readonly result: Extract<BattleResult, 'defeat' | 'stalemate' | 'victory'>
  /** So many legions and so many fleets; `all` wipes out the force. */
  readonly lost: number | 'all'
}

/** The combat results table. Public; row 12 is confirmed by the example of 10.4. */
export const combatTable: readonly CombatRow[] = [
  { upTo: 3, result: 'defeat', lost: 'all' },
  { upTo: 4, result: 'defeat', lost: 4 },
  { upTo: 5, result: 'defeat', lost: 3 },
  { upTo: 6, result: 'defeat', lost: 2 },
  { upTo: 7, result: 'defeat', lost: 1 },
  { upTo: 8, result: 'stalemate', lost: 5 },
  { upTo: 9, result: 'stalemate', lost: 4 },
  { upTo: 10, result: 'stalemate', lost: 3 },
  { upTo: 11, result: 'stalemate', lost: 2 },
  { upTo: 12, result: 'stalemate', lost: 1 },
  { upTo: 13, result: 'stalemate', lost: 0 },
  { upTo: 14, result: 'victory', lost: 4 },
  { upTo: 15, result: 'victory', lost: 3 },
  { upTo: 16, result: 'victory', lost: 2 },
  { upTo: 17, result: 'victory', lost: 1 },
  { upTo: Number.POSITIVE_INFINITY, result: 'victory', lost: 0 }
]

/** 10.21, 10.31: the part of each arm that is lost, fractions up (R24). */
export const naturalLosses = { disaster: 1 / 2, standoff: 1 / 4 } as const
