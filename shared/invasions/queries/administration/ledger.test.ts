import { expect, test } from 'vitest'
import { invasions } from '../../game.ts'
import { replaceRelations } from '../../rules/relations/relation-list.ts'
import { opening } from '../../testing/position.ts'
import { boardOf } from '../../view-board.ts'
import { type LedgerItem, ledgerOf } from './ledger.ts'
import { lostAboveLimit } from './treasury.ts'

function goldOf(ledger: ReturnType<typeof ledgerOf>, item: LedgerItem): number {
  return ledger.lines.find((line) => line.item === item)?.gold ?? 0
}

test('XIV.E, XIV.F: the lines of Byzantium at the start are those of facts 12, caravans apart', () => {
  const { lines, net } = ledgerOf(opening({ turn: 2, step: 'administration-cards' }), 'byzantines')
  expect(lines.map(({ item, gold, rule }) => [item, gold, rule])).toEqual([
    ['cities', 32, 'XIV.B'],
    ['areas', 12, 'XIV.E'],
    ['capital', 10, 'XIV.B'],
    ['trade', 13, 'XIV.F'],
    ['tributes', 2, 'XIV.F']
  ])
  expect(net).toBe(69)
})

test('XIV.F-H: every expense of a Kingdom has its line', () => {
  const state = opening({ turn: 3, step: 'administration-cards' })
  state.revolts.media = '-'
  state.revolts.zagros = '+'
  state.nations.persians.decline = 1
  replaceRelations(state, [
    { kind: 'vassal', suzerain: 'huns', vassal: 'persians', since: 2, mercenary: null },
    {
      kind: 'foedus',
      federator: 'persians',
      federate: 'alans',
      provinces: ['susiana', 'elymais'],
      since: 2,
      mercenary: null
    }
  ])
  const ledger = ledgerOf(state, 'persians')
  expect(goldOf(ledger, 'maintenance')).toBe(-15)
  expect(goldOf(ledger, 'revolts')).toBe(-4)
  expect(goldOf(ledger, 'decline')).toBe(-5)
  expect(goldOf(ledger, 'suzerain')).toBe(-1)
  expect(goldOf(ledger, 'federates')).toBe(-3)
})

test('XIV.H: the gold for purchases is the treasury with the income to come, after the Income step the treasury alone', () => {
  const state = opening({ turn: 2, step: 'administration-cards' })
  state.nations.persians.treasury = 8
  expect(ledgerOf(state, 'persians')).toMatchObject({ isToCome: true, treasury: 8, net: 20, after: 28 })
  state.step = 'purchases'
  expect(ledgerOf(state, 'persians')).toMatchObject({ isToCome: false, after: 8 })
})

test('XIV.J: shows what the nation cannot pay before it is due', () => {
  const state = opening({ turn: 2, step: 'administration-cards' })
  Object.assign(state.nations.persians, { treasury: 3, decline: 2 })
  for (const id of ['media', 'zagros', 'susiana', 'chaldea', 'babylonia'] as const) state.revolts[id] = '+'
  const { net, after, unpaid } = ledgerOf(state, 'persians')
  expect(net).toBeLessThan(-3)
  expect({ after, unpaid }).toEqual({ after: 0, unpaid: -net - 3 })
})

test('XIV.A: 40 gold are kept, what is above is lost', () => {
  expect([39, 40, 47].map(lostAboveLimit)).toEqual([0, 0, 7])
})

test('the page reads the same accounts from a view', () => {
  const state = opening({ turn: 2, step: 'administration-cards' })
  expect(ledgerOf(boardOf(invasions.view(state, 'romans')), 'persians')).toEqual(ledgerOf(state, 'persians'))
})
