import { drawCard as drawFrom } from '../../engine/deck.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import { type Goods, goodIds, type Stuff } from '../content/ids.ts'
import type { DiscardReason } from '../events.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { effectsOn } from '../queries/abilities.ts'
import { isEmpty, shared } from '../queries/amounts.ts'
import type { ByzantionState } from '../state.ts'
import type { DoxaSource, Seat } from '../table.ts'

/** The changes that every chapter makes: what players own, and where cards go. */

export function seat(state: ByzantionState, side: SideId): Seat {
  const found = state.seats[side]
  if (!found) throw new Error(`no seat for ${side}`)
  return found
}

export function hand(state: ByzantionState, side: SideId): CardId[] {
  const found = state.hands[side] ?? []
  state.hands[side] = found
  return found
}

/** Doxa never falls under none, but in a solo game, where that is the end. */
export function addDoxa(state: ByzantionState, side: SideId, amount: number, source: DoxaSource): number {
  const owner = seat(state, side)
  const change = state.solo ? amount : Math.max(amount, -owner.doxa)
  owner.doxa += change
  owner.sources[source] = (owner.sources[source] ?? 0) + change
  return change
}

/** Gives without a word. */
export function give(state: ByzantionState, side: SideId, stuff: Stuff, source: DoxaSource): void {
  const owner = seat(state, side)
  for (const id of goodIds) owner.goods[id] += stuff[id] ?? 0
  owner.dynamis += stuff.dynamis ?? 0
  if (stuff.doxa) addDoxa(state, side, stuff.doxa, source)
}

/** Gives, and says what it comes from. */
export function gain({ state, emit }: ByzantionPlay, side: SideId, stuff: Stuff, by: CardId | null): void {
  if (isEmpty(stuff)) return
  give(state, side, stuff, 'cards')
  emit({ type: 'gained', side, stuff, by })
}

/** Takes what a price or a rule has checked to be there. */
export function pay(state: ByzantionState, side: SideId, goods: Goods): void {
  const owner = seat(state, side)
  for (const id of goodIds) {
    owner.goods[id] -= goods[id] ?? 0
    if (owner.goods[id] < 0) throw new Error(`${side} cannot pay ${id}`)
  }
}

/** Takes as much of it as there is, and returns that. */
export function lose({ state, emit }: ByzantionPlay, side: SideId, stuff: Stuff, by: CardId | null): Goods {
  const lost = shared(seat(state, side).goods, stuff)
  pay(state, side, lost)
  if (!isEmpty(lost)) emit({ type: 'lost', side, stuff: lost, by })
  return lost
}

/** The top card of the deck, which the discards renew; null when no card is left at all. */
export function topCard(state: ByzantionState): CardId | null {
  const { random, drawPile, discardPile } = state
  const deck = { drawPile, discardPile }
  const card = drawFrom(random, deck)
  state.drawPile = deck.drawPile
  state.discardPile = deck.discardPile
  return card
}

/** A.2: draws cards; only their player sees which. */
export function draw({ state, emit }: ByzantionPlay, side: SideId, count: number): void {
  const drawn: CardId[] = []
  for (let card = 0; card < count; card++) {
    const top = topCard(state)
    if (top) drawn.push(top)
  }
  if (drawn.length === 0) return
  hand(state, side).push(...drawn)
  emit({ type: 'drew', side, count: drawn.length })
  emit({ type: 'cards-drawn', side, cards: drawn }, [side])
}

/** A.2: the offer is full again. */
export function fillOffer({ state, emit }: ByzantionPlay): void {
  const added: CardId[] = []
  while (state.offer.length < figures.offer.cards) {
    const card = topCard(state)
    if (!card) break
    state.offer.push(card)
    added.push(card)
  }
  if (added.length > 0) emit({ type: 'offer-filled', cards: added })
}

export function removeFrom<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at === -1) throw new Error(`${String(item)} is not there`)
  list.splice(at, 1)
}

export function takeFromHand(state: ByzantionState, side: SideId, card: CardId): void {
  removeFrom(hand(state, side), card)
}

/** A.1, R.5: discards cards of a hand. All but forced discards have their income, with the heroes' share. */
export function discardCards(
  play: ByzantionPlay,
  side: SideId,
  cards: readonly CardId[],
  reason: DiscardReason
): void {
  if (cards.length === 0) return
  const { state, emit } = play
  for (const card of cards) {
    takeFromHand(state, side, card)
    state.discardPile.push(card)
  }
  emit({ type: 'discarded', side, cards, reason })
  if (reason === 'forced') return
  const { auctoritas, nomismata } = figures.discard
  give(state, side, { auctoritas: auctoritas * cards.length, nomismata: nomismata * cards.length }, 'cards')
  for (const { stuff } of effectsOn(seat(state, side), 'discard-card', 'gain')) {
    for (const _ of cards) give(state, side, stuff, 'cards')
  }
}

/** The gifts of the heroes that answer to this. Nobody is asked: a gift is never declined. */
export function heroesGive(
  play: ByzantionPlay,
  side: SideId,
  on: Parameters<typeof effectsOn>[1],
  times = 1
): void {
  for (let time = 0; time < times; time++) {
    const owner = seat(play.state, side)
    for (const { stuff } of effectsOn(owner, on, 'gain')) gain(play, side, stuff, null)
    for (const { count } of effectsOn(owner, on, 'draw')) draw(play, side, count)
  }
}
