import { type RandomState, shuffled } from '../engine/random.ts'
import type { RepublicState } from './state.ts'

/** Redeals in place what a side cannot see: the hands of others, and the deck. */
export function reshuffleHidden(state: RepublicState, side: string, random: RandomState): void {
  const hands = state.sides.filter((other) => other !== side).map((other) => state.hands[other] ?? [])
  deal(random, [...hands, state.drawPile])
}

/** Shuffles what lies in these lists among them, so that each keeps its length. */
function deal<T>(random: RandomState, lists: readonly T[][]): void {
  const all = shuffled(random, lists.flat())
  for (const list of lists) list.splice(0, list.length, ...all.splice(0, list.length))
}
