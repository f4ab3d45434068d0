import { describe, expect, test } from 'vitest'
import { bareMap, encamp, troops } from '../testing/position.ts'
import { sightOf } from './appraisal/sight.ts'
import { levels } from './levels.ts'

/** The Vandals in Hispania, all of which is Rome's. */
function amongTheSpaniards(level: (typeof levels)['legate']) {
  const state = bareMap({ turn: 4 })
  encamp(state, 'vandals', 'osca')
  troops(state, 'vandals', 'osca', 6)
  return sightOf(state, 'persians', level).wants('vandals')
}

describe('what a nation wants', () => {
  test('a city of an Area that an Empire holds is a step towards it; open country is none (XII.C)', () => {
    const { step } = amongTheSpaniards(levels.legate)
    expect(step('carpetania')).toBeGreaterThan(0.5)
    expect(step('saguntum')).toBe(0)
  })

  test('what is its own already, or lies where it has nothing to look for, is no step', () => {
    const { step } = amongTheSpaniards(levels.legate)
    expect(step('osca')).toBe(0)
    expect(step('lindum')).toBeLessThan(step('carpetania'))
  })

  test('who does not know that Areas count sees none', () => {
    expect(amongTheSpaniards(levels.recruit).step('carpetania')).toBe(0)
  })
})
