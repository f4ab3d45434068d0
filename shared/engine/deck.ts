import { type RandomState, shuffled } from './random.ts'

/** A deck of card ids. The end of `drawPile` is the top; every view hides its order. */
export interface Deck<Card extends string = string> {
  drawPile: Card[]
  discardPile: Card[]
}

export function createDeck<Card extends string>(random: RandomState, cards: readonly Card[]): Deck<Card> {
  return { drawPile: shuffled(random, cards), discardPile: [] }
}

/** Draws the top card, shuffling the discards back when the pile is empty; null when no card is left at all. */
export function drawCard<Card extends string>(random: RandomState, deck: Deck<Card>): Card | null {
  if (deck.drawPile.length === 0) reshuffle(random, deck)
  const card = deck.drawPile.pop()
  if (card === undefined) return null
  random.moves += 1
  return card
}

export function discard<Card extends string>(deck: Deck<Card>, card: Card): void {
  deck.discardPile.push(card)
}

/** Puts the discards back and shuffles the whole pile. */
export function reshuffle<Card extends string>(random: RandomState, deck: Deck<Card>): void {
  if (deck.discardPile.length === 0) return
  random.moves += 1
  deck.drawPile = shuffled(random, [...deck.drawPile, ...deck.discardPile])
  deck.discardPile = []
}
