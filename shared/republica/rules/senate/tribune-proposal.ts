import { pickOne, type RandomState } from '../../../engine/random.ts'
import { ask, form, type Question, type Script } from '../../ask.ts'
import type { TribuneProposal } from '../../board/proposal.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { speakerFor } from '../../queries/obedience.ts'
import { benchOf } from '../../queries/precedence.ts'
import { businessProblem } from '../../queries/senate/business.ts'
import { openCensorCandidates, openPairs } from '../../queries/senate/candidates.ts'
import { openTopics } from '../../queries/senate/proposals.ts'
import type { RepublicState } from '../../state.ts'
import { message, type RefusalKey } from '../../words/message.ts'
import { type Election, electionIn, nextBooking } from './booked.ts'
import { sessionIn, settleChair } from './chair.ts'
import { pairProblem } from './consuls.ts'
import { openPosts, postsProblem, samplePosts } from './governors.ts'
import { openForm, verdict } from './open-form.ts'
import { putToVote } from './put.ts'
import { sampleBusiness } from './sample-business.ts'

/** 9.22, 9.71: the first of those who have played a tribune makes a proposal, or nominates in an election. */
export function* proposeByTribune(play: RepublicPlay): Script {
  const { state } = play
  const booking = nextBooking(state)
  if (!booking || !settleChair(play)) return
  const { booked } = sessionIn(state)
  booked.splice(booked.indexOf(booking), 1)
  const { faction, only } = booking
  const election = electionIn(state)
  if (benchOf(state, faction).length === 0 || !hasProposal(state, election, only)) return
  const proposal = yield* ask(tribuneQuestion(state, faction, election, only))
  const isPut = yield* putToVote(play, { proposal, by: faction, source: 'tribune', order: [] })
  // 9.63, 9.642: whoever was refused a consent may propose something else.
  if (isPut) return
  booked.unshift(booking)
  play.schedule({ task: 'tribune-proposal' })
}

function tribuneQuestion(
  state: RepublicState,
  side: FactionId,
  election: Election | null,
  only: 'land-bill' | null
): Question<TribuneProposal> {
  return form(
    {
      side: speakerFor(state, side),
      kind: 'tribune-proposal',
      rule: '9.71',
      prompt: message(election === 'consuls' ? 'prompt.tribune-nomination' : 'prompt.tribune-proposal'),
      about: { election, only }
    },
    {
      form: openForm(),
      check: ({ proposal }) =>
        verdict(proposal, tribuneProposalProblem(state, proposal, election, only), '9.71'),
      sample: (random) => ({ proposal: sampleProposal(state, election, only, random) })
    }
  )
}

function tribuneProposalProblem(
  state: RepublicState,
  proposal: TribuneProposal,
  election: Election | null,
  only: 'land-bill' | null
): RefusalKey | null {
  if (only && proposal.about !== only) return 'no-tribune'
  if (election && proposal.about !== election) return 'election-only'
  if (proposal.about === 'consuls') return election ? pairProblem(state, proposal.pair) : 'not-a-candidate'
  if (proposal.about === 'censor') {
    return election && openCensorCandidates(state).includes(proposal.senator) ? null : 'not-a-candidate'
  }
  if (election && proposal.about === 'governors') return postsProblem(state, proposal.posts)
  return businessProblem(state, proposal)
}

/** Whether a tribune could propose anything now. */
function hasProposal(state: RepublicState, election: Election | null, only: 'land-bill' | null): boolean {
  switch (election) {
    case 'consuls':
      return openPairs(state).length > 0
    case 'censor':
      return openCensorCandidates(state).length > 0
    case 'governors':
      return openPosts(state).length > 0
    case null:
      return openTopics(state).some((topic) => only === null || topic === only)
  }
}

function sampleProposal(
  state: RepublicState,
  election: Election | null,
  only: 'land-bill' | null,
  random: RandomState
): TribuneProposal {
  switch (election) {
    case 'consuls':
      return { about: 'consuls', pair: [...pickOne(random, openPairs(state))] }
    case 'censor':
      return { about: 'censor', senator: pickOne(random, openCensorCandidates(state)) }
    case 'governors':
      return { about: 'governors', posts: samplePosts(state, random) }
    case null: {
      const proposal = sampleBusiness(state, random, only)
      if (!proposal) throw new Error('a tribune has nothing to propose')
      return proposal
    }
  }
}
