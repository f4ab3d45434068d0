import { type MarchScope, marchScope } from '../../queries/orders/scope.ts'
import { leadingNation } from '../../queries/reach.ts'
import { isProvince } from '../../queries/terrain.ts'
import type { Movement } from '../../state.ts'
import type { Sight } from '../appraisal/sight.ts'
import type { IntendedOrder } from '../memo.ts'
import { total } from '../worth.ts'
import { isEngaged } from './candidates.ts'
import { march, type Order, type Weighed } from './order.ts'
import { weigh } from './weigh.ts'

/** What has lost a third of its worth is thought over. */
const STILL_GOOD = 2 / 3
const MOST_INTENDED = 5

/** The best of other stacks, to be given after the first. */
export function intentionsAfter(given: Weighed, others: readonly Weighed[]): IntendedOrder[] {
  const used = new Set(given.order.pieces.map(({ id }) => id))
  const intended: IntendedOrder[] = []
  for (const { order, worth } of others) {
    if (intended.length === MOST_INTENDED) break
    const ids = order.pieces.map(({ id }) => id)
    if (order.zones.length > 0 || ids.some((id) => used.has(id))) continue
    for (const id of ids) used.add(id)
    intended.push({ move: order.move, pieces: ids, worth: total(worth) })
  }
  return intended
}

/** An intention that stands, and those after it. */
interface Standing {
  readonly weighed: Weighed
  readonly after: readonly IntendedOrder[]
}

/** The first of what was intended that is worth nearly as much as it was; null where all is to be thought over. */
export function stillIntended(
  sight: Sight,
  movement: Movement,
  intended: readonly IntendedOrder[]
): Standing | null {
  if (intended.length === 0) return null
  const scope = marchScope(sight.board, movement, sight.side)
  for (const [index, intention] of intended.entries()) {
    const order = orderOf(scope, movement, intention)
    if (!order) continue
    const weighed = weigh(sight, scope, order)
    if (total(weighed.worth) >= intention.worth * STILL_GOOD) {
      return { weighed, after: intended.slice(index + 1) }
    }
  }
  return null
}

/** The same order today, if its pieces are where they were and the way is open. */
function orderOf(scope: MarchScope, movement: Movement, { move, pieces: ids }: IntendedOrder): Order | null {
  const [from, to] = move.split('>')
  if (!from || !to || !isProvince(from) || !isProvince(to) || isEngaged(scope, movement, from)) return null
  const pieces = scope.piecesAt(from).filter(({ id }) => ids.includes(id))
  if (pieces.length !== ids.length || !scope.mayMarchFrom(from)) return null
  const route = scope.marchesOf(pieces, from).reach().routes.get(to)
  return route ? march(leadingNation(pieces, movement.nations), pieces, from, to, route.way) : null
}
