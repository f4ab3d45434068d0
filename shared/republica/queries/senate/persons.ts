import type { Immutable } from '../../board/index.ts'
import type { Proposal } from '../../board/proposal.ts'
import type { SenatorId } from '../../content/ids.ts'

/** The senators whom a proposal names: if one of them dies, some proposals have no object any more. */
export function personsOf(proposal: Immutable<Proposal>): readonly SenatorId[] {
  switch (proposal.about) {
    case 'consuls':
      return proposal.pair
    case 'dictator':
    case 'censor':
    case 'consul-for-life':
      return [proposal.senator]
    case 'trial':
      return [proposal.accused]
    case 'assassin-trial':
      return [proposal.accused]
    case 'governors':
      return proposal.posts.map(({ senator }) => senator)
    case 'concessions':
      return proposal.grants.map(({ senator }) => senator)
    case 'send':
      return proposal.armies.map(({ commander }) => commander)
    case 'recall':
      return proposal.successor ? [proposal.successor] : []
    case 'return':
      return [proposal.exile]
    case 'land-bill':
    case 'repeal':
    case 'raise':
    case 'disband':
    case 'reinforce':
    case 'withdraw':
    case 'garrison':
    case 'bequest':
    case 'decline-fleets':
    case 'minor':
      return []
  }
}
