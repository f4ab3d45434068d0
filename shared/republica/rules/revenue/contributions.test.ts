import { describe, expect, it } from 'vitest'
import { answer, eventsOf, position, refusalOf, run, values } from '../../testing/position.ts'
import { chestOf, purseOf } from '../../testing/revenue.ts'

describe('no. 6; 6.22 contributions', () => {
  const rich = (treasury: number) =>
    position({
      senators: {
        fabius: { faction: 'palatine', talents: 60 },
        claudius: { faction: 'capitoline', talents: 30 }
      },
      leaders: { palatine: 'fabius', capitoline: 'claudius' },
      purses: { palatine: 12 },
      set: { treasury, phase: 'revenue' }
    })
  const give = (gifts: readonly object[], conditions: readonly object[] = []) => values({ gifts, conditions })

  it('are sealed until all have given; senators gain influence, faction treasuries do not', () => {
    const { match } = run(rich(10), [{ task: 'contributions' }])
    expect(match.awaiting.map(({ side }) => side)).toEqual(['palatine', 'capitoline'])
    const told = answer(
      match,
      'palatine',
      give([
        { from: purseOf('fabius'), talents: 25 },
        { from: chestOf('palatine'), talents: 12 }
      ])
    )
    expect(told).toEqual([])
    expect(match.state.senators.fabius?.talents).toBe(60)
    answer(match, 'capitoline', give([{ from: purseOf('claudius'), talents: 10 }]))
    expect(match.state.treasury).toBe(10 + 25 + 12 + 10)
    expect(match.state.senators.fabius).toMatchObject({ talents: 35, influence: 5 + 3 })
    expect(match.state.senators.claudius).toMatchObject({ talents: 20, influence: 4 + 1 })
    expect(match.state.purses.palatine).toBe(0)
  })

  it('a condition that is not met keeps the gift', () => {
    const { match } = run(rich(10), [{ task: 'contributions' }])
    answer(
      match,
      'palatine',
      give([{ from: purseOf('fabius'), talents: 50 }], [{ of: 'capitoline', talents: 20 }])
    )
    const told = answer(match, 'capitoline', give([{ from: purseOf('claudius'), talents: 10 }]))
    expect(eventsOf(told, 'contributed')[0]).toMatchObject({ withdrawn: ['palatine'] })
    expect(match.state.senators.fabius).toMatchObject({ talents: 60, influence: 5 })
    expect(match.state.treasury).toBe(20)
  })

  it('nobody gives what he does not have, or what is another’s', () => {
    const { match } = run(rich(10), [{ task: 'contributions' }])
    const refused = (gifts: readonly object[]) => refusalOf(match, 'palatine', give(gifts))
    expect(refused([{ from: purseOf('fabius'), talents: 61 }])).toBe('refusal.nothing-to-spend')
    expect(refused([{ from: purseOf('claudius'), talents: 1 }])).toBe('refusal.not-your-purse')
    expect(refused([{ from: chestOf('capitoline'), talents: 1 }])).toBe('refusal.not-your-purse')
    const twice = { from: purseOf('fabius'), talents: 10 }
    expect(refused([twice, twice])).toBe('refusal.chosen-twice')
  })

  it('R27 save the State from what it owes, or it is bankrupt', () => {
    const saved = run(rich(-20), [{ task: 'contributions' }]).match
    answer(saved, 'palatine', give([{ from: purseOf('fabius'), talents: 20 }]))
    answer(saved, 'capitoline', give([]))
    expect(saved.state).toMatchObject({ treasury: 0, ending: null })
    const lost = run(rich(-20), [{ task: 'contributions' }]).match
    answer(lost, 'palatine', give([{ from: purseOf('fabius'), talents: 19 }]))
    answer(lost, 'capitoline', give([]))
    expect(lost.state.ending).toMatchObject({ winners: [], defeat: 'bankruptcy' })
  })

  it('12.1D in a civil war the rebel wins by it', () => {
    const state = rich(-20)
    state.civilWar = { faction: 'aventine', rebel: 'furius', secondaries: [], army: 1, since: 0 }
    const { match } = run(state, [{ task: 'contributions' }])
    answer(match, 'palatine', give([]))
    answer(match, 'capitoline', give([]))
    expect(match.state.ending).toMatchObject({ winners: ['aventine'], route: 'collapse' })
  })
})
