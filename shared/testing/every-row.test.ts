import { expect, it } from 'vitest'
import { everyRow } from './every-row.ts'

const isEven = (number: number) => expect(number % 2).toBe(0)

it('passes when every row holds', () => {
  expect(() => everyRow([2, 4], String, isEven)).not.toThrow()
})

it('names every row that does not hold, and why', () => {
  expect(() => everyRow([1, 2, 3], (row) => `row ${row}`, isEven)).toThrow(
    /^2 of 3 rows:\nrow 1: expected 1 to be \+?0.*\nrow 3: expected 1 to be \+?0/
  )
})

it('does not take an empty table for a proof', () => {
  expect(() => everyRow([], String, isEven)).toThrow('proves nothing')
})
