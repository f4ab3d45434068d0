import { expect, test } from 'vitest'
import type { BreakdownItem } from '#shared/invasions/queries/battle/situation.ts'
import { originsOf } from './die-origins.ts'

const item = (white: number, black: number, why: BreakdownItem['why'], rule = 'XX.F'): BreakdownItem => ({
  white,
  black,
  rule,
  why
})

test('XX.F XX.G every die of a pool says what gave it and what exchanged it', () => {
  const dice = originsOf({
    items: [
      item(4, 0, 'units'),
      item(-1, 0, 'marsh'),
      item(-2, 2, 'elite', 'XX.G'),
      item(1, -1, 'enemy-heavy-advantage', 'XX.G'),
      item(0, 1, 'leader-option', 'XX.E')
    ]
  })
  expect(dice.map(({ colour }) => colour)).toEqual(['white', 'white', 'black', 'black'])
  expect(dice.map(({ origins }) => origins.map(({ why }) => why))).toEqual([
    ['units'],
    ['units', 'elite', 'enemy-heavy-advantage'],
    ['units', 'elite'],
    ['leader-option']
  ])
})

test('XX.E a black die that a leader takes away is gone', () => {
  const dice = originsOf({ items: [item(2, 0, 'units'), item(-1, 1, 'elite'), item(0, -1, 'leader-option')] })
  expect(dice.map(({ colour }) => colour)).toEqual(['white'])
})
