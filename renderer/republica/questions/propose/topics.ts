import type { Business } from '#shared/republica/board/proposal.ts'
import type { MarkId } from '../../marks/mark.tsx'

export type Topic = Business['about']

/** What can be proposed, the most frequent first, with its drawing. */
export const topics: readonly { readonly id: Topic; readonly mark: MarkId }[] = [
  { id: 'send', mark: 'war' },
  { id: 'raise', mark: 'legion' },
  { id: 'concessions', mark: 'concession' },
  { id: 'land-bill', mark: 'land' },
  { id: 'governors', mark: 'province' },
  { id: 'reinforce', mark: 'veteran' },
  { id: 'recall', mark: 'away' },
  { id: 'withdraw', mark: 'loyalty' },
  { id: 'garrison', mark: 'guard' },
  { id: 'disband', mark: 'death' },
  { id: 'repeal', mark: 'law' },
  { id: 'bequest', mark: 'treasury' },
  { id: 'return', mark: 'exile' },
  { id: 'decline-fleets', mark: 'fleet' },
  { id: 'minor', mark: 'oratory' }
]

const topicIds = topics.map(({ id }) => id)

export function isTopic(value: unknown): value is Topic {
  return topicIds.some((id) => id === value)
}
