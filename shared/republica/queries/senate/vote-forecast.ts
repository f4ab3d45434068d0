import type { OpenBoard } from '../../board/index.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import { promisedVote } from '../deals.ts'
import { benchOf } from '../precedence.ts'
import { senatorOf } from '../republic.ts'
import { personsOf } from './persons.ts'
import type { OpenMotion, OpenProposal } from './session.ts'
import { isMajority, tallyOf, votesOn } from './votes.ts'

/** What everybody may expect of one faction, before it is called or after. */
export interface FactionForecast {
  readonly faction: FactionId
  /** What it has said, or has promised in public, or will say for its own sake; null: it is open. */
  readonly leaning: 'yes' | 'no' | null
  /** Why: its votes are cast, it has promised them, it proposes, or one of its senators wins or loses by it. */
  readonly because: 'cast' | 'promise' | 'proposer' | 'gains' | 'loses' | null
  /** 9.31: its votes, without any that it might buy; once cast, with those that it has bought. */
  readonly votes: number
  /** 9.31: the talents in its senators' own treasuries: so many votes it could buy. */
  readonly purse: number
}

/** How a vote stands or would stand, from what everybody can see. */
export interface VoteForecast {
  readonly factions: readonly FactionForecast[]
  /** Votes that are cast or expected for and against, with the answer of the people (9.44). */
  readonly yes: number
  readonly no: number
  /** Votes of factions that are open, and all that might still be bought. */
  readonly open: number
  readonly purchasable: number
  /** 9.33: how it ends if the open factions abstain and nobody buys; and whether they could still turn it. */
  readonly isCarried: boolean
  readonly isSettled: boolean
}

/** 9.3: what can be foreseen of a vote. `motion`: the vote that is under way; without one, as if it were proposed now. */
export function voteForecast(
  board: OpenBoard,
  proposal: OpenProposal,
  by: FactionId,
  motion: Pick<OpenMotion, 'cast' | 'called' | 'appeal'> = { cast: [], called: [], appeal: null }
): VoteForecast {
  const factions = board.sides
    .filter((side) => benchOf(board, side).length > 0 || motion.called.includes(side))
    .map((side) => factionForecast(board, proposal, by, motion, side))
  const cast = tallyOf(motion)
  const pending = factions.filter(({ because }) => because !== 'cast')
  const sum = (of: readonly FactionForecast[], what: 'votes' | 'purse') =>
    of.reduce((total, each) => total + each[what], 0)
  const expected = (leaning: 'yes' | 'no') =>
    sum(
      pending.filter((each) => each.leaning === leaning),
      'votes'
    )
  const open = sum(
    pending.filter(({ leaning }) => leaning === null),
    'votes'
  )
  const purchasable = sum(pending, 'purse')
  const tally = { yes: cast.yes + expected('yes'), no: cast.no + expected('no') }
  const isCarried = isMajority(tally)
  const swing = open + purchasable
  const couldTurn = isCarried
    ? !isMajority({ ...tally, no: tally.no + swing })
    : isMajority({ ...tally, yes: tally.yes + swing })
  return { factions, ...tally, open, purchasable, isCarried, isSettled: !couldTurn }
}

function factionForecast(
  board: OpenBoard,
  proposal: OpenProposal,
  by: FactionId,
  { cast, called }: Pick<OpenMotion, 'cast' | 'called'>,
  faction: FactionId
): FactionForecast {
  const bench = benchOf(board, faction)
  const own = cast.filter((vote) => vote.faction === faction)
  if (called.includes(faction)) {
    const tally = tallyOf({ cast: own, appeal: null })
    const leaning = tally.yes === tally.no ? null : tally.yes > tally.no ? 'yes' : 'no'
    return { faction, leaning, because: 'cast', votes: tally.yes + tally.no, purse: 0 }
  }
  const votes = bench.reduce((sum, id) => sum + votesOn(board, id, proposal), 0)
  const purse = bench.reduce((sum, id) => sum + senatorOf(board, id).talents, 0)
  return { faction, votes, purse, ...leaningOf(board, proposal, by, faction) }
}

function leaningOf(
  board: OpenBoard,
  proposal: OpenProposal,
  by: FactionId,
  faction: FactionId
): Pick<FactionForecast, 'leaning' | 'because'> {
  const promised = promisedVote(board, faction, proposal)
  if (promised !== null) return { leaning: promised ? 'yes' : 'no', because: 'promise' }
  const isOurs = (id: SenatorId) => board.senators[id]?.faction === faction
  if (losersBy(board, proposal).some(isOurs)) return { leaning: 'no', because: 'loses' }
  // A trial of an assassin is nobody's proposal.
  if (by === faction && proposal.about !== 'assassin-trial') return { leaning: 'yes', because: 'proposer' }
  if (winnersBy(proposal).some(isOurs)) return { leaning: 'yes', because: 'gains' }
  return { leaning: null, because: null }
}

/** Whom it honours or enriches. */
function winnersBy(proposal: OpenProposal): readonly SenatorId[] {
  switch (proposal.about) {
    case 'consuls':
    case 'dictator':
    case 'censor':
    case 'consul-for-life':
    case 'concessions':
    case 'governors':
      return personsOf(proposal)
    case 'land-bill':
      return [proposal.sponsor, proposal.cosponsor]
    default:
      return []
  }
}

/** Whom it would ruin, or call away from his command or his province. */
function losersBy(board: OpenBoard, proposal: OpenProposal): readonly SenatorId[] {
  switch (proposal.about) {
    case 'trial':
    case 'assassin-trial':
      return [proposal.accused]
    case 'recall': {
      const commander = board.armies.find(({ id }) => id === proposal.army)?.commander
      return commander ? [commander] : []
    }
    case 'governors':
      return proposal.posts.flatMap(({ province }) => board.provinces[province]?.governor ?? [])
    default:
      return []
  }
}
