import { describe, expect, it } from 'vitest'
import type { RepublicState } from '../../state.ts'
import { answer, eventsOf, option, playFrom, position, run } from '../../testing/position.ts'
import { withProvince } from '../../testing/revenue.ts'

describe('6.12 the governor', () => {
  const task = { task: 'province', province: 'sicilia' } as const

  it('decides before the roll; whoever takes is corrupt, and the dice are his', () => {
    // Sicily, undeveloped: one die for the governor.
    const match = playFrom(position(withProvince()), [task], [4, 1])
    expect(match.decision).toMatchObject({ kind: 'provincial-income', side: 'palatine' })
    answer(match, 'palatine', option('take'))
    expect(match.state.senators.julius).toMatchObject({ talents: 4, isCorrupt: true })
  })

  it('whoever leaves it is not, and has no roll', () => {
    const match = playFrom(position(withProvince()), [task], [1])
    answer(match, 'palatine', option('leave'))
    expect(match.state.senators.julius).toMatchObject({ talents: 0, isCorrupt: false })
  })

  it('the State pays a negative sum, not he', () => {
    const sardinia = withProvince({
      provinces: {
        'sardinia-corsica': {
          isDeveloped: false,
          governor: 'julius',
          term: 2,
          electedIn: 0,
          isPlundered: false,
          isOverrun: false
        }
      }
    })
    // One die less 5: a 2 costs the State 3.
    const match = playFrom(position(sardinia), [{ task: 'province', province: 'sardinia-corsica' }], [2, 1])
    answer(match, 'palatine', option('take'))
    expect(match.state.senators.julius).toMatchObject({ talents: 0, isCorrupt: true })
    expect(match.state.treasury).toBe(100 - 3)
  })

  it('9.623 without a faction he takes nothing', () => {
    const match = playFrom(position(withProvince({}, { faction: null })), [task], [1])
    expect(match.decision).toBeNull()
    expect(match.state.senators.julius).toMatchObject({ talents: 0, isCorrupt: false })
  })

  it.each([
    ['take', 5, false],
    ['take', 6, true],
    ['leave', 5, true],
    ['leave', 4, false]
  ])('6.14 if he chooses to %s, a %d develops the province: %s', (choice, die, developed) => {
    const dice = choice === 'take' ? [1, die] : [die]
    const match = playFrom(position(withProvince()), [task], dice)
    answer(match, 'palatine', option(choice))
    expect(match.state.provinces.sicilia?.isDeveloped).toBe(developed)
    expect(match.state.senators.julius?.influence).toBe(4 + (developed ? 3 : 0))
  })

  it('7.35 the trial of Verres takes three from him and gives three to the State', () => {
    const scene = withProvince({ happenings: { 'trial-of-verres': 1 } })
    const match = playFrom(position(scene), [task], [2, 1])
    answer(match, 'palatine', option('take'))
    expect(match.state.senators.julius?.talents).toBe(0)
    const taxed = playFrom(position(scene), [{ task: 'state-revenue' }], [3, 4])
    // Two dice less 2, and 3.
    expect(
      eventsOf(run(position(scene), [{ task: 'state-revenue' }], [3, 4]).events, 'province-taxes')
    ).toEqual([{ type: 'province-taxes', province: 'sicilia', talents: 7 - 2 + 3 }])
    expect(taxed.state.treasury).toBe(100 + 100 + 8)
  })
})

describe('9.621 terms', () => {
  it('a year passes; at the end of his term the governor comes home', () => {
    const first = run(position(withProvince()), [{ task: 'terms' }]).match.state
    expect(first.provinces.sicilia).toMatchObject({ governor: 'julius', term: 1 })
    const last = { ...first, agenda: [] }
    const { match, events } = run(last, [{ task: 'terms' }])
    expect(eventsOf(events, 'governor-returned')).toHaveLength(1)
    expect(match.state.provinces.sicilia).toMatchObject({ governor: null, term: 0 })
    expect(match.state.senators.julius).toMatchObject({ at: 'rome', office: null, hasReturned: true })
  })
})

describe('7.35 the frontier', () => {
  const spain = (happenings: RepublicState['happenings'], legions = 0) => {
    const state = position({
      ...withProvince({
        happenings,
        provinces: {
          'hispania-citerior': {
            isDeveloped: true,
            governor: 'julius',
            term: 2,
            electedIn: 0,
            isPlundered: false,
            isOverrun: false
          }
        }
      }),
      legions
    })
    for (const legion of state.legions) legion.place = { in: 'province', province: 'hispania-citerior' }
    return state
  }

  // Julius has a military rating of 4, developed Nearer Spain defends with 2: two dice and 6 must exceed 15.
  it.each([
    [[5, 5], 'province-held'],
    [[4, 5], 'province-overrun']
  ] as const)('barbarians: with %j it is %s', (dice, outcome) => {
    const { events } = run(spain({ 'barbarian-raids': 1 }), [{ task: 'raids' }], dice)
    expect(events.map(({ type }) => type)).toContain(outcome)
  })

  it('10.81 an overrun province falls back, yields nothing, and loses as many legions as the coloured die', () => {
    const { match, events } = run(spain({ 'barbarian-raids': 2 }, 3), [{ task: 'raids' }], [2, 1])
    expect(eventsOf(events, 'province-overrun')).toEqual([
      { type: 'province-overrun', province: 'hispania-citerior', legions: 2 }
    ])
    expect(match.state.provinces['hispania-citerior']).toMatchObject({ isDeveloped: false, isOverrun: true })
    expect(match.state.legions).toHaveLength(1)
    expect(eventsOf(events, 'chits-drawn')[0]?.chits).toHaveLength(2)
  })

  it('disorder: a die and the garrison must exceed four, or the province rises', () => {
    const state = spain({ 'internal-disorder': 1 }, 1)
    const { 'hispania-citerior': province } = state.provinces
    if (province) province.isDeveloped = false
    const held = run(state, [{ task: 'disorder' }], [4]).match.state
    expect(held.wars).toEqual({})
    const risen = run(state, [{ task: 'disorder' }], [3]).match.state
    expect(risen.wars).toMatchObject({ 'rising-hispania-citerior': { isActive: true, isRevolt: true } })
    expect(risen.armies).toMatchObject([{ commander: 'julius', against: 'rising-hispania-citerior' }])
    expect(risen.senators.julius).toMatchObject({ at: 'war', office: 'proconsul' })
  })
})
