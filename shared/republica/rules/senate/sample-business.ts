import { pickOne, type RandomState } from '../../../engine/random.ts'
import type { Business } from '../../board/proposal.ts'
import { openTopics, proposalsAbout } from '../../queries/senate/proposals.ts'
import type { RepublicState } from '../../state.ts'

/** A random legal proposal: first its matter, then one of that matter; null if nothing can be proposed. */
export function sampleBusiness(
  state: RepublicState,
  random: RandomState,
  only: 'land-bill' | null = null
): Business | null {
  const topics = openTopics(state).filter((topic) => only === null || topic === only)
  return topics.length > 0 ? pickOne(random, proposalsAbout(state, pickOne(random, topics))) : null
}
