import { attends } from '../../queries/precedence.ts'
import { isStatesman } from '../../queries/ratings.ts'
import { mayGovern } from '../../queries/senate/candidates.ts'
import type { OpenMotion } from '../../queries/senate/session.ts'
import type { RepublicState } from '../../state.ts'

/** Whether nothing is left to vote on, because somebody whom the proposal is about has died or gone. */
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
    case 'governors':
      return !proposal.posts.every(({ senator }) => mayGovern(state, senator))
    case 'concessions':
      return !proposal.grants.every(({ senator }) => attends(state, senator))
    case 'send':
      return !proposal.armies.every(({ commander }) => attends(state, commander))
    case 'recall':
      return proposal.successor !== null && !attends(state, proposal.successor)
    case 'return':
      return !isStatesman(proposal.exile) || state.senators[proposal.exile]?.at !== 'exile'
    case 'bequest':
      return !Object.values(state.senators).some(
        ({ office, at }) => office === 'field-consul' && at === 'rome'
      )
    // 9.633: the vote on a certificate goes on even if a sponsor has been murdered.
    case 'land-bill':
    case 'repeal':
    case 'raise':
    case 'disband':
    case 'reinforce':
    case 'withdraw':
    case 'garrison':
    case 'decline-fleets':
    case 'minor':
      return false
  }
}
