import { describe, expect, it } from 'vitest'
import { answer, option, PASS, position, run, type TestPosition } from '../../testing/position.ts'
import { revenueTable } from '../../testing/revenue.ts'

describe('6.1 personal income', () => {
  const incomes = (scene: TestPosition) => run(position(scene), [{ task: 'incomes' }]).match.state.senators

  it('three talents for a leader, one for the others, nothing for the unaligned; 6.11 and the concessions', () => {
    const after = incomes(revenueTable)
    // Mining pays 3; armaments pay only when legions are raised (7.32).
    expect(after.fabius?.talents).toBe(3 + 3)
    expect(after.julius?.talents).toBe(1)
    expect(after.claudius?.talents).toBe(3)
    expect(after.furius?.talents).toBe(0)
  })

  it.each(['rebellion', 'exile', 'captive'] as const)('11.4, 9.421 nothing in %s', (at) => {
    expect(
      incomes({
        ...revenueTable,
        senators: { ...revenueTable.senators, julius: { faction: 'palatine', at } }
      }).julius?.talents
    ).toBe(0)
  })

  it('7.32 the land commission pays only while a certificate is in force', () => {
    const scene: TestPosition = {
      ...revenueTable,
      senators: { julius: { faction: 'palatine', concessions: ['land-commission'] } }
    } as const
    expect(incomes(scene).julius?.talents).toBe(1)
    expect(incomes({ ...scene, set: { landBills: { I: 0, II: 1, III: 0 } } }).julius?.talents).toBe(1 + 3)
  })

  it('9.411 what has paid him is remembered for a trial', () => {
    expect(incomes(revenueTable).fabius?.drew).toEqual(['mining'])
  })

  it('Crassus earns twice', () => {
    const scene: TestPosition = { senators: { crassus: { faction: 'palatine', concessions: ['mining'] } } }
    expect(incomes(scene).crassus?.talents).toBe(2 * (1 + 3))
  })

  it('no. 4: in a drought grain may be sold dear, for popularity', () => {
    const scene: TestPosition = {
      ...revenueTable,
      senators: { julius: { faction: 'palatine', concessions: ['sicilian-grain'] } },
      set: { happenings: { drought: 2 } }
    }
    const { match } = run(position(scene), [{ task: 'incomes' }])
    expect(match.decision).toMatchObject({ kind: 'grain', side: 'palatine', about: { times: 3 } })
    expect(match.state.senators.julius?.talents).toBe(1 + 4)
    answer(match, 'palatine', option('dear'))
    expect(match.state.senators.julius).toMatchObject({ talents: 1 + 12, popularity: -3 })
  })
})

it('9.83 the open bodyguard: all are asked in the late Republic, and only its holder can place it', () => {
  const scene: TestPosition = {
    ...revenueTable,
    options: { republic: 'late' },
    hands: { capitoline: ['open-bodyguard-1'] }
  }
  const { match } = run(position(scene), [{ task: 'guard' }])
  expect(match.awaiting.map(({ side }) => side)).toEqual(['palatine', 'capitoline'])
  expect(match.view('palatine').handSizes).toMatchObject({ capitoline: 1 })
  answer(match, 'palatine', PASS)
  answer(match, 'capitoline', option('claudius'))
  expect(match.state.senators.claudius?.isGuarded).toBe(true)
  expect(match.state.hands.capitoline).toEqual([])
})
