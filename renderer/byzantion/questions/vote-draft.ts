import type { OptionId } from '#shared/byzantion/content/ids.ts'
import type { Abouts } from '#shared/byzantion/decisions.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { type Draft, withOption } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'

export interface VoteDraft {
  readonly option: OptionId
  readonly auctoritas: number
}

/** The vote in an unfinished answer; null if there is none. */
export function voteIn({ option }: Draft): VoteDraft | null {
  if (typeof option !== 'object' || option === null || !('do' in option) || option.do !== 'vote') return null
  const { option: chosen, auctoritas } = option
  if (chosen !== 'first' && chosen !== 'second') return null
  return { option: chosen, auctoritas: typeof auctoritas === 'number' ? auctoritas : 1 }
}

export function votedOption(draft: Draft, decision: TableOf<Byzantion>['decision']): OptionId | null {
  return decision?.kind === 'vote' ? (voteIn(draft)?.option ?? null) : null
}

/** Votes for an option. The first vote spends what exists for this vote only, or else one Auctoritas. */
export function withVote(draft: Draft, { own, bonus }: Abouts['vote'], option: OptionId): Draft {
  if (own + bonus === 0) return draft
  const auctoritas = voteIn(draft)?.auctoritas ?? Math.max(1, bonus)
  return withOption(draft, { do: 'vote', option, auctoritas })
}

export function withAmount(draft: Draft, auctoritas: number): Draft {
  const vote = voteIn(draft)
  return vote ? withOption(draft, { do: 'vote', option: vote.option, auctoritas }) : draft
}
