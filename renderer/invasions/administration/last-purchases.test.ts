import { expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { lastPurchasesOf, repeatPurchases } from './last-purchases.ts'

const view = Match.begin(invasions, invasions.readOptions({}), 'orders').view('persians')
const reserve = Object.values(view.units).filter(
  ({ nation, at }) => nation === 'persians' && at === 'reserve'
)
/** Kinds with at least two counters in the reserve. */
const foot = reserve.filter(({ kind }) => reserve.filter((other) => other.kind === kind).length > 1)
const raised = (unit: string, rule = 'XV.B') =>
  ({ type: 'unit-raised', unit, nation: 'persians', from: 'reserve', to: 'susiana', rule }) as const
const entry = (number: number, ...events: ReturnType<typeof raised>[]) => ({
  number,
  side: 'persians',
  events
})
const kind = foot[0]?.kind ?? 'infantry'
const [first, second] = foot.filter((unit) => unit.kind === kind).map(({ id }) => id)
if (first === undefined || second === undefined) throw new Error('no reserve')

const about: InquiryOf<'purchases'>['about'] = {
  nation: 'persians',
  treasury: 6,
  recruits: null,
  room: { land: 9, sea: 0 },
  wares: [
    { key: { kind }, kind, people: null, price: 4, counters: 5, national: true },
    { key: { kind: 'thema' }, kind: 'thema', people: null, price: 4, counters: 5, national: true }
  ],
  repairsAtMost: 2,
  fortifying: 15
}
const empty: Draft = { decision: 1, option: null, values: {} }

const turn = { number: 5, side: null, events: [{ type: 'turn-began', turn: 2, year: 375 }] } as const
const walls = (number: number, ...provinces: readonly ProvinceId[]) => ({
  number,
  side: 'persians',
  events: provinces.map((province) => ({ type: 'city-fortified', nation: 'persians', province }) as const)
})

test('the last purchases are the units and walls bought in one turn, and no other recruits', () => {
  const log = [
    entry(3, raised(first)),
    walls(4, 'media'),
    turn,
    walls(8, 'susiana'),
    entry(9, raised(first), raised(second)),
    entry(12, raised(second, 'IX.A'))
  ]
  expect(lastPurchasesOf(log, 'persians')).toEqual({
    raised: [
      { unit: first, at: 'susiana' },
      { unit: second, at: 'susiana' }
    ],
    walled: ['susiana']
  })
  expect(lastPurchasesOf(log, 'romans')).toBeNull()
})

test('XXIII.C repeating fortifies as many cities, the same ones first, as far as the gold goes', () => {
  const last = lastPurchasesOf([walls(8, 'susiana', 'media')], 'persians')
  if (!last) throw new Error('nothing was built')
  const again = (treasury: number, ...offered: readonly string[]) =>
    repeatPurchases(empty, { ...about, treasury }, view, last, offered).values.fortify
  expect(again(40, 'elymais', 'media')).toEqual(['media', 'elymais'])
  expect(again(29, 'elymais', 'media')).toEqual(['media'])
  expect(again(14, 'elymais', 'media')).toEqual([])
  expect(again(40)).toBeUndefined()
})

test('repeating buys as far as the gold goes', () => {
  const last = lastPurchasesOf([entry(9, raised(first), raised(second))], 'persians')
  if (!last) throw new Error('nothing was bought')
  expect(repeatPurchases(empty, about, view, last, []).values).toEqual({ buy: [{ kind }] })
  expect(repeatPurchases(empty, { ...about, treasury: 20 }, view, last, []).values).toMatchObject({
    buy: [{ kind }, { kind }]
  })
  expect(
    repeatPurchases(empty, { ...about, treasury: 20, recruits: 1 }, view, last, []).values
  ).toMatchObject({
    buy: [{ kind }]
  })
})
