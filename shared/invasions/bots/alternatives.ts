import { legal } from './judgements.ts'
import { MARCH_NO_MORE, possibleOrders } from './policies/movement/march.ts'
import { raidAlternatives } from './policies/raids.ts'
import type { Judgement, PolicyInput } from './policy.ts'

/** How many orders the search tries, besides giving none. */
const ORDERS = 3
const RAIDS = 2

/** Other answers to a question that are worth a trial, the most promising first; none for most kinds of questions. */
export function alternatives(input: PolicyInput): readonly Judgement[] {
  const { decision } = input.seat
  switch (decision.kind) {
    case 'march':
    case 'campaign-march':
      return [...legal(input, possibleOrders(input), ORDERS), MARCH_NO_MORE]
    case 'raid-instead':
      return raidAlternatives(input, decision, RAIDS)
    default:
      return []
  }
}
