import { expect, test } from 'vitest'
import { levelCodes, levelOf } from '#shared/tetrarchia/options.ts'
import { codeOf, gradeOf, hardnessOf, winRateAt } from './level.ts'

test('S every level is told by its four figures, and the harder it is the higher its grade', () => {
  expect(levelCodes(4).map((code) => codeOf(levelOf(code)))).toEqual(levelCodes(4))
  expect(['5300', '4200', '4211', '3122', '2033'].map((code) => gradeOf(levelOf(code)))).toEqual([
    0, 2, 4, 8, 12
  ])
})

test('the suggested first level is gentle, the normal one fair; what was measured is told', () => {
  expect(['4200', '4211', '3122', '2033'].map((code) => hardnessOf(gradeOf(levelOf(code))))).toEqual([
    'gentle',
    'fair',
    'stern',
    'merciless'
  ])
  expect(winRateAt('4211')).toBeGreaterThan(0)
  expect(winRateAt('nowhere')).toBeNull()
})
