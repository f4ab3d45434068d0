import { figures } from '../figures.ts'

/** 9.44: what the people answer. */
export type AppealResult =
  | { readonly result: 'killed' }
  | { readonly result: 'freed' }
  | { readonly result: 'votes'; readonly votes: number }

/** The highest total that kills the accused. Printed (E18) is only that more than 11 frees him. */
export const KILLED_UP_TO = 2

/** The table, by totals from 3 to 11. Public S1, S2. */
export const APPEAL_VOTES: readonly number[] = [-16, -12, -8, -4, 0, 4, 8, 12, 16]

/** 9.44: the table of the appeal to the people. */
export function appealResult(total: number): AppealResult {
  if (total > figures.trial.freedAbove) return { result: 'freed' }
  if (total <= KILLED_UP_TO) return { result: 'killed' }
  return { result: 'votes', votes: APPEAL_VOTES[total - KILLED_UP_TO - 1] ?? 0 }
}
