import { legal } from './answers.ts'
import { MARCH_NO_MORE, possibleOrders } from './policies/movement.ts'
import { raidsAndNone } from './policies/raids.ts'
import type { Judgement, Mind } from './policy.ts'

/** How many orders are tried, and to give none. */
const ORDERS = 3
const RAIDS = 2

/** What could be answered to a question that is worth trying out, the most promising first; nothing to most of them. */
export function alternatives(mind: Mind): readonly Judgement[] {
  const { decision } = mind.seat
  switch (decision.kind) {
    case 'march':
    case 'campaign-march':
      return [...legal(mind, possibleOrders(mind), ORDERS), MARCH_NO_MORE]
    case 'raid-instead':
      return raidsAndNone(mind, decision, RAIDS)
    default:
      return []
  }
}
