import { type CardId, card } from '#shared/byzantion/content/cards/index.ts'
import { typeIds } from '#shared/byzantion/content/ids.ts'

export const handOrders = ['type', 'cost', 'playable'] as const
export type HandOrder = (typeof handOrders)[number]

/** The hand in the player's order. Ties keep the order of the printed numbers. */
export function sortedHand(
  hand: readonly CardId[],
  order: HandOrder,
  costOf: (id: CardId) => number,
  isPlayable: (id: CardId) => boolean
): readonly CardId[] {
  const rank = (id: CardId): number => {
    if (order === 'cost') return costOf(id)
    if (order === 'playable') return (isPlayable(id) ? 0 : 100) + costOf(id)
    const { kind, types } = card(id)
    return kind === 'intrigue' ? typeIds.length : typeIds.indexOf(types[0]?.type ?? 'rustica')
  }
  return hand.toSorted(
    (one, other) => rank(one) - rank(other) || card(one).number.localeCompare(card(other).number)
  )
}
