import { describe, expect, it } from 'vitest'
import { given, marching, staged } from './bots/testing/staged.ts'
import { asking } from './routine-questions.ts'
import { defaultStandingOrders, firstStandingOrders, type StandingOrders } from './standing-orders.ts'
import { beginMovementOf, landOrder } from './testing/march-orders.ts'
import { bareMap, encamp, lead, put } from './testing/position.ts'

/** Alaric and his Visigoths march from Macedonia into Thessalia. One legion of Byzantium stands in Epirus. */
function intoThessalia(units: number, orders: Partial<StandingOrders> | null) {
  const state = bareMap({ turn: 2, nations: { visigoths: { active: true, status: 'barbarian' } } })
  const king = lead(state, 'alaricus', 'macedonia')
  const marchers = [...put(state, 'visigoths', 'infantry', 'macedonia', units), king]
  put(state, 'byzantines', 'legion', 'epirus')
  if (orders) state.hands.romans.orders = { ...defaultStandingOrders, ...orders }
  const match = given(marching(state, 'visigoths'), landOrder('macedonia', 'thessalia', ...marchers))
  return match.awaited?.kind
}

/** Two Visigoths before an undefended city, where an assault would cost them both. */
function besieging(orders: StandingOrders) {
  const state = bareMap({ turn: 3 })
  encamp(state, 'visigoths', 'dacia')
  put(state, 'visigoths', 'infantry', 'macedonia', 2)
  state.hands.goths.orders = orders
  beginMovementOf(state, 'visigoths')
  return staged(state, { task: 'combat', besieged: [], campaignsLeft: 0 }).awaited?.kind
}

describe('standing orders answer routine questions', () => {
  it('XIX.A a player is asked to intercept where he may win with the chance that he wants', () => {
    expect(intoThessalia(1, { interceptFrom: 33 })).toBe('intercept')
    expect(intoThessalia(1, {})).not.toBe('intercept')
    expect(intoThessalia(6, { interceptFrom: 33 })).not.toBe('intercept')
  })

  it('a player whose orders are of the time before is asked what became routine later', () => {
    expect(besieging(firstStandingOrders)).toBe('besiege')
    expect(besieging(defaultStandingOrders)).not.toBe('besiege')
    expect(besieging(asking(defaultStandingOrders, ['besiege']))).toBe('besiege')
  })

  it('a player who wants to be asked is asked', () => {
    expect(intoThessalia(6, { asked: ['intercept'] })).toBe('intercept')
  })

  it('a player without standing orders is asked everything', () => {
    expect(intoThessalia(6, null)).toBe('intercept')
  })
})
