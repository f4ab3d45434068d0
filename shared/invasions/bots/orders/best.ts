import { createRandom, randomInt } from '../../../engine/random.ts'
import type { NationId } from '../../content/ids.ts'
import { marchScope } from '../../queries/orders/scope.ts'
import type { Movement } from '../../state.ts'
import type { Sight } from '../appraisal/sight.ts'
import { weights } from '../weights.ts'
import { total } from '../worth.ts'
import { candidates } from './candidates.ts'
import type { Weighed } from './order.ts'
import { weigh } from './weigh.ts'

/** An order weighed, and what it seems to be worth. */
interface Seen {
  readonly weighed: Weighed
  readonly seems: number
}

/** The orders that are worth giving now, the best first. */
export function bestOrders(sight: Sight, movement: Movement): Weighed[] {
  const scope = marchScope(sight.board, movement, sight.side)
  const found = candidates(sight, movement, scope).map(({ order }): Seen => {
    const weighed = weigh(sight, scope, order)
    return { weighed, seems: total(weighed.worth) + misjudged(sight, weighed) }
  })
  return found
    .filter(({ seems }) => seems > weights.least)
    .sort((one, other) => other.seems - one.seems)
    .map(({ weighed }) => weighed)
}

/** By how much a player who sees badly takes an order for better or worse than it is: always the same of the same. */
function misjudged({ board, level }: Sight, { order: { move, pieces }, worth }: Weighed): number {
  if (level.haze === 0) return 0
  const weight = worth.reduce((sum, { points }) => sum + Math.abs(points), 0)
  const percent = randomInt(createRandom(`${board.turn} ${move} ${pieces.length}`), 201) - 100
  return (percent / 100) * level.haze * weight
}

/** A prospect is no plan: a few orders show how good it is. */
const GLANCES = 6
/** What is only nearer is not had: how much of it counts beside points that are. */
const HOPED_FOR = 0.8

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
  const level = { ...sight.level, weighed: Math.min(GLANCES, sight.level.weighed) }
  // Whoever marches, the land is worth what it was.
  const orders = bestOrders({ ...sight, board, level }, movement)
  const used = new Set<string>()
  let sum = 0
  for (const { order, worth } of orders) {
    if (order.pieces.some(({ id }) => used.has(id))) continue
    for (const { id } of order.pieces) used.add(id)
    sum += total(
      worth.map((one) => (one.term === 'approach' ? { ...one, points: one.points * HOPED_FOR } : one))
    )
  }
  return sum
}
