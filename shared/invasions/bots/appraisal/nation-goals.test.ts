import { describe, expect, test } from 'vitest'
import { bareMap, encamp, troops } from '../../testing/position.ts'
import { levels } from '../levels.ts'
import { appraisalOf } from './appraisal.ts'

/** The Vandals in Hispania, all of which is Rome's. */
function amongTheSpaniards(level: (typeof levels)['legate']) {
  const state = bareMap({ turn: 4 })
  encamp(state, 'vandals', 'osca')
  troops(state, 'vandals', 'osca', 6)
  return appraisalOf(state, 'persians', level).goals('vandals')
}

describe('the goals of a nation', () => {
  test('a city in an Area of an Empire is progress towards the Area, open country is not (XII.C)', () => {
    const { worthAsProgress } = amongTheSpaniards(levels.legate)
    expect(worthAsProgress('carpetania')).toBeGreaterThan(0.5)
    expect(worthAsProgress('saguntum')).toBe(0)
  })

  test('own land and land without objectives are no progress', () => {
    const { worthAsProgress } = amongTheSpaniards(levels.legate)
    expect(worthAsProgress('osca')).toBe(0)
    expect(worthAsProgress('lindum')).toBeLessThan(worthAsProgress('carpetania'))
  })

  test('a level that ignores Areas sees no progress', () => {
    expect(amongTheSpaniards(levels.recruit).worthAsProgress('carpetania')).toBe(0)
  })
})
