import type { MarchScope } from '../../queries/march-orders/march-scope.ts'
import { leadingNation } from '../../queries/movement/step-rules.ts'
import type { Movement, PieceId } from '../../state.ts'
import type { Appraisal } from '../appraisal/appraisal.ts'
import type { IntendedOrder } from '../memo.ts'
import { total } from '../worth.ts'
import { isEngaged } from './order-candidates.ts'
import { landMarch, type PossibleOrder, type WeighedOrder } from './possible-order.ts'
import { weighOrder } from './weigh-order.ts'

const MOST_INTENDED = 5

/** The order to give now, and the intended orders of other stacks after it. */
export interface OrderPlan {
  readonly weighed: WeighedOrder
  readonly after: readonly IntendedOrder[]
}

/** The best legal order, and the best orders of other stacks after it. */
export function planOrders(
  ordersBut: (isOut: (order: PossibleOrder) => boolean) => Iterable<WeighedOrder>,
  isLegal: (weighed: WeighedOrder) => boolean
): OrderPlan | null {
  const used = new Set<PieceId>()
  const refused: WeighedOrder[] = []
  const after: IntendedOrder[] = []
  let first: WeighedOrder | null = null
  const isOut = ({ zones, pieces }: PossibleOrder) =>
    first !== null && (zones.length > 0 || pieces.some(({ id }) => used.has(id)))
  const use = ({ pieces }: PossibleOrder): PieceId[] =>
    pieces.map(({ id }) => {
      used.add(id)
      return id
    })
  const intend = ({ order, worth }: WeighedOrder) => {
    if (after.length === MOST_INTENDED || isOut(order)) return
    after.push({ move: order.move, pieces: use(order), worth: total(worth) })
  }
  for (const weighed of ordersBut(isOut)) {
    if (first) intend(weighed)
    else if (isLegal(weighed)) {
      first = weighed
      use(weighed.order)
      // An order that is illegal now may be possible after the first.
      for (const one of refused) intend(one)
    } else refused.push(weighed)
    if (after.length === MOST_INTENDED) break
  }
  return first && { weighed: first, after }
}

/** The first intended order that has kept most of its worth; null when a new search is needed. */
export function resumePlan(
  appraisal: Appraisal,
  movement: Movement,
  scope: MarchScope,
  intended: readonly IntendedOrder[]
): OrderPlan | null {
  for (const [index, intention] of intended.entries()) {
    const order = orderOf(scope, movement, intention)
    if (!order) continue
    const weighed = weighOrder(appraisal, scope, order)
    if (total(weighed.worth) >= intention.worth * appraisal.level.keepsIntentionAt) {
      return { weighed, after: intended.slice(index + 1) }
    }
  }
  return null
}

/** The intended order on the present board; null when its pieces have moved or have no route. */
function orderOf(
  scope: MarchScope,
  movement: Movement,
  { move, pieces: ids }: IntendedOrder
): PossibleOrder | null {
  if (typeof move !== 'object' || !('march' in move)) return null
  const { from, to } = move.march
  if (isEngaged(scope, movement, from)) return null
  const pieces = scope.piecesAt(from).filter(({ id }) => ids.includes(id))
  if (pieces.length !== ids.length || !scope.mayMarchFrom(from)) return null
  const route = scope.routesOf(pieces, from).reach().routes.get(to)
  return route ? landMarch(leadingNation(pieces, movement.nations), pieces, from, to, route.way) : null
}
