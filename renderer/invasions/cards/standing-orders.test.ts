import { expect, test } from 'vitest'
import { diplomacyCards } from '#shared/invasions/content/cards/diplomacy.ts'
import { defaultStandingOrders, standingOrdersSchema } from '#shared/invasions/standing-orders.ts'
import {
  cardMoments,
  passingUntil,
  playOrderFor,
  stopSettingFor,
  toSentOrders,
  withFeint,
  withoutPassing,
  withPlayOrder,
  withStopSetting
} from './standing-orders.ts'

test('a stop is what the player chose; “not this turn” lasts one turn', () => {
  const always = withStopSetting(defaultStandingOrders, 'tribute', 'last-call', 'always', 3)
  expect(stopSettingFor(defaultStandingOrders, 'tribute', 'last-call', 3)).toBe('never')
  expect(stopSettingFor(always, 'tribute', 'last-call', 3)).toBe('always')
  const quiet = withStopSetting(always, 'tribute', 'last-call', 'not-this-turn', 3)
  expect(stopSettingFor(quiet, 'tribute', 'last-call', 3)).toBe('not-this-turn')
  expect(stopSettingFor(quiet, 'tribute', 'last-call', 4)).toBe('always')
})

test('a card has one play order for a moment', () => {
  const own = withPlayOrder(defaultStandingOrders, 'veterans', 'battle-pools', 'own')
  const any = withPlayOrder(own, 'veterans', 'battle-pools', 'any')
  expect(any.plays).toEqual([{ card: 'veterans', moment: 'battle-pools', on: 'any' }])
  expect(playOrderFor(withPlayOrder(any, 'veterans', 'battle-pools', 'no'), 'veterans', 'battle-pools')).toBe(
    'no'
  )
})

test('envoys have their own step and their last call', () => {
  expect(cardMoments(diplomacyCards[0]?.plays ?? [])).toEqual(['diplomacy-play', 'last-call'])
})

test('the rules can read every standing order that the page sends', () => {
  const busy = withFeint(
    passingUntil(
      withStopSetting({ ...defaultStandingOrders, neutralOn: 2 }, 'dice', 'any-roll', 'always', 2),
      { turn: 2 }
    ),
    'any-roll',
    true
  )
  expect(standingOrdersSchema.parse(toSentOrders(busy))).toEqual(busy)
  expect(standingOrdersSchema.parse(toSentOrders(withoutPassing(busy)))).not.toHaveProperty('passing')
  expect(withoutPassing(busy)).not.toHaveProperty('neutralOn')
})
