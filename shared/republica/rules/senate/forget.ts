import type { SenatorId } from '../../content/ids.ts'
import type { RepublicState } from '../../state.ts'
import { sessionIn } from './chair.ts'

/** Whoever dies before a vote is over has no votes in it. */
export function forgetVotes(state: RepublicState, dead: readonly SenatorId[]): void {
  for (const motion of sessionIn(state).motions) {
    motion.cast = motion.cast.filter(({ senator }) => !dead.includes(senator))
  }
}
