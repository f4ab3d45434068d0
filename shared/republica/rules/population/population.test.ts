import { describe, expect, it } from 'vitest'
import { discontent, populationRow } from '../../queries/population.ts'
import { answer, eventsOf, option, position, run, type TestPosition } from '../../testing/position.ts'

const table: TestPosition = {
  senators: {
    fabius: { faction: 'palatine', office: 'rome-consul' },
    julius: { faction: 'capitoline' },
    claudius: { faction: 'capitoline', at: 'war' }
  },
  leaders: { palatine: 'fabius', capitoline: 'julius' }
}

describe('8.1 unrest', () => {
  const of = (scene: TestPosition) => discontent(position(scene))

  it('E13 an active pirate war that nobody fights raises it by two', () => {
    expect(of({ wars: { 'pirates-1': { isUnprosecuted: true } } })).toEqual({ droughts: 1, unprosecuted: 1 })
  })

  it('7.333 pirates raise it while they sleep, both of them twice', () => {
    expect(of({ wars: { 'pirates-1': { isActive: false }, 'pirates-2': { isActive: false } } })).toEqual({
      droughts: 2,
      unprosecuted: 0
    })
  })

  it('each drought effect counts, that of a sleeping war does not', () => {
    const scene: TestPosition = {
      wars: { 'illyrian-1': { isActive: false }, 'gallic-1': { isUnprosecuted: true } },
      set: { happenings: { drought: 2 } }
    }
    expect(of(scene)).toEqual({ droughts: 2, unprosecuted: 1 })
  })

  it('rises at the beginning of the phase', () => {
    const scene: TestPosition = {
      ...table,
      wars: { 'pirates-1': { isUnprosecuted: true } },
      set: { unrest: 1 }
    }
    const { match } = run(position(scene), [{ task: 'population' }])
    expect(match.state.unrest).toBe(3)
  })
})

describe('8.2 the table', () => {
  it.each([
    [25, -3],
    [18, -3],
    [17, -2],
    [16, -1],
    [15, 0],
    [11, 0],
    [10, 1],
    [9, 2],
    [8, 3],
    [7, 3],
    [6, 4],
    [5, 4],
    [4, 5],
    [0, 6]
  ])('%d changes unrest by %d', (total, unrest) => {
    expect(populationRow(total)?.unrest).toBe(unrest)
  })

  it('below nothing the people revolt', () => {
    expect(populationRow(-1)).toBeNull()
  })
})

describe('8.2 the account of the year', () => {
  /** All answer; the consul of Rome speaks and the dice fall. */
  const spoken = (scene: TestPosition, dice: readonly number[], votes = ['for', 'against'] as const) => {
    const { match } = run(position(scene), [{ task: 'address' }], dice)
    expect(match.awaiting.map(({ side }) => side)).toEqual(['palatine', 'capitoline'])
    answer(match, 'palatine', option(votes[0]))
    const told = answer(match, 'capitoline', option(votes[1]))
    return { state: match.state, told }
  }

  it('all vote at once, by oratory, without those who are away', () => {
    const { told } = spoken(table, [4, 4, 4])
    // Fabius has 2, Julius 3.
    expect(eventsOf(told, 'approval')[0]).toMatchObject({ speaker: 'fabius', inFavour: 2, against: 3 })
  })

  it('the consul of Rome speaks, a dictator does not; where he is away, the highest official does', () => {
    const speaker = (consul: object) =>
      run(
        position({
          senators: {
            fabius: { faction: 'palatine', office: 'rome-consul', ...consul },
            julius: { faction: 'capitoline', office: 'dictator' }
          }
        }),
        [{ task: 'address' }]
      ).match.decision?.about
    expect(speaker({})).toMatchObject({ speaker: 'fabius' })
    expect(speaker({ at: 'war' })).toMatchObject({ speaker: 'julius' })
  })

  it('three dice, less the unrest, with his popularity', () => {
    const scene: TestPosition = {
      ...table,
      senators: { ...table.senators, fabius: { faction: 'palatine', office: 'rome-consul', popularity: 3 } },
      set: { unrest: 5 }
    }
    // 12 - 5 + 3 = 10: one more.
    expect(spoken(scene, [4, 4, 4]).state.unrest).toBe(6)
  })

  it('R10 the vote changes the roll only with the option', () => {
    const scene: TestPosition = { ...table, set: { unrest: 1 } }
    const total = (options: object) =>
      eventsOf(spoken({ ...scene, options }, [4, 4, 3]).told, 'people-answered')[0]?.total
    expect(total({})).toBe(10)
    expect(total({ approvalVote: 'modifies-roll' })).toBe(9)
  })

  it('no recruitment, and a manpower shortage on top of another', () => {
    const barred = spoken({ ...table, set: { unrest: 10 } }, [4, 4, 4]).state
    expect(barred.isRecruitmentBarred).toBe(true)
    const short = spoken({ ...table, set: { unrest: 5, happenings: { 'manpower-shortage': 1 } } }, [4, 4, 4])
    expect(short.state.happenings['manpower-shortage']).toBe(2)
  })

  it('a mob draws six chits', () => {
    const { told } = spoken({ ...table, set: { unrest: 11 } }, [4, 4, 4])
    expect(eventsOf(told, 'chits-drawn')[0]?.chits).toHaveLength(6)
  })

  it('12.2B a revolt of the people ends the game for all', () => {
    const { state } = spoken({ ...table, set: { unrest: 13 } }, [4, 4, 4])
    expect(state.ending).toMatchObject({ winners: [], defeat: 'people-revolt' })
  })

  it('12.1D, R34 in a civil war the rebel wins, if he survives the wars', () => {
    const civilWar = { faction: 'aventine', rebel: 'furius', secondaries: [], army: 1, since: 0 } as const
    const set = { unrest: 13, civilWar: { ...civilWar, secondaries: [] } }
    const { state } = spoken({ ...table, set }, [4, 4, 4])
    expect(state.ending).toMatchObject({ winners: ['aventine'], route: 'collapse' })
  })
})
