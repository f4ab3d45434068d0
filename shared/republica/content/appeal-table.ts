/** 9.44: what the people answer. */
export type AppealResult =
  | { readonly result: 'killed' }
  | { readonly result: 'freed' }
  | { readonly result: 'votes'; readonly votes: number }

/** The lowest total that sets the accused free, and the highest that kills him. Printed (E18): more than 11. */
export const FREED_ABOVE = 11
const KILLED_UP_TO = 2

/** The table, by totals from 3 to 11. Public S1, S2. */
const VOTES: readonly number[] = [-16, -12, -8, -4, 0, 4, 8, 12, 16]

/** 9.44: the table of the appeal to the people. */
export function appealResult(total: number): AppealResult {
  if (total > FREED_ABOVE) return { result: 'freed' }
  if (total <= KILLED_UP_TO) return { result: 'killed' }
  return { result: 'votes', votes: VOTES[total - KILLED_UP_TO - 1] ?? 0 }
}
