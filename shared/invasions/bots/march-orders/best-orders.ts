import { keyText } from '../../../engine/option-key.ts'
import { createRandom, randomInt } from '../../../engine/random.ts'
import type { NationId } from '../../content/ids.ts'
import { type MarchScope, marchScope } from '../../queries/march-orders/march-scope.ts'
import type { Movement, PieceId } from '../../state.ts'
import type { Appraisal } from '../appraisal/appraisal.ts'
import { total } from '../worth.ts'
import { orderCandidates } from './order-candidates.ts'
import type { PossibleOrder, WeighedOrder } from './possible-order.ts'
import { estimateOrder, type OrderEstimate } from './weigh-order.ts'

/** A possible order with its estimate, and its full weighing once that is done. */
interface PendingOrder {
  readonly outlook: OrderEstimate
  weighed: WeighedOrder | null
  /** Its worth as the player sees it; an upper bound until it is weighed. */
  seems: number
}

/**
 * The orders that are worth giving now, the best first. It weighs an order in full only when it may be the next one.
 * `isOut` lets the caller drop orders while it iterates.
 */
export function* bestOrders(
  appraisal: Appraisal,
  movement: Movement,
  scope: MarchScope,
  isOut: (order: PossibleOrder) => boolean
): Generator<WeighedOrder, void> {
  let pending = orderCandidates(appraisal, movement, scope).map(({ order }): PendingOrder => {
    const outlook = estimateOrder(appraisal, scope, order)
    // A player who misjudges orders may see more in one than its upper bound.
    return {
      outlook,
      weighed: null,
      seems: appraisal.level.misjudgement > 0 ? Number.POSITIVE_INFINITY : outlook.upperBound
    }
  })
  for (;;) {
    pending = pending.filter(
      ({ outlook: { order }, seems }) => seems > appraisal.level.leastWorth && !isOut(order)
    )
    const [first, ...others] = pending
    if (!first) return
    const next = others.reduce((best, one) => (comesBefore(one, best) ? one : best), first)
    if (next.weighed) {
      yield next.weighed
      pending.splice(pending.indexOf(next), 1)
    } else {
      next.weighed = next.outlook.weigh()
      next.seems = total(next.weighed.worth) + misjudged(appraisal, next.weighed)
    }
  }
}

/** The order that seems better comes first; among equals one that is not weighed yet, then the first. */
function comesBefore(one: PendingOrder, best: PendingOrder): boolean {
  if (one.seems !== best.seems) return one.seems > best.seems
  return best.weighed !== null && one.weighed === null
}

/** By how much a low level misjudges an order. Deterministic for the same turn and order. */
function misjudged({ board, level }: Appraisal, { order: { move, pieces }, worth }: WeighedOrder): number {
  if (level.misjudgement === 0) return 0
  const weight = worth.reduce((sum, { points }) => sum + Math.abs(points), 0)
  const percent = randomInt(createRandom(`${board.turn} ${keyText(move)} ${pieces.length}`), 201) - 100
  return (percent / 100) * level.misjudgement * weight
}

/** A few orders are enough to estimate what a march is worth. */
const MOST_WEIGHED = 6
/** The weight of mere approach to a goal against points gained now. */
const APPROACH_WEIGHT = 0.8

/** The worth of a nation's march if it began now: the sum of the best orders of different stacks. */
export function worthOfMarching(appraisal: Appraisal, nation: NationId): number {
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
  const board = { ...appraisal.board, active: [nation], movement }
  const level = { ...appraisal.level, weighed: Math.min(MOST_WEIGHED, appraisal.level.weighed) }
  // The appraisal of the land stays valid, whoever marches.
  const scope = marchScope(board, movement, appraisal.side, appraisal.stancesOf)
  const used = new Set<PieceId>()
  const isOut = ({ pieces }: PossibleOrder) => pieces.some(({ id }) => used.has(id))
  let sum = 0
  for (const { order, worth } of bestOrders({ ...appraisal, board, level }, movement, scope, isOut)) {
    for (const { id } of order.pieces) used.add(id)
    sum += total(
      worth.map((one) => (one.term === 'approach' ? { ...one, points: one.points * APPROACH_WEIGHT } : one))
    )
  }
  return sum
}
