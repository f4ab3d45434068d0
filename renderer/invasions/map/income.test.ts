import { expect, test } from 'vitest'
import { formatIncome, INCOME_STEPS, incomeStep } from './income.ts'

test('income falls into five steps, each with its label', () => {
  expect([0, 0.5, 1, 1.5, 2, 3].map(incomeStep)).toEqual([0, 1, 2, 3, 3, 4])
  expect(INCOME_STEPS).toHaveLength(5)
})

test('halves are written as on the printed map', () => {
  expect([0, 0.5, 1, 1.5].map(formatIncome)).toEqual(['0', '½', '1', '1½'])
})
