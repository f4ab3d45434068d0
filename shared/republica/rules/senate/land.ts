import type { ProposalAbout } from '../../board/proposal.ts'
import type { Motion } from '../../board/senate.ts'
import { landBills } from '../../content/tables.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { changePopularity, changeUnrest } from '../changes/standing.ts'

/** 9.63, 9.631: whoever votes against a certificate, or for its repeal, loses favour, whatever becomes of it. */
export function judgeLandVotes(play: RepublicPlay, { proposal, cast }: Motion): void {
  if (proposal.about !== 'land-bill' && proposal.about !== 'repeal') return
  const { pass, repeal } = landBills[proposal.bill]
  const isRepeal = proposal.about === 'repeal'
  const loss = isRepeal ? (repeal?.inFavour ?? 0) : pass.against
  for (const { senator, ballot } of cast) {
    if (ballot !== (isRepeal ? 'yes' : 'no') || !play.state.senators[senator]) continue
    changePopularity(play, senator, loss)
  }
  if (isRepeal && repeal && play.state.senators[proposal.sponsor]) {
    changePopularity(play, proposal.sponsor, repeal.sponsor)
  }
}

/** 9.63: the certificate is in force; the people are calmer, and praise the sponsors who live. */
export function passLandBill(play: RepublicPlay, proposal: ProposalAbout<'land-bill'>): void {
  const { state, emit } = play
  const { bill, sponsor, cosponsor } = proposal
  const { pass } = landBills[bill]
  state.landBills[bill] += 1
  emit({ type: 'land-bill-passed', bill, sponsor, cosponsor })
  changeUnrest(play, pass.unrest)
  if (state.senators[sponsor]) changePopularity(play, sponsor, pass.sponsor)
  if (state.senators[cosponsor]) changePopularity(play, cosponsor, pass.cosponsor)
}

/** 9.631 */
export function repealLandBill(play: RepublicPlay, { bill, sponsor }: ProposalAbout<'repeal'>): void {
  const { state, emit } = play
  state.landBills[bill] = Math.max(0, state.landBills[bill] - 1)
  emit({ type: 'land-bill-repealed', bill, sponsor })
  changeUnrest(play, landBills[bill].repeal?.unrest ?? 0)
}
