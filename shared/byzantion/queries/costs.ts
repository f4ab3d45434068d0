import type { SideId } from '../campaign-options.ts'
import { type CardId, card } from '../content/cards/index.ts'
import type { OpenSeat, OpenTable } from '../table.ts'
import { effectsOn } from './abilities.ts'
import { cardsInPlay, seatOf } from './seats.ts'

/** How a price comes about. */
export interface Price {
  readonly printed: number
  /** A.3: the best hero's discount. */
  readonly discount: number
  readonly hero: CardId | null
  /** Of abilities that make intrigue cheaper. */
  readonly less: number
  readonly cost: number
}

/**
 * A.3: the best hero counts: of each type that he shares with the card, his level. Heroes behind another still give
 * discounts, those that lie face down do not.
 */
export function discountFor(
  seat: OpenSeat,
  id: CardId
): { readonly discount: number; readonly hero: CardId | null } {
  const types = card(id).types.map(({ type }) => type)
  let best: { discount: number; hero: CardId | null } = { discount: 0, hero: null }
  for (const hero of cardsInPlay(seat)) {
    if (seat.faceDown.includes(hero)) continue
    const discount = card(hero)
      .types.filter(({ type }) => types.includes(type))
      .reduce((sum, { level }) => sum + level, 0)
    if (discount > best.discount) best = { discount, hero }
  }
  return best
}

/** A.3, I.1: what a card costs this player now. */
export function priceOf(table: Pick<OpenTable, 'seats' | 'phase'>, side: SideId, id: CardId): Price {
  const seat = seatOf(table, side)
  const { kind, cost: printed } = card(id)
  const { discount, hero } = discountFor(seat, id)
  // V.1: the ability does not work at the end of the game.
  const cheaper = kind === 'intrigue' && table.phase !== 'final'
  const less = cheaper
    ? effectsOn(seat, 'play-intrigue', 'cost-less').reduce((sum, { nomismata }) => sum + nomismata, 0)
    : 0
  return { printed, discount, hero, less, cost: Math.max(0, printed - discount - less) }
}

export function costOf(table: Pick<OpenTable, 'seats' | 'phase'>, side: SideId, id: CardId): number {
  return priceOf(table, side, id).cost
}

export function canAfford(table: Pick<OpenTable, 'seats' | 'phase'>, side: SideId, id: CardId): boolean {
  return costOf(table, side, id) <= seatOf(table, side).goods.nomismata
}
