import { expect, test } from 'vitest'
import type { Abouts } from '../../decisions/decision-kinds.ts'
import { type Basket, basketLines, recruitsAfter } from './purchase-basket.ts'

const legion = {
  key: { kind: 'legion' },
  kind: 'legion',
  people: null,
  price: 8,
  counters: 3,
  national: true
} as const
const auxiliary = {
  key: { kind: 'infantry', people: 'franks' },
  kind: 'infantry',
  people: 'franks',
  price: 4,
  counters: 2,
  national: false
} as const
const fleet = {
  key: { kind: 'fleet' },
  kind: 'fleet',
  people: null,
  price: 6,
  counters: 5,
  national: true
} as const
const market: Abouts['purchases'] = {
  nation: 'romans',
  treasury: 40,
  recruits: 1,
  room: { land: 9, sea: 4 },
  wares: [legion, auxiliary, fleet],
  repairsAtMost: 2,
  fortifying: 15
}

function bars(basket: Basket, { left = 40, ...changed }: { left?: number } & Partial<typeof market> = {}) {
  return basketLines({ ...market, ...changed }, basket, left).map(({ obstacle }) => obstacle)
}

test('XV.B: one national unit a turn, on land or at sea, but auxiliaries freely', () => {
  expect(bars([])).toEqual([null, null, null])
  expect(bars([legion.key])).toEqual(['recruits', null, 'recruits'])
  expect(recruitsAfter(market, [legion.key, auxiliary.key, auxiliary.key])).toBe(0)
})

test('XV.B: when all counters are in play there is no more to buy', () => {
  expect(bars([auxiliary.key, auxiliary.key])[1]).toBe('counters')
})

test('XV.B: new units stand where there is room; fleets have their own', () => {
  expect(bars([auxiliary.key], { room: { land: 1, sea: 4 } })).toEqual(['room', 'room', null])
  expect(bars([], { room: { land: 5, sea: 0 } })[2]).toBe('room')
})

test('XV.B: what costs more than is left cannot be had', () => {
  expect(bars([], { left: 5, recruits: null })).toEqual(['gold', null, 'gold'])
})
