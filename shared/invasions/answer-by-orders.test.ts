import { describe, expect, it } from 'vitest'
import { given, marching } from './bots/testing/staged.ts'
import { defaultStandingOrders, type StandingOrders } from './standing-orders.ts'
import { landOrder } from './testing/march-orders.ts'
import { bareMap, lead, put } from './testing/position.ts'

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

describe('standing orders answer routine questions', () => {
  it('XIX.A a player is asked to intercept where he may win, and not where he hardly can', () => {
    expect(intoThessalia(1, {})).toBe('intercept')
    expect(intoThessalia(6, {})).not.toBe('intercept')
  })

  it('a player who wants to be asked is asked', () => {
    expect(intoThessalia(6, { asked: ['intercept'] })).toBe('intercept')
  })

  it('a player without standing orders is asked everything', () => {
    expect(intoThessalia(6, null)).toBe('intercept')
  })
})
