import { type RandomState, randomInt, shuffled } from '../engine/random.ts'
import type { CardId } from './content/ids.ts'
import { isRed } from './queries/cards.ts'
import type { RepublicState } from './state.ts'

/**
 * Redeals in place what a side cannot see: the hands of others and the deck, and how the others share their money. A hand
 * holds red cards only. What all others together have in their treasuries, everybody can count.
 */
export function reshuffleHidden(state: RepublicState, side: string, random: RandomState): void {
  const others = state.sides.filter((other) => other !== side)
  redealCards(
    others.map((other) => state.hands[other] ?? []),
    state.drawPile,
    random
  )
  const left = others.reduce((sum, other) => sum + (state.purses[other] ?? 0), 0)
  sharesOf(left, others.length, random).forEach((share, index) => {
    const other = others[index]
    if (other) state.purses[other] = share
  })
}

/** All red cards that are out of sight go around; the others change their places in the deck. */
function redealCards(hands: readonly CardId[][], drawPile: CardId[], random: RandomState): void {
  const red = shuffled(random, [...hands.flat(), ...drawPile.filter(isRed)])
  for (const hand of hands) hand.splice(0, hand.length, ...red.splice(0, hand.length))
  const deck = shuffled(random, [...red, ...drawPile.filter((id) => !isRed(id))])
  drawPile.splice(0, drawPile.length, ...deck)
}

/** A sum in so many random parts. */
function sharesOf(sum: number, parts: number, random: RandomState): number[] {
  const cuts = Array.from({ length: parts - 1 }, () => randomInt(random, sum + 1)).sort((a, b) => a - b)
  return [...cuts, sum].map((cut, index) => cut - (cuts[index - 1] ?? 0))
}
