import { expect, test } from 'vitest'
import { battleNow } from './battle-now.ts'

const began = { type: 'battle-began', province: 'alpes', attacker: 'visigoths', defender: 'romans' }
const pool = { type: 'battle-pool', province: 'alpes', side: 'attacker', white: 2, black: 1 }
const dice = { type: 'battle-dice', province: 'alpes', side: 'attacker', hits: 3 }
const won = { type: 'battle-won', province: 'alpes', side: 'attacker' }
const log = (...events: { type: string }[]) =>
  events.map((event, number) => ({ number, side: null, events: [event] }))

test('a battle in progress tells its sides, their dice and their hits', () => {
  expect(battleNow(log(began, pool, dice), 'alpes')).toEqual({
    attacker: { nation: 'visigoths', pool: { white: 2, black: 1 }, hits: 3 },
    defender: { nation: 'romans', pool: null, hits: null }
  })
})

test('a new round begins without hits', () => {
  expect(battleNow(log(began, pool, dice, pool), 'alpes')?.attacker.hits).toBeNull()
})

test('a battle that is over, or elsewhere, is none', () => {
  expect(battleNow(log(began, dice, won), 'alpes')).toBeNull()
  expect(battleNow(log(began), 'umbria')).toBeNull()
})
