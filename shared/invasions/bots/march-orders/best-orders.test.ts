import { describe, expect, test } from 'vitest'
import { Match } from '../../../engine/match.ts'
import { sameKey } from '../../../engine/option-key.ts'
import { createRandom } from '../../../engine/random.ts'
import { sideIds } from '../../content/ids.ts'
import { invasions } from '../../game.ts'
import { marchScope } from '../../queries/march-orders/march-scope.ts'
import { boardOf } from '../../view-board.ts'
import { appraisalOf } from '../appraisal/appraisal.ts'
import { levels } from '../levels.ts'
import { total } from '../worth.ts'
import { bestOrders } from './best-orders.ts'
import { orderCandidates } from './order-candidates.ts'
import type { PossibleOrder } from './possible-order.ts'
import { estimateOrder } from './weigh-order.ts'

const WANTED = 12

/** The appraisals of legates at the movement questions of a random campaign. */
function* marches() {
  const match = Match.begin(invasions, invasions.readOptions({}), 'orders')
  const random = createRandom('orders')
  let found = 0
  while (match.awaited && found < WANTED) {
    const { side: name, number, kind } = match.awaited
    const side = sideIds.find((id) => id === name)
    if (side && kind === 'march') {
      const board = boardOf(match.view(side))
      const { movement } = board
      if (movement && !movement.quiet) {
        const appraisal = appraisalOf(board, side, levels.legate)
        const scope = marchScope(board, movement, side, appraisal.stancesOf)
        found += 1
        yield { appraisal, movement, scope }
      }
    }
    match.answer(name, number, match.sample(random))
  }
}

describe('best orders first', () => {
  test('no order is worth more than its upper bound', () => {
    let fights = 0
    for (const { appraisal, movement, scope } of marches()) {
      for (const { order } of orderCandidates(appraisal, movement, scope)) {
        const outlook = estimateOrder(appraisal, scope, order)
        const { worth, purpose } = outlook.weigh()
        if (purpose === 'attack' || purpose === 'besiege') fights += 1
        expect(total(worth)).toBeLessThanOrEqual(outlook.upperBound)
      }
    }
    expect(fights).toBeGreaterThan(0)
  })

  test('gives the same sequence as if it weighed all orders first', () => {
    let given = 0
    for (const { appraisal, movement, scope } of marches()) {
      const all = orderCandidates(appraisal, movement, scope)
        .map(({ order }) => estimateOrder(appraisal, scope, order).weigh())
        .filter(({ worth }) => total(worth) > appraisal.level.leastWorth)
        .sort((one, other) => total(other.worth) - total(one.worth))
      const found = [...bestOrders(appraisal, movement, scope, () => false)]
      expect(found).toEqual(all)
      given += found.length
    }
    expect(given).toBeGreaterThan(WANTED)
  })

  test('leaves out orders that the caller excludes', () => {
    for (const { appraisal, movement, scope } of marches()) {
      const [first, ...others] = [...bestOrders(appraisal, movement, scope, () => false)]
      if (!first) continue
      const isFirst = ({ move }: PossibleOrder) => sameKey(move, first.order.move)
      expect([...bestOrders(appraisal, movement, scope, isFirst)]).toEqual(
        others.filter(({ order }) => !isFirst(order))
      )
    }
  })
})
