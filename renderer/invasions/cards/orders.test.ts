import { expect, test } from 'vitest'
import { diplomacyCards } from '#shared/invasions/content/cards/diplomacy.ts'
import { standingOrdersSchema, usualOrders } from '#shared/invasions/standing-orders.ts'
import {
  askingAgain,
  momentsOf,
  passingUntil,
  playWishFor,
  sent,
  wishFor,
  withFeint,
  withPlayWish,
  withWish
} from './orders.ts'

test('a stop is what the player chose; “not this turn” lasts one turn', () => {
  const always = withWish(usualOrders, 'tribute', 'last-call', 'always', 3)
  expect(wishFor(usualOrders, 'tribute', 'last-call', 3)).toBe('never')
  expect(wishFor(always, 'tribute', 'last-call', 3)).toBe('always')
  const quiet = withWish(always, 'tribute', 'last-call', 'not-this-turn', 3)
  expect(wishFor(quiet, 'tribute', 'last-call', 3)).toBe('not-this-turn')
  expect(wishFor(quiet, 'tribute', 'last-call', 4)).toBe('always')
})

test('a card has one play order for a moment', () => {
  const own = withPlayWish(usualOrders, 'veterans', 'battle-pools', 'own')
  const any = withPlayWish(own, 'veterans', 'battle-pools', 'any')
  expect(any.plays).toEqual([{ card: 'veterans', moment: 'battle-pools', on: 'any' }])
  expect(playWishFor(withPlayWish(any, 'veterans', 'battle-pools', 'no'), 'veterans', 'battle-pools')).toBe(
    'no'
  )
})

test('envoys have their own step and their last call', () => {
  expect(momentsOf(diplomacyCards[0]?.plays ?? [])).toEqual(['diplomacy-play', 'last-call'])
})

test('the rules can read every standing order that the page sends', () => {
  const busy = withFeint(
    passingUntil(withWish({ ...usualOrders, neutralOn: 2 }, 'dice', 'any-roll', 'always', 2), { turn: 2 }),
    'any-roll',
    true
  )
  expect(standingOrdersSchema.parse(sent(busy))).toEqual(busy)
  expect(standingOrdersSchema.parse(sent(askingAgain(busy)))).not.toHaveProperty('passing')
  expect(askingAgain(busy)).not.toHaveProperty('neutralOn')
})
