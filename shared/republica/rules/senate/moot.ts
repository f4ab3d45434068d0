import { attends } from '../../queries/precedence.ts'
import { objectProblem } from '../../queries/senate/business.ts'
import type { OpenMotion } from '../../queries/senate/session.ts'
import type { RepublicState } from '../../state.ts'

/**
 * Whether nothing is left to vote on: somebody whom the proposal is about has died or gone, or what it would do has
 * become impossible while it waited for another (9.65).
 */
export function isMoot(state: RepublicState, { proposal }: Pick<OpenMotion, 'proposal'>): boolean {
  switch (proposal.about) {
    case 'consuls':
      return !proposal.pair.every((id) => attends(state, id))
    case 'dictator':
    case 'censor':
    case 'consul-for-life':
      return !attends(state, proposal.senator)
    case 'trial':
    case 'assassin-trial':
      return !attends(state, proposal.accused)
    // 9.633: the vote on a certificate goes on even if a sponsor has been murdered.
    case 'land-bill':
    case 'repeal':
      return false
    default:
      return objectProblem(state, proposal) !== null
  }
}
