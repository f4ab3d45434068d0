import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import type { InquiryOf } from '#shared/invasions/decisions.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { lastOrder, withSameWares } from './last-order.ts'

const view = Match.begin(invasions, invasions.readOptions({}), 'orders').view('persians')
const reserve = Object.values(view.units).filter(
  ({ nation, at }) => nation === 'persians' && at === 'reserve'
)
const foot = reserve.filter(({ kind }) => kind === 'infantry').slice(0, 2)
const raised = (unit: string, rule = 'XV.B') =>
  ({ type: 'unit-raised', unit, nation: 'persians', from: 'reserve', to: 'susiana', rule }) as const
const entry = (number: number, ...events: ReturnType<typeof raised>[]) => ({
  number,
  side: 'persians',
  events
})
const [first, second] = foot.map(({ id }) => id)
if (first === undefined || second === undefined) throw new Error('no reserve')

const about: InquiryOf<'purchases'>['about'] = {
  nation: 'persians',
  treasury: 6,
  recruits: null,
  room: { land: 9, sea: 0 },
  wares: [
    { field: 'buy:infantry', kind: 'infantry', people: null, price: 4, counters: 5, national: true },
    { field: 'buy:archers', kind: 'archers', people: null, price: 4, counters: 5, national: true }
  ],
  repairsAtMost: 2,
  fortifying: 15
}
const empty: Draft = { decision: 1, option: null, values: {} }

test('the last order is what was bought with one answer, and no other recruits', () => {
  const log = [
    entry(3, raised(first)),
    entry(9, raised(first), raised(second)),
    entry(12, raised(second, 'IX.A'))
  ]
  expect(lastOrder(log, 'persians')?.raised).toHaveLength(2)
  expect(lastOrder(log, 'romans')).toBeNull()
})

test('the same again goes as far as the gold does', () => {
  const last = lastOrder([entry(9, raised(first), raised(second))], 'persians')
  if (!last) throw new Error('nothing was bought')
  expect(withSameWares(empty, about, view, last).values).toEqual({ 'buy:infantry': 1, 'buy:archers': 0 })
  expect(withSameWares(empty, { ...about, treasury: 20 }, view, last).values).toMatchObject({
    'buy:infantry': 2
  })
  expect(withSameWares(empty, { ...about, treasury: 20, recruits: 1 }, view, last).values).toMatchObject({
    'buy:infantry': 1
  })
})
