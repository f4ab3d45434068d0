import { expect, test } from 'vitest'
import { opening } from '../testing/position.ts'
import { appraisalOf, overlooks } from './appraisal/appraisal.ts'
import { type Level, levels, perceivedChance } from './levels.ts'

const state = opening()
const turns = Array.from({ length: 40 }, (_, index) => index + 1)
const overlookedBy = (level: Level) =>
  turns.filter((turn) => overlooks(appraisalOf({ ...state, turn }, 'goths', level), 'raid visigoths'))

test('a recruit always overlooks the same half of its possibilities; a legate overlooks none', () => {
  const missed = overlookedBy(levels.recruit)
  expect(missed.length).toBeGreaterThan(10)
  expect(missed.length).toBeLessThan(30)
  expect(overlookedBy(levels.recruit)).toEqual(missed)
  expect(overlookedBy(levels.legate)).toEqual([])
})

test('a recruit rounds chances to thirds and ignores Areas; a legate does neither', () => {
  expect([0.1, 0.4, 0.6, 0.9].map((chance) => perceivedChance(levels.recruit, chance))).toEqual([
    0,
    1 / 3,
    2 / 3,
    1
  ])
  expect(perceivedChance(levels.legate, 0.4)).toBe(0.4)
  const italia = (level: Level) => appraisalOf(state, 'romans', level).land().claims('italia')
  expect(italia(levels.legate).some(({ objective }) => 'area' in objective)).toBe(true)
  expect(italia(levels.recruit).every(({ objective }) => 'province' in objective)).toBe(true)
})
