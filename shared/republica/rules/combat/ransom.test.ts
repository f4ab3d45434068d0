import { describe, expect, it } from 'vitest'
import { ransomOf } from '../../queries/combat/ransom.ts'
import { answer, option, position, run, type TestPosition } from '../../testing/position.ts'

it('E16, 10.82 the ransom is ten talents, or two for each influence', () => {
  expect(ransomOf({ influence: 4 })).toBe(10)
  expect(ransomOf({ influence: 12 })).toBe(24)
})

describe('10.82 a captive', () => {
  const scene: TestPosition = {
    senators: {
      furius: { faction: 'palatine', at: 'captive', captor: 'syrian', talents: 12, influence: 4 },
      fabius: { faction: 'capitoline' }
    },
    wars: { syrian: {} },
    purses: { palatine: 30 }
  }

  it('returns to Rome for his own money or for that of his faction', () => {
    const { match } = run(position(scene), [{ task: 'combat' }])
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'ransom' })
    answer(match, 'palatine', option('captive'))
    expect(match.state.senators.furius).toMatchObject({ at: 'rome', captor: null, talents: 2 })
    expect(match.state.purses.palatine).toBe(30)
  })

  it('waits as long as his faction wants', () => {
    const { match } = run(position(scene), [{ task: 'combat' }])
    answer(match, 'palatine', option('wait'))
    expect(match.state.senators.furius).toMatchObject({ at: 'captive', talents: 12 })
  })

  it('is not asked about when nobody can pay', () => {
    const poor = {
      ...scene,
      purses: {},
      senators: {
        ...scene.senators,
        furius: { faction: 'palatine' as const, at: 'captive' as const, captor: 'syrian' as const }
      }
    }
    expect(run(position(poor), [{ task: 'combat' }]).match.awaited).toBeNull()
  })
})
