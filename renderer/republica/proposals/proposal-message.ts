import type { Message } from '#shared/engine/message.ts'
import type { FactionId } from '#shared/republica/campaign-options.ts'
import type { OpenProposal } from '#shared/republica/queries/senate/session.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { proposalSentence } from '#shared/republica/words/sentences/proposals.ts'

/** A proposal as a sentence. An army is named by its commander. */
export function proposalMessage(proposal: OpenProposal, by: FactionId, view: RepublicView): Message {
  const army = 'army' in proposal ? view.armies.find(({ id }) => id === proposal.army) : undefined
  return proposalSentence(proposal, by, army?.commander ?? null)
}
