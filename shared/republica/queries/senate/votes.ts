import type { OpenBoard } from '../../board/index.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import { benchOf } from '../precedence.ts'
import { ratingsOf } from '../ratings.ts'
import { senatorOf } from '../republic.ts'
import type { OpenMotion, OpenProposal } from './session.ts'

/** 9.31: oratory and knights. */
export function plainVotes(board: OpenBoard, id: SenatorId): number {
  return ratingsOf(id).oratory + senatorOf(board, id).knights
}

/** 9.41, 9.67: the accused, and the candidate for life, add their influence. */
export function votesOn(board: OpenBoard, id: SenatorId, proposal: OpenProposal): number {
  const { influence } = senatorOf(board, id)
  return plainVotes(board, id) + (addsInfluence(id, proposal) ? influence : 0)
}

function addsInfluence(id: SenatorId, proposal: OpenProposal): boolean {
  switch (proposal.about) {
    case 'trial':
    case 'assassin-trial':
      return proposal.accused === id
    case 'consul-for-life':
      return proposal.senator === id
    default:
      return false
  }
}

/** 9.31: the votes of a faction's senators in Rome, without bought ones. */
export function factionVotes(board: OpenBoard, faction: FactionId): number {
  return benchOf(board, faction).reduce((sum, id) => sum + plainVotes(board, id), 0)
}

export interface Tally {
  readonly yes: number
  readonly no: number
}

/** 9.44: an appeal adds to the votes for the accused, or takes from them. */
export function tallyOf({ cast, appeal }: Pick<OpenMotion, 'cast' | 'appeal'>): Tally {
  const sum = (side: 'yes' | 'no') =>
    cast.reduce((total, { ballot, votes }) => total + (ballot === side ? votes : 0), 0)
  return { yes: sum('yes'), no: Math.max(0, sum('no') + (appeal ?? 0)) }
}

/** 9.33: more than half of the votes cast (R18). */
export const isMajority = ({ yes, no }: Tally): boolean => yes > no

/** 9.3, 9.63, 9.631: nobody abstains on a land certificate. */
export function mayAbstain({ about }: OpenProposal): boolean {
  return about !== 'land-bill' && about !== 'repeal'
}

/** 9.631: how a senator must vote; null: as he likes. */
export function boundVote(id: SenatorId, proposal: OpenProposal): 'yes' | 'no' | null {
  return proposal.about === 'repeal' && proposal.sponsor === id ? 'yes' : null
}
