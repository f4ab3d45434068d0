import type { NationId } from '../../content/ids.ts'
import { marchScope } from '../../queries/orders/scope.ts'
import type { Movement } from '../../state.ts'
import { type Sight, sightOf } from '../appraisal/sight.ts'
import { weights } from '../weights.ts'
import { total } from '../worth.ts'
import { candidates } from './candidates.ts'
import type { Weighed } from './order.ts'
import { weigh } from './weigh.ts'

/** The orders that are worth giving now, the best first. */
export function bestOrders(sight: Sight, movement: Movement): Weighed[] {
  const scope = marchScope(sight.board, movement, sight.side)
  return candidates(sight, movement, scope)
    .map(({ order }) => weigh(sight, scope, order))
    .filter(({ worth }) => total(worth) > weights.least)
    .sort((one, other) => total(other.worth) - total(one.worth))
}

/** What a nation could do if it were to march now: the best orders of different stacks. */
export function prospectOf(sight: Sight, nation: NationId): number {
  const movement: Movement = {
    nations: [nation],
    campaign: null,
    quiet: false,
    marches: {},
    mayRedeploy: false,
    eluded: [],
    terrorised: [],
    migrating: [],
    attacking: [],
    done: []
  }
  const board = { ...sight.board, active: [nation], movement }
  const orders = bestOrders(sightOf(board, sight.side, sight.level), movement)
  const used = new Set<string>()
  let sum = 0
  for (const { order, worth } of orders) {
    if (order.pieces.some(({ id }) => used.has(id))) continue
    for (const { id } of order.pieces) used.add(id)
    sum += total(worth)
  }
  return sum
}
