import type { SideId } from '../campaign-options.ts'
import { type CardId, card, cardIds } from '../content/cards/index.ts'
import type { WindowId } from '../content/effects.ts'
import type { OpenSeat, OpenTable } from '../table.ts'
import { priceOf } from './costs.ts'
import { cardsInPlay, seatOf } from './seats.ts'

/** A card that may be played now, with its price. */
export interface PlayableIntrigue {
  readonly card: CardId
  readonly cost: number
}

export function windowOf(id: CardId): WindowId | null {
  const record = card(id)
  return record.kind === 'intrigue' ? record.window : null
}

const isOpen = (id: CardId, windows: readonly WindowId[]): boolean => {
  const window = windowOf(id)
  return window !== null && windows.includes(window)
}

/** I.1: the cards of this hand that belong into one of these windows and that their owner can pay for. */
export function playableIntrigue(
  table: OpenTable,
  side: SideId,
  hand: readonly CardId[],
  windows: readonly WindowId[]
): readonly PlayableIntrigue[] {
  const { nomismata } = seatOf(table, side).goods
  return hand
    .filter((id) => isOpen(id, windows) && hasTarget(table, side, id))
    .map((id) => ({ card: id, cost: priceOf(table, side, id).cost }))
    .filter(({ cost }) => cost <= nomismata)
}

/** Whether a card that needs a target finds one. */
export function hasTarget(table: OpenTable, side: SideId, id: CardId): boolean {
  const record = card(id)
  if (record.kind !== 'intrigue') return true
  const rivals = table.sides.filter((other) => other !== side)
  return record.effects.every((effect) => {
    switch (effect.do) {
      case 'remove-card':
      case 'flip-card':
        return targetsOf(table, side, effect.do).length > 0
      case 'divide':
      case 'take-card':
        return rivals.length > 0
      case 'steal':
        return rivals.some((rival) => seatOf(table, rival).doxa > seatOf(table, side).doxa)
      case 'take-discard':
        return table.discardPile.length > 0
      default:
        return true
    }
  })
}

/** I.2: the cards of others that may be removed, or turned face down. */
export function targetsOf(
  table: OpenTable,
  side: SideId,
  how: 'remove-card' | 'flip-card'
): readonly { readonly side: SideId; readonly card: CardId }[] {
  return table.sides
    .filter((other) => other !== side)
    .flatMap((other) => {
      const seat = seatOf(table, other)
      return cardsInPlay(seat)
        .filter((id) => how === 'remove-card' || !seat.faceDown.includes(id))
        .map((id) => ({ side: other, card: id }))
    })
}

/** The cards that nobody can see: in hands, packs or the deck. */
function unseenCards({ sides, seats, offer, discardPile, removed }: OpenTable): ReadonlySet<CardId> {
  const seen = new Set<CardId>([...offer, ...discardPile, ...removed])
  for (const side of sides) for (const id of seats[side] ? cardsInPlay(seats[side]) : []) seen.add(id)
  return new Set(cardIds.filter((id) => !seen.has(id)))
}

/**
 * Whether this player might hold a card for these windows, as far as everybody knows: some such card has not been seen
 * yet, and he has the money. Nobody is asked who openly cannot react, so that a question reveals no hand.
 */
export function mightReact(
  table: OpenTable,
  side: SideId,
  handSize: number,
  windows: readonly WindowId[]
): boolean {
  if (handSize === 0) return false
  const seat: OpenSeat = seatOf(table, side)
  const unseen = unseenCards(table)
  return cardIds.some(
    (id) => unseen.has(id) && isOpen(id, windows) && priceOf(table, side, id).cost <= seat.goods.nomismata
  )
}
