import { expect, test } from 'vitest'
import { levelCodes, levelOf } from '#shared/tetrarchia/campaign-options.ts'
import { winRateOf } from '#shared/tetrarchia/queries/difficulty.ts'
import { difficultyAt, difficultyWord, levelCode, levelGrade } from './level.ts'

test('S every level has a code of four digits, and a harder one has a higher grade', () => {
  expect(levelCodes(4).map((code) => levelCode(levelOf(code)))).toEqual(levelCodes(4))
  expect(['5300', '4200', '4211', '3122', '2033'].map((code) => levelGrade(levelOf(code)))).toEqual([
    0, 2, 4, 8, 12
  ])
})

test('the difficulty of a level comes from how often the computer loses there, or from its grade if that was not measured', () => {
  expect(['4200', '4211', '4222', '3122'].map((code) => difficultyWord(difficultyAt(code)))).toEqual([
    'gentle',
    'fair',
    'stern',
    'merciless'
  ])
  expect(winRateOf('2033')).toBeNull()
  expect(difficultyAt('2033')).toBe(1)
})
