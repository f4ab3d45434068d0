import { describe, expect, it } from 'vitest'
import { answer, position, refusalOf, run, values } from '../../testing/position.ts'

describe('no. 5; 6.13 the rebel’s upkeep', () => {
  const revolt = () =>
    position({
      senators: {
        julius: { faction: 'palatine', at: 'rebellion', talents: 3 },
        fabius: { faction: 'palatine', at: 'rebellion', talents: 2 },
        claudius: { faction: 'capitoline' }
      },
      leaders: { palatine: 'julius', capitoline: 'claudius' },
      armies: [{ against: 'rebellion', commander: 'julius', legions: 4, veterans: ['fabius'] }],
      purses: { palatine: 10 },
      set: {
        civilWar: { faction: 'palatine', rebel: 'julius', secondaries: ['fabius'], army: 1, since: 0 },
        phase: 'revenue'
      }
    })
  const keep = (legions: readonly number[], fromPurse: number) =>
    values({ legions: legions.map((legion) => ({ legion })), fleets: [], fromPurse })

  it('two talents a legion, veterans of the rebels free; the others go back to the State', () => {
    const { match } = run(revolt(), [{ task: 'rebel-upkeep' }])
    expect(match.decision).toMatchObject({
      about: { legions: [1, 2, 3, 4, 5], free: [5], cost: 2, talents: 5 }
    })
    answer(match, 'palatine', keep([1, 2, 3, 5], 1))
    expect(match.state.legions.find(({ id }) => id === 4)?.place).toEqual({ in: 'italy' })
    expect(match.state.purses.palatine).toBe(9)
    expect(match.state.senators.julius?.talents).toBe(0)
    expect(match.state.senators.fabius?.talents).toBe(0)
  })

  it('is paid with the money of the rebels and of the faction, no more', () => {
    const { match } = run(revolt(), [{ task: 'rebel-upkeep' }])
    expect(refusalOf(match, 'palatine', keep([1, 2, 3, 4], 2))).toBe('refusal.nothing-to-spend')
    expect(refusalOf(match, 'palatine', keep([1], 3))).toBe('refusal.pays-too-much')
  })
})
