import { pickOne, type RandomState, randomInt, shuffled } from '../../../engine/random.ts'
import { ask, form, type Question, type Script } from '../../ask.ts'
import { ballotIds, type CastVote, type Motion } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { VoteAct, Voting } from '../../decisions/senate.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { promisedVote } from '../../queries/deals.ts'
import { isFree, speakerFor } from '../../queries/obedience.ts'
import { attends, benchOf } from '../../queries/precedence.ts'
import { senatorOf } from '../../queries/republic.ts'
import { castVotes, votingProblem } from '../../queries/senate/ballots.ts'
import { isMurderPossible, murderChance } from '../../queries/senate/murder.ts'
import { type OpenMotion, uncalled } from '../../queries/senate/session.ts'
import { mayLeaveRome } from '../../queries/senate/trials.ts'
import { mayBook, mayVeto } from '../../queries/senate/tribunes.ts'
import { boundVote, mayAbstain, votesOn } from '../../queries/senate/votes.ts'
import type { RepublicState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { proposalSentence } from '../../words/sentences/proposals.ts'
import { senatorIn } from '../changes/standing.ts'
import { noteVote } from '../deals/ledger.ts'
import { appeal, goIntoExile } from './accused.ts'
import { fillBenches } from './benches.ts'
import { callerOf, sessionIn } from './chair.ts'
import { attackProblem, sampleAttack, takeDagger } from './dagger.ts'
import { isMoot } from './moot.ts'
import { openForm, verdict } from './open-form.ts'
import { isCallable } from './put.ts'
import { bookOrSuspend, sampleTribune, spendTribune, tribuneProblem, vetoMotion } from './tribune.ts'

/** 9.3: the next faction is called. The vote is over when all have been. */
export function* callNextFaction(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  yield* fillBenches(play)
  const motion = sessionIn(state).motions.at(-1)
  if (!motion) return
  if (isMoot(state, motion)) {
    sessionIn(state).motions.pop()
    emit({ type: 'proposal-lapsed', proposal: motion.proposal })
    return
  }
  const remaining = uncalled(state, motion)
  if (remaining.length === 0) {
    schedule({ task: 'close-vote' })
    return
  }
  motion.order = motion.order.filter((side) => remaining.includes(side))
  const faction = motion.order[0] ?? (yield* callFactions(play, motion, remaining))
  if (faction) yield* callFaction(play, motion, faction)
}

/** 9.11: the chair names those who are called next. */
function* callFactions(
  play: RepublicPlay,
  motion: Motion,
  remaining: readonly FactionId[]
): Script<FactionId | undefined> {
  const { state } = play
  const caller = callerOf(play, motion)
  const [only, ...others] = remaining
  if (others.length === 0 || !caller) return only
  motion.order = [
    ...(yield* ask(
      form(
        {
          side: speakerFor(state, caller),
          kind: 'call-factions',
          rule: '9.11',
          prompt: message('prompt.call-factions'),
          about: { proposal: motion.proposal, remaining }
        },
        {
          form: openForm(),
          check: ({ order }) =>
            verdict(
              order,
              order.length > 0 && isCallable(state, order, motion.called) ? null : 'bad-order',
              '9.11'
            ),
          sample: (random) => ({ order: shuffled(random, remaining) })
        }
      )
    ))
  ]
  return motion.order[0]
}

/** 9.3: a faction votes, or does something else, after which it is called again. */
function* callFaction(play: RepublicPlay, motion: Motion, faction: FactionId): Script {
  const { schedule } = play
  const act = yield* ask(voteQuestion(play.state, motion, faction))
  switch (act.do) {
    case 'vote':
      cast(play, motion, faction, act)
      schedule({ task: 'vote' })
      return
    case 'tribune': {
      const stands = yield* spendTribune(play, faction, act, motion.proposal)
      if (stands && act.use === 'veto') {
        noteVote(play, faction, motion.proposal, null)
        return vetoMotion(play, motion)
      }
      schedule({ task: 'vote' })
      if (stands) bookOrSuspend(play, faction, act, motion)
      return
    }
    case 'murder':
      schedule({ task: 'vote' })
      takeDagger(play, faction, act)
      return
    case 'appeal':
      schedule({ task: 'vote' })
      return yield* appeal(play, motion)
    case 'exile':
      return goIntoExile(play, motion)
  }
}

/** 9.31, 9.32: what a faction declares it cannot take back. */
function cast(play: RepublicPlay, motion: Motion, faction: FactionId, voting: Voting): void {
  const { state, emit } = play
  const votes = castVotes(state, motion.proposal, faction, voting)
  for (const { senator, bought } of votes) senatorIn(state, senator).talents -= bought
  motion.cast.push(...votes)
  motion.called.push(faction)
  emit({ type: 'faction-voted', faction, cast: votes })
  noteVote(play, faction, motion.proposal, unanimous(votes))
}

/** R29: how a whole faction has voted; null if it was split or abstained. */
function unanimous(votes: readonly CastVote[]): boolean | null {
  if (votes.every(({ ballot }) => ballot === 'yes')) return true
  return votes.every(({ ballot }) => ballot === 'no') ? false : null
}

function voteQuestion(state: RepublicState, motion: Motion, side: FactionId): Question<VoteAct> {
  const { proposal } = motion
  const about = {
    proposal: motion.proposal,
    faction: side,
    voters: benchOf(state, side).map((senator) => ({
      senator,
      votes: votesOn(state, senator, proposal),
      talents: senatorOf(state, senator).talents,
      bound: boundVote(senator, proposal)
    })),
    mayAbstain: mayAbstain(proposal),
    mayVeto: mayVeto(state, motion),
    mayBook: mayBook(state),
    mayAppeal: mayAppeal(state, motion, side),
    mayLeave: mayLeave(state, motion, side),
    murder: murderChance(state, side)
  }
  return form(
    {
      side: speakerFor(state, side),
      kind: 'vote',
      rule: '9.3',
      prompt: proposalSentence(proposal, motion.by),
      about
    },
    {
      form: openForm(),
      check: ({ act }) => verdict(act, actProblem(state, motion, side, act), '9.3'),
      sample: (random) => ({ act: sampleAct(state, motion, side, random) })
    }
  )
}

function actProblem(state: RepublicState, motion: OpenMotion, side: FactionId, act: VoteAct) {
  // 12.31: who obeys votes as he is told; his cards and his dagger stay his own affair.
  if (act.do !== 'vote' && !isFree(state, side)) return 'obeys'
  switch (act.do) {
    case 'vote':
      return votingProblem(state, motion.proposal, side, act)
    case 'tribune':
      return tribuneProblem(state, side, act, motion)
    case 'murder':
      return attackProblem(state, side, act)
    case 'appeal':
      return mayAppeal(state, motion, side) ? null : 'no-appeal'
    case 'exile':
      return mayLeave(state, motion, side) ? null : 'no-exile-now'
  }
}

/** 9.44: the accused, once, when his faction is called. */
function mayAppeal(state: RepublicState, { proposal, appeal: answer }: OpenMotion, side: FactionId): boolean {
  return proposal.about === 'trial' && answer === null && isAccusedOf(state, proposal.accused, side)
}

/** 9.421 */
function mayLeave(state: RepublicState, { proposal }: OpenMotion, side: FactionId): boolean {
  const isTrial = proposal.about === 'trial' || proposal.about === 'assassin-trial'
  return isTrial && mayLeaveRome(proposal) && isAccusedOf(state, proposal.accused, side)
}

function isAccusedOf(state: RepublicState, accused: Parameters<typeof attends>[1], side: FactionId): boolean {
  return attends(state, accused) && senatorOf(state, accused).faction === side
}

/** One act in so many is something else than a vote. */
const SAMPLE_OTHERS = 12

function sampleAct(state: RepublicState, motion: OpenMotion, side: FactionId, random: RandomState): VoteAct {
  if (!isFree(state, side)) return sampleVoting(state, motion, side, random)
  if (randomInt(random, SAMPLE_OTHERS) === 0) {
    const tribune = sampleTribune(state, side, motion, random)
    const attack = isMurderPossible(murderChance(state, side)) ? [sampleAttack(state, side, random)] : []
    const others: VoteAct[] = [
      ...(tribune ? [tribune] : []),
      ...attack,
      ...(mayLeave(state, motion, side) ? [{ do: 'exile' as const }] : [])
    ]
    if (others.length > 0) return pickOne(random, others)
  }
  if (mayAppeal(state, motion, side) && randomInt(random, 2) === 0) return { do: 'appeal' }
  return sampleVoting(state, motion, side, random)
}

function sampleVoting(
  state: RepublicState,
  { proposal }: OpenMotion,
  side: FactionId,
  random: RandomState
): Voting {
  const ballots = mayAbstain(proposal) ? ballotIds : (['yes', 'no'] as const)
  const promised = promisedVote(state, side, proposal)
  const ballot = promised === null ? pickOne(random, ballots) : promised ? 'yes' : 'no'
  const bench = benchOf(state, side)
  const split = bench
    .filter((id) => promised === null && randomInt(random, SAMPLE_OTHERS) === 0 && !boundVote(id, proposal))
    .map((senator) => ({ senator, ballot: pickOne(random, ballots) }))
  const voting: Voting = { do: 'vote', ballot, split, bought: [] }
  const buyer = pickOne(random, bench)
  const { talents } = senatorOf(state, buyer)
  const buys: Voting = { ...voting, bought: [{ senator: buyer, talents: randomInt(random, talents + 1) }] }
  const wantsToBuy = randomInt(random, SAMPLE_OTHERS) === 0 && talents > 0
  return wantsToBuy && votingProblem(state, proposal, side, buys) === null ? buys : voting
}
