import { expect, it } from 'vitest'
import type { Decision } from '#shared/engine/decision.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { InvasionsState } from '#shared/invasions/state.ts'
import { beginMovementOf } from '#shared/invasions/testing/march-orders.ts'
import { bareMap, put } from '#shared/invasions/testing/position.ts'
import { viewOf } from '#shared/invasions/view.ts'
import { marchPlannerOf } from '../march/march-planner.ts'
import { wayToGoal } from './way-to-goal.ts'

/** The planner of the Visigoths' march in this position. */
function plannerOf(state: InvasionsState) {
  beginMovementOf(state, 'visigoths')
  const about = { nation: 'visigoths', nations: ['visigoths'], quiet: false } as const
  const decision: Pick<Decision<Invasions['Inquiry']>, 'kind' | 'about'> = { kind: 'march', about }
  return marchPlannerOf(viewOf(state, 'goths'), decision as Decision<Invasions['Inquiry']>)
}

it('an order that can be given now comes first, from the stack that wins most likely', () => {
  const state = bareMap()
  put(state, 'visigoths', 'infantry', 'valachia', 2)
  const strong = put(state, 'visigoths', 'infantry', 'dacia', 4)
  put(state, 'byzantines', 'legion', 'moesia_inferior')
  const planner = plannerOf(state)
  const view = viewOf(state, 'goths')
  const way = wayToGoal(view, planner, 'visigoths', ['moesia_inferior'])
  expect(way).toMatchObject({ from: 'dacia', to: 'moesia_inferior', pieces: strong })
  const order = planner?.ordersFor(strong).get('moesia_inferior')?.[0]
  expect(way?.wins).toBe(order && planner?.forecast(strong, order)?.fight?.odds.attackerWins)
})

it('without a march the odds are those of an attack from next door, which cannot be ordered', () => {
  const state = bareMap()
  put(state, 'visigoths', 'infantry', 'valachia', 4)
  put(state, 'byzantines', 'legion', 'moesia_inferior')
  const view = viewOf(state, 'goths')
  const way = wayToGoal(view, null, 'visigoths', ['moesia_inferior', 'macedonia'])
  expect(way).toMatchObject({ from: 'valachia', to: 'moesia_inferior', pieces: null })
  expect(way?.wins).toBeGreaterThan(0)
  expect(wayToGoal(view, null, 'visigoths', ['latium'])).toBeNull()
})

it('where nobody defends there is nothing to win', () => {
  const state = bareMap()
  put(state, 'visigoths', 'infantry', 'valachia')
  const way = wayToGoal(viewOf(state, 'goths'), null, 'visigoths', ['moesia_inferior'])
  expect(way).toMatchObject({ from: 'valachia', wins: null })
})
