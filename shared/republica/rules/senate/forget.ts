import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { personsOf } from '../../queries/senate/persons.ts'
import { sessionIn } from './chair.ts'

/**
 * The session forgets its dead: their votes in whatever is not over, the proposals that were about them, and the chair.
 * A leader's family has his id (R3), but nothing of what the house has begun with him.
 */
export function forgetDead({ state, emit }: RepublicPlay, dead: readonly SenatorId[]): void {
  const session = sessionIn(state)
  const isDead = (id: SenatorId) => dead.includes(id)
  const lapsed = session.motions.filter(({ proposal }) => personsOf(proposal).some(isDead))
  session.motions = session.motions.filter((motion) => !lapsed.includes(motion))
  for (const motion of session.motions) {
    motion.cast = motion.cast.filter(({ senator }) => !isDead(senator))
    if (motion.chair && isDead(motion.chair)) motion.chair = null
  }
  if (session.chair && isDead(session.chair)) session.chair = null
  for (const { proposal } of lapsed) emit({ type: 'proposal-lapsed', proposal })
}
