import { keyText } from '../../../engine/option-key.ts'
import { createRandom, randomInt } from '../../../engine/random.ts'
import type { NationId } from '../../content/ids.ts'
import { type MarchScope, marchScope } from '../../queries/orders/scope.ts'
import type { Movement, PieceId } from '../../state.ts'
import type { Sight } from '../appraisal/sight.ts'
import { total } from '../worth.ts'
import { candidates } from './candidates.ts'
import type { Order, Weighed } from './order.ts'
import { type Outlook, outlookOf } from './weigh.ts'

/** An order that may be given, as far as it has been looked at. */
interface Pending {
  readonly outlook: Outlook
  weighed: Weighed | null
  /** What it seems to be worth; at most, as long as it has not been weighed. */
  seems: number
}

/**
 * The orders that are worth giving now, the best first. An order is weighed in full when it may be the next one; whoever
 * asks says which are out of the question by now.
 */
export function* bestOrders(
  sight: Sight,
  movement: Movement,
  scope: MarchScope,
  isOut: (order: Order) => boolean
): Generator<Weighed, void> {
  let pending = candidates(sight, movement, scope).map(({ order }): Pending => {
    const outlook = outlookOf(sight, scope, order)
    // Whoever misjudges an order may take it for better than it can be.
    return { outlook, weighed: null, seems: sight.level.haze > 0 ? Number.POSITIVE_INFINITY : outlook.most }
  })
  for (;;) {
    pending = pending.filter(({ outlook: { order }, seems }) => seems > sight.level.least && !isOut(order))
    const [first, ...others] = pending
    if (!first) return
    const next = others.reduce((best, one) => (comesBefore(one, best) ? one : best), first)
    if (next.weighed) {
      yield next.weighed
      pending.splice(pending.indexOf(next), 1)
    } else {
      next.weighed = next.outlook.weigh()
      next.seems = total(next.weighed.worth) + misjudged(sight, next.weighed)
    }
  }
}

/** Of those that seem equal, one that is still to be weighed, and else the first of them. */
function comesBefore(one: Pending, best: Pending): boolean {
  if (one.seems !== best.seems) return one.seems > best.seems
  return best.weighed !== null && one.weighed === null
}

/** By how much a player who sees badly takes an order for better or worse than it is: always the same of the same. */
function misjudged({ board, level }: Sight, { order: { move, pieces }, worth }: Weighed): number {
  if (level.haze === 0) return 0
  const weight = worth.reduce((sum, { points }) => sum + Math.abs(points), 0)
  const percent = randomInt(createRandom(`${board.turn} ${keyText(move)} ${pieces.length}`), 201) - 100
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
  const scope = marchScope(board, movement, sight.side, sight.from)
  const used = new Set<PieceId>()
  const isOut = ({ pieces }: Order) => pieces.some(({ id }) => used.has(id))
  let sum = 0
  for (const { order, worth } of bestOrders({ ...sight, board, level }, movement, scope, isOut)) {
    for (const { id } of order.pieces) used.add(id)
    sum += total(
      worth.map((one) => (one.term === 'approach' ? { ...one, points: one.points * HOPED_FOR } : one))
    )
  }
  return sum
}
