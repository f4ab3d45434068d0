import { legal } from './answers.ts'
import { MARCH_NO_MORE, possibleOrders } from './policies/movement.ts'
import { raidsAndNone } from './policies/raids.ts'
import type { Judgement, Mind } from './policy.ts'

/** How many orders the search tries, besides giving none. */
const ORDERS = 3
const RAIDS = 2

/** Other answers to a question that are worth a trial, the most promising first; none for most kinds of questions. */
export function alternatives(input: Mind): readonly Judgement[] {
  const { decision } = input.seat
  switch (decision.kind) {
    case 'march':
    case 'campaign-march':
      return [...legal(input, possibleOrders(input), ORDERS), MARCH_NO_MORE]
    case 'raid-instead':
      return raidsAndNone(input, decision, RAIDS)
    default:
      return []
  }
}
