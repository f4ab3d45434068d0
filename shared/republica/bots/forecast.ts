import type { FactionId } from '../campaign-options.ts'
import { promisedVote } from '../queries/deals.ts'
import { benchOf } from '../queries/precedence.ts'
import { senatorOf } from '../queries/republic.ts'
import type { OpenProposal } from '../queries/senate/session.ts'
import { type Tally, votesOn } from '../queries/senate/votes.ts'
import { type Effects, type Judge, worthTo } from './judge.ts'
import { effectsOf } from './proposals.ts'

/** Below this change of its chance to win, if Rome survives, a faction does not care. */
const INDIFFERENCE = 0.0025

/** How a faction is likely to vote on something: by what it changes for it. */
export function leaning(
  judge: Judge,
  side: FactionId,
  proposal: OpenProposal,
  effects: Effects
): 'yes' | 'no' | null {
  const promised = promisedVote(judge.view, side, proposal)
  if (promised !== null) return promised ? 'yes' : 'no'
  if (isClement(judge, side, proposal)) return 'no'
  const change = judgedChange(judge, side, proposal, effects)
  const least = INDIFFERENCE * judge.survival
  if (change > least) return 'yes'
  return change < -least ? 'no' : null
}

/** 9.42: nobody sends another faction's man to his death unless he is feared: next year it may be his own. */
function isClement({ view, shares }: Judge, side: FactionId, proposal: OpenProposal): boolean {
  if (proposal.about !== 'trial') return false
  const { faction, influence } = senatorOf(view, proposal.accused)
  if (!faction) return false
  if (faction === side) return true
  if (proposal.degree === 'minor') return false
  const isFeared = (shares.get(faction) ?? 0) * shares.size > FEARED
  return !isFeared && influence < DANGEROUS
}

/** Factions with so many times their fair part of the chances, and men of so much influence, are feared by all. */
const FEARED = 1.35
const DANGEROUS = 20

/**
 * What a faction gains from a proposal. Somebody must be elected: a candidate counts against the average of those who
 * may still be, and the more have been rejected, the less.
 */
export function judgedChange(
  judge: Judge,
  side: FactionId,
  proposal: OpenProposal,
  effects: Effects
): number {
  const change = worthTo(judge, side, effects)
  switch (proposal.about) {
    case 'consuls':
    case 'censor':
    case 'dictator':
    case 'governors':
      return change + patience(judge, side, proposal)
    default:
      return change
  }
}

/** Points of a usual candidate: what a faction expects to lose to others anyway. */
const USUAL_OFFICE = 6

function patience(judge: Judge, side: FactionId, proposal: OpenProposal): number {
  const rejected = (judge.view.senate?.rejected ?? []).filter(({ about }) => about === proposal.about).length
  const share = judge.shares.get(side) ?? 0
  const places = proposal.about === 'consuls' ? 2 : 1
  const expected = (places * USUAL_OFFICE * judge.survival * share) / 8 / Math.max(1, judge.shares.size)
  return expected * (1 + rejected)
}

/** The votes that others are likely to cast, without bought ones; own votes are not among them. */
export function othersTally(judge: Judge, proposal: OpenProposal, skip: readonly FactionId[] = []): Tally {
  const { view, side } = judge
  const effects = effectsOf(judge, proposal)
  let yes = 0
  let no = 0
  for (const other of view.sides) {
    if (other === side || skip.includes(other)) continue
    const lean = leaning(judge, other, proposal, effects)
    if (!lean) continue
    const votes = benchVotes(judge, other, proposal)
    if (lean === 'yes') yes += votes
    else no += votes
  }
  return { yes, no }
}

export function benchVotes({ view }: Judge, side: FactionId, proposal: OpenProposal): number {
  return benchOf(view, side).reduce((sum, id) => sum + votesOn(view, id, proposal), 0)
}

/** Whether a proposal of one's own is likely to pass; a level that does not count thinks that anything may. */
export function likelyToPass(judge: Judge, proposal: OpenProposal): number {
  if (!judge.level.counts) return 0.6
  const { yes, no } = othersTally(judge, proposal)
  const own = benchVotes(judge, judge.side, proposal)
  const margin = yes + own - no
  return 1 / (1 + Math.exp(-margin / 5))
}
