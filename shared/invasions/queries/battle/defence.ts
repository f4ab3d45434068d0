import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { federatorOf } from '../ties.ts'

/**
 * XX.A, XII.A: who leads the defence, given the nation of each unit and horde that stands there: the strongest, or,
 * with units of its own beside its federates, their federator.
 */
export function leadingDefender(state: Board, present: readonly NationId[]): NationId | null {
  const strength = (nation: NationId) => present.filter((id) => id === nation).length
  const [strongest] = [...new Set(present)].sort((a, b) => strength(b) - strength(a) || a.localeCompare(b))
  if (!strongest) return null
  const federator = federatorOf(state, strongest)
  return federator && present.includes(federator) ? federator : strongest
}
