import { expect, test } from 'vitest'
import { formatIncome, incomeStep } from './income.ts'
import { mapWords } from './words.ts'

test('income falls into five steps, each with its words', () => {
  expect([0, 0.5, 1, 1.5, 2, 3].map(incomeStep)).toEqual([0, 1, 2, 3, 3, 4])
  for (const { incomeSteps } of Object.values(mapWords)) expect(incomeSteps).toHaveLength(5)
})

test('halves are written as on the printed map', () => {
  expect([0, 0.5, 1, 1.5].map(formatIncome)).toEqual(['0', '½', '1', '1½'])
})
