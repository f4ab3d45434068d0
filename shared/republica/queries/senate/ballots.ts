import type { Immutable, OpenBoard } from '../../board/index.ts'
import type { Ballot, CastVote } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { Voting } from '../../decisions/senate.ts'
import type { RefusalKey } from '../../words/message.ts'
import { promisedVote } from '../deals.ts'
import { benchOf } from '../precedence.ts'
import { senatorOf } from '../republic.ts'
import type { OpenProposal } from './session.ts'
import { boundVote, mayAbstain, votesOn } from './votes.ts'

type OpenVoting = Immutable<Voting>

/** 9.32: how a senator votes: as his faction, or on his own; bound by his office of sponsor before all (9.631). */
export function ballotOf(proposal: OpenProposal, voting: OpenVoting, id: SenatorId): Ballot {
  const own = voting.split.find(({ senator }) => senator === id)?.ballot
  return own ?? boundVote(id, proposal) ?? voting.ballot
}

const boughtBy = ({ bought }: OpenVoting, id: SenatorId): number =>
  bought.find(({ senator }) => senator === id)?.talents ?? 0

/** 9.3, 9.31, 9.32: why a faction cannot vote so; null if it can. */
export function votingProblem(
  board: OpenBoard,
  proposal: OpenProposal,
  faction: FactionId,
  voting: OpenVoting
): RefusalKey | null {
  const bench = benchOf(board, faction)
  const named = [voting.split, voting.bought].map((list) => list.map(({ senator }) => senator))
  if (named.some((list) => new Set(list).size < list.length)) return 'named-twice'
  if (!named.flat().every((id) => bench.includes(id))) return 'not-your-senator'
  const promised = promisedVote(board, faction, proposal)
  for (const id of bench) {
    const ballot = ballotOf(proposal, voting, id)
    if (ballot === 'abstain' && !mayAbstain(proposal)) return 'no-abstention'
    const bound = boundVote(id, proposal)
    if (bound && ballot !== bound) return 'bound-to-vote'
    const talents = boughtBy(voting, id)
    if (talents > senatorOf(board, id).talents) return 'votes-too-dear'
    if (talents > 0 && ballot === 'abstain') return 'no-votes-to-buy'
    // R29: the sponsor of a repeal is bound by the rules before any promise.
    if (promised !== null && !bound && ballot !== (promised ? 'yes' : 'no')) return 'promised-vote'
  }
  return null
}

/** 9.31: the votes that a faction casts so. */
export function castVotes(
  board: OpenBoard,
  proposal: OpenProposal,
  faction: FactionId,
  voting: OpenVoting
): readonly CastVote[] {
  return benchOf(board, faction).map((senator) => {
    const bought = boughtBy(voting, senator)
    return {
      senator,
      faction,
      ballot: ballotOf(proposal, voting, senator),
      votes: votesOn(board, senator, proposal) + bought,
      bought
    }
  })
}
