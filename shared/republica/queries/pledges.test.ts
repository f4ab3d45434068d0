import { expect, it } from 'vitest'
import type { FactionId } from '../campaign-options.ts'
import type { GiftCondition } from '../decisions/revenue.ts'
import { contributionInfluence } from './income.ts'
import { heldPledges } from './pledges.ts'

const pledge = (side: FactionId, talents: number, ...conditions: readonly GiftCondition[]) =>
  [side, { gifts: [{ from: { of: 'faction' as const, faction: side }, talents }], conditions }] as const

const held = (...pledges: readonly ReturnType<typeof pledge>[]) => [...heldPledges(new Map(pledges))]

it('E14, 6.22 contributions of 9, 24, 49 and 60 bring 0, 1, 3 and 7 influence', () => {
  expect([9, 24, 49, 60].map(contributionInfluence)).toEqual([0, 1, 3, 7])
  expect([10, 25, 50].map(contributionInfluence)).toEqual([1, 3, 7])
})

it('6.22 two gifts that hang on each other are both given', () => {
  expect(
    held(
      pledge('palatine', 20, { of: 'capitoline', talents: 20 }),
      pledge('capitoline', 20, { of: 'palatine', talents: 20 })
    )
  ).toEqual(['palatine', 'capitoline'])
})

it('6.22 a gift that asks for more than is given is withdrawn', () => {
  expect(held(pledge('palatine', 20, { of: 'others', talents: 21 }), pledge('capitoline', 20))).toEqual([
    'capitoline'
  ])
})

it('6.22 whoever withdraws makes those withdraw who counted on him', () => {
  expect(
    held(
      pledge('palatine', 10, { of: 'others', talents: 30 }),
      pledge('capitoline', 20, { of: 'aventine', talents: 1 }),
      pledge('aventine', 5, { of: 'quirinal', talents: 10 })
    )
  ).toEqual([])
})

it('6.22 the others are counted together', () => {
  expect(
    held(
      pledge('palatine', 10, { of: 'others', talents: 25 }),
      pledge('capitoline', 20),
      pledge('aventine', 5)
    )
  ).toEqual(['palatine', 'capitoline', 'aventine'])
})
