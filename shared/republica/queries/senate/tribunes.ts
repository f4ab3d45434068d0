import type { OpenBoard } from '../../board/index.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import { benchOf } from '../precedence.ts'
import { abilityOf } from '../ratings.ts'
import { type OpenMotion, type OpenProposal, presidesAsDictator, sessionOf } from './session.ts'

export type TribuneUse = 'veto' | 'book' | 'reopen'

/** 9.72: what nobody can veto. */
export function mayVeto(
  board: OpenBoard,
  { proposal, source }: Pick<OpenMotion, 'proposal' | 'source'>
): boolean {
  if (proposal.about === 'consul-for-life' || proposal.about === 'assassin-trial') return false
  return !(source === 'chair' && presidesAsDictator(board))
}

/** 9.22, 9.71: a tribune gives the next nomination in an election, and the next proposal once the trials are over. */
export function mayBook(board: OpenBoard): boolean {
  const { stage } = sessionOf(board)
  return stage !== 'opening' && stage !== 'trials'
}

/** 9.22: the statesmen of a faction in the session who are tribunes themselves and have not acted in this turn. */
export function ownTribunes(
  board: OpenBoard,
  faction: FactionId,
  use: TribuneUse,
  proposal: OpenProposal | null
): readonly SenatorId[] {
  const { tribunes } = sessionOf(board)
  return benchOf(board, faction).filter((id) => {
    const ability = abilityOf(id)
    if (ability?.does !== 'tribune' || tribunes.includes(id)) return false
    if (ability.uses === 'any') return true
    if (ability.uses === 'veto-land-bill') return use === 'veto' && proposal?.about === 'land-bill'
    // His own proposal is a land certificate; he chooses it when his turn comes.
    return use !== 'veto'
  })
}
