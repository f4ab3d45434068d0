import { randomInt } from '../../../engine/random.ts'
import { ask, type Question, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import { listQuestion } from '../../choose-some.ts'
import { type NationId, nationIds, type SideId } from '../../content/ids.ts'
import { nationOption } from '../../map-options.ts'
import { isOfBarbarians } from '../../queries/relations/stance.ts'
import type { Attitude, StandingOrders } from '../../standing-orders.ts'
import type { InvasionsState } from '../../state.ts'
import { message } from '../../words/message.ts'

/**
 * XII.D: how a player's nations stand toward a people in Barbarian Areas: as his standing orders say. Without orders he
 * is asked at each activation. Where the orders say nothing they are neutral, also among his own nations.
 */
export function attitudeOf(state: InvasionsState, side: SideId, people: NationId): Attitude {
  const { orders } = state.hands[side]
  return orders ? (orders.attitudes?.[people] ?? 'neutral') : 'ask'
}

/**
 * XII.D: asks the active player about all peoples toward whom his standing orders say nothing yet. Until his own nations
 * act they are neutral to these, as the rules have it.
 */
export function* settleAttitudes(state: InvasionsState, side: SideId, met: readonly NationId[]): Script {
  const peoples = unsettled(state, side)
  if (!peoples.some((people) => met.includes(people))) return
  setAttitudes(state, side, peoples, yield* ask(attitudesQuestion(side, peoples)))
}

/** The Barbarian peoples of others, in play or still to come, toward whom the player's standing orders say nothing. */
function unsettled(state: InvasionsState, side: SideId): NationId[] {
  const { orders } = state.hands[side]
  if (!orders) return []
  return nationIds.filter(
    (id) =>
      sideOf(id) !== side &&
      orders.attitudes?.[id] === undefined &&
      state.nations[id].presence !== 'gone' &&
      isOfBarbarians(state, id)
  )
}

function attitudesQuestion(side: SideId, peoples: readonly NationId[]): Question<readonly NationId[]> {
  return listQuestion({
    header: {
      side,
      kind: 'set-attitudes',
      rule: 'XII.D',
      prompt: message('prompt.set-attitudes'),
      about: { peoples }
    },
    name: 'nations',
    label: message('field.hostile-nations'),
    items: peoples,
    min: 0,
    max: peoples.length,
    toOption: nationOption,
    sample: (random) => peoples.filter(() => randomInt(random, 4) === 0)
  })
}

function setAttitudes(
  state: InvasionsState,
  side: SideId,
  peoples: readonly NationId[],
  hostile: readonly NationId[]
): void {
  const { orders } = state.hands[side]
  if (!orders) return
  const attitudes: NonNullable<StandingOrders['attitudes']> = { ...orders.attitudes }
  for (const people of peoples) {
    attitudes[people] = hostile.includes(people) ? 'hostile' : 'neutral'
  }
  state.hands[side].orders = { ...orders, attitudes }
}

/**
 * XII.D: something has changed between two nations, so their players are asked anew about each other's people. One who
 * wants to be asked each time still is.
 */
export function forgetAttitudes(state: InvasionsState, a: NationId, b: NationId): void {
  for (const [side, people] of [
    [sideOf(a), b],
    [sideOf(b), a]
  ] as const) {
    const { orders } = state.hands[side]
    const attitude = orders?.attitudes?.[people]
    if (!orders || attitude === undefined || attitude === 'ask') continue
    const { [people]: _, ...attitudes } = orders.attitudes ?? {}
    state.hands[side].orders = { ...orders, attitudes }
  }
}
