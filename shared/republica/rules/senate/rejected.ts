import type { Motion } from '../../board/senate.ts'
import type { RepublicState } from '../../state.ts'
import { sessionIn } from './chair.ts'

/** 9.21, 9.41, 9.61, 9.69, 9.72: what was rejected or vetoed does not return; of trials, the charge does not. */
export function noteRejection(state: RepublicState, proposal: Motion['proposal']): void {
  const session = sessionIn(state)
  switch (proposal.about) {
    case 'trial':
      session.cleared.push({ accused: proposal.accused, charge: proposal.charge })
      return
    case 'assassin-trial':
    case 'consul-for-life':
    case 'minor':
      return
    case 'concessions':
      session.closedConcessions.push(...proposal.grants.map(({ concession }) => concession))
      session.rejected.push(proposal)
      return
    default:
      session.rejected.push(proposal)
  }
}
