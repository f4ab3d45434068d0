import { describe, expect, it } from 'vitest'
import { createRandom } from '../engine/random.ts'
import { given, marching, staged } from './bots/testing/staged.ts'
import { type CampaignOptions, readOptions, withPeople } from './campaign-options.ts'
import { nationIds, sideIds } from './content/ids.ts'
import { asking } from './routine-questions.ts'
import { setUp } from './rules/time/set-up.ts'
import { defaultStandingOrders, firstStandingOrders, type StandingOrders } from './standing-orders.ts'
import { beginMovementOf, landOrder } from './testing/march-orders.ts'
import { bareMap, encamp, lead, opening, put } from './testing/position.ts'

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

/** The Persians alone have gold when nations may buy units. */
function buying(gold: number, orders: StandingOrders) {
  const state = opening({ turn: 3 })
  for (const nation of nationIds) state.nations[nation].treasury = nation === 'persians' ? gold : 0
  for (const side of sideIds) state.hands[side].orders = orders
  return staged(state, { task: 'step', step: 'purchases' }).awaited?.side
}

describe('standing orders answer routine questions', () => {
  it('XIX.A a player is asked to intercept where he may win with the chance that he wants', () => {
    expect(intoThessalia(1, { interceptFrom: 33 })).toBe('intercept')
    expect(intoThessalia(1, {})).not.toBe('intercept')
    expect(intoThessalia(6, { interceptFrom: 33 })).not.toBe('intercept')
  })

  it('a campaign begun before new routine replays with the orders that it began with', () => {
    const ordersIn = (options: CampaignOptions) => setUp(options, createRandom('orders')).hands.goths.orders
    const before = readOptions({ people: ['goths'] })
    expect(ordersIn(before)).toEqual(firstStandingOrders)
    expect(ordersIn(withPeople(before, ['goths']))).toEqual(defaultStandingOrders)
  })

  it('a player whose orders are of the time before is asked what became routine later', () => {
    expect(besieging(firstStandingOrders)).toBe('besiege')
    expect(besieging(defaultStandingOrders)).not.toBe('besiege')
    expect(besieging(asking(defaultStandingOrders, ['besiege']))).toBe('besiege')
  })

  it('XV.B a treasury too small to choose from is saved, unless the player wants to spend it', () => {
    expect(buying(5, defaultStandingOrders)).toBeUndefined()
    expect(buying(20, defaultStandingOrders)).toBe('persians')
    expect(buying(5, asking(defaultStandingOrders, ['purchases']))).toBeDefined()
  })

  it('a player who wants to be asked is asked', () => {
    expect(intoThessalia(6, { asked: ['intercept'] })).toBe('intercept')
  })

  it('a player without standing orders is asked everything', () => {
    expect(intoThessalia(6, null)).toBe('intercept')
  })
})
