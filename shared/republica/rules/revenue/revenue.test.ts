import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../campaign-options.ts'
import type { Purse } from '../../decisions/revenue.ts'
import type { RepublicState } from '../../state.ts'
import {
  answer,
  eventsOf,
  option,
  PASS,
  playFrom,
  position,
  refusalOf,
  run,
  type TestPosition,
  values
} from '../../testing/position.ts'

const senator = (id: string): Purse => ({ of: 'senator', senator: id as 'fabius' })
const chest = (faction: FactionId): Purse => ({ of: 'faction', faction })

const table: TestPosition = {
  senators: {
    fabius: { faction: 'palatine', concessions: ['mining', 'armaments'] },
    julius: { faction: 'palatine' },
    claudius: { faction: 'capitoline' },
    furius: { faction: null }
  },
  leaders: { palatine: 'fabius', capitoline: 'claudius' }
}

const withProvince = (more: Partial<RepublicState> = {}, governor: object = {}): TestPosition => ({
  ...table,
  senators: {
    ...table.senators,
    julius: { faction: 'palatine', at: 'province', office: 'governor', ...governor }
  },
  set: {
    provinces: {
      sicilia: {
        isDeveloped: false,
        governor: 'julius',
        term: 2,
        electedIn: 0,
        isPlundered: false,
        isOverrun: false
      }
    },
    ...more
  }
})

describe('6.1 personal income', () => {
  const incomes = (scene: TestPosition) => run(position(scene), [{ task: 'incomes' }]).match.state.senators

  it('three talents for a leader, one for the others, nothing for the unaligned; 6.11 and the concessions', () => {
    const after = incomes(table)
    // Mining pays 3; armaments pay only when legions are raised (7.32).
    expect(after.fabius?.talents).toBe(3 + 3)
    expect(after.julius?.talents).toBe(1)
    expect(after.claudius?.talents).toBe(3)
    expect(after.furius?.talents).toBe(0)
  })

  it.each(['rebellion', 'exile', 'captive'] as const)('11.4, 9.421 nothing in %s', (at) => {
    expect(
      incomes({ ...table, senators: { ...table.senators, julius: { faction: 'palatine', at } } }).julius
        ?.talents
    ).toBe(0)
  })

  it('7.32 the land commission pays only while a certificate is in force', () => {
    const scene: TestPosition = {
      ...table,
      senators: { julius: { faction: 'palatine', concessions: ['land-commission'] } }
    } as const
    expect(incomes(scene).julius?.talents).toBe(1)
    expect(incomes({ ...scene, set: { landBills: { I: 0, II: 1, III: 0 } } }).julius?.talents).toBe(1 + 3)
  })

  it('9.411 what has paid him is remembered for a trial', () => {
    expect(incomes(table).fabius?.drew).toEqual(['mining'])
  })

  it('Crassus earns twice', () => {
    const scene: TestPosition = { senators: { crassus: { faction: 'palatine', concessions: ['mining'] } } }
    expect(incomes(scene).crassus?.talents).toBe(2 * (1 + 3))
  })

  it('no. 4: in a drought grain may be sold dear, for popularity', () => {
    const scene: TestPosition = {
      ...table,
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

describe('6.2-6.22 the State', () => {
  const stateOfYear = (scene: TestPosition, dice: readonly number[] = []) =>
    run(position(scene), [{ task: 'state-revenue' }], dice)

  it('receives 100, and pays 20 for each active war, for certificates and 2 for each loyal unit', () => {
    const { match, events } = stateOfYear({
      ...table,
      wars: { 'punic-1': {}, 'gallic-1': {}, syrian: { isActive: false } },
      legions: 4,
      fleets: 3,
      set: { landBills: { I: 1, II: 2, III: 1 } }
    })
    expect(eventsOf(events, 'state-paid')[0]?.costs).toEqual({
      wars: 40,
      land: 20 + 2 * 5 + 10,
      units: 14,
      total: 94
    })
    expect(match.state.treasury).toBe(100 + 100 - 94)
  })

  it('9.632 a certificate of type I is paid once', () => {
    const { match } = stateOfYear({ ...table, set: { landBills: { I: 1, II: 1, III: 0 } } })
    expect(match.state.landBills).toEqual({ I: 0, II: 1, III: 0 })
  })

  it('11.53, 6.13 a rebellion costs like a war, and the rebel’s force nothing', () => {
    const { events } = stateOfYear({
      ...table,
      armies: [{ against: 'rebellion', commander: 'julius', legions: 6 }],
      legions: 1,
      set: { civilWar: { faction: 'palatine', rebel: 'julius', secondaries: [], army: 1, since: 0 } }
    })
    expect(eventsOf(events, 'state-paid')[0]?.costs).toMatchObject({ wars: 20, units: 2 })
  })

  it.each([
    [49, 'warning'],
    [19, 'danger']
  ] as const)('6.22 at %d talents all are told: %s', (treasury, level) => {
    const { events } = stateOfYear({ ...table, set: { treasury: treasury - 100 } })
    expect(eventsOf(events, 'treasury-low')).toEqual([{ type: 'treasury-low', level, treasury }])
  })

  it('6.22 at 50 nobody is', () => {
    expect(eventsOf(stateOfYear({ ...table, set: { treasury: -50 } }).events, 'treasury-low')).toEqual([])
  })

  it('9.624 a province without a governor pays nothing', () => {
    const empty = withProvince()
    const { provinces } = empty.set ?? {}
    const vacant = {
      sicilia: { ...provinces?.sicilia, governor: null, term: 0 }
    } as RepublicState['provinces']
    expect(eventsOf(stateOfYear({ ...table, set: { provinces: vacant } }).events, 'province-taxes')).toEqual(
      []
    )
  })
})

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
        { from: senator('fabius'), talents: 25 },
        { from: chest('palatine'), talents: 12 }
      ])
    )
    expect(told).toEqual([])
    expect(match.state.senators.fabius?.talents).toBe(60)
    answer(match, 'capitoline', give([{ from: senator('claudius'), talents: 10 }]))
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
      give([{ from: senator('fabius'), talents: 50 }], [{ of: 'capitoline', talents: 20 }])
    )
    const told = answer(match, 'capitoline', give([{ from: senator('claudius'), talents: 10 }]))
    expect(eventsOf(told, 'contributed')[0]).toMatchObject({ withdrawn: ['palatine'] })
    expect(match.state.senators.fabius).toMatchObject({ talents: 60, influence: 5 })
    expect(match.state.treasury).toBe(20)
  })

  it('nobody gives what he does not have, or what is another’s', () => {
    const { match } = run(rich(10), [{ task: 'contributions' }])
    const refused = (gifts: readonly object[]) => refusalOf(match, 'palatine', give(gifts))
    expect(refused([{ from: senator('fabius'), talents: 61 }])).toBe('refusal.nothing-to-spend')
    expect(refused([{ from: senator('claudius'), talents: 1 }])).toBe('refusal.not-your-purse')
    expect(refused([{ from: chest('capitoline'), talents: 1 }])).toBe('refusal.not-your-purse')
    const twice = { from: senator('fabius'), talents: 10 }
    expect(refused([twice, twice])).toBe('refusal.chosen-twice')
  })

  it('R27 save the State from what it owes, or it is bankrupt', () => {
    const saved = run(rich(-20), [{ task: 'contributions' }]).match
    answer(saved, 'palatine', give([{ from: senator('fabius'), talents: 20 }]))
    answer(saved, 'capitoline', give([]))
    expect(saved.state).toMatchObject({ treasury: 0, ending: null })
    const lost = run(rich(-20), [{ task: 'contributions' }]).match
    answer(lost, 'palatine', give([{ from: senator('fabius'), talents: 19 }]))
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

describe('no. 7; 6.3 the redistribution', () => {
  const rich = () =>
    position({
      senators: {
        fabius: { faction: 'palatine', talents: 10 },
        julius: { faction: 'palatine', talents: 4 },
        claudius: { faction: 'capitoline', talents: 5 }
      },
      leaders: { palatine: 'fabius', capitoline: 'claudius' },
      purses: { palatine: 7, capitoline: 2 },
      set: { phase: 'revenue' }
    })
  const move = (...transfers: readonly object[]) => values({ transfers })

  it('moves money between own purses and to others, all at once; the sum stays', () => {
    const { match } = run(rich(), [{ task: 'redistribution' }])
    answer(
      match,
      'palatine',
      move(
        { from: senator('fabius'), to: chest('palatine'), talents: 10 },
        { from: chest('palatine'), to: chest('capitoline'), talents: 7 },
        { from: senator('julius'), to: senator('claudius'), talents: 1 }
      )
    )
    expect(match.state.purses.palatine).toBe(7)
    const told = answer(match, 'capitoline', move())
    expect(match.state.purses).toMatchObject({ palatine: 10, capitoline: 9 })
    expect(match.state.senators.julius?.talents).toBe(3)
    expect(match.state.senators.claudius?.talents).toBe(6)
    expect(eventsOf(told, 'redistributed')[0]?.changes).toEqual([
      { senator: 'fabius', by: -10 },
      { senator: 'julius', by: -1 },
      { senator: 'claudius', by: 1 }
    ])
  })

  it('nobody spends what he has not had before', () => {
    const { match } = run(rich(), [{ task: 'redistribution' }])
    const chain = move(
      { from: senator('fabius'), to: senator('julius'), talents: 10 },
      { from: senator('julius'), to: chest('palatine'), talents: 14 }
    )
    expect(refusalOf(match, 'palatine', chain)).toBe('refusal.nothing-to-spend')
    expect(
      refusalOf(match, 'palatine', move({ from: chest('capitoline'), to: chest('palatine'), talents: 1 }))
    ).toBe('refusal.not-your-purse')
  })

  it('11.4, 9.421 the purses of rebels and exiles are closed', () => {
    const state = rich()
    const { julius } = state.senators
    if (julius) julius.at = 'exile'
    const { match } = run(state, [{ task: 'redistribution' }])
    const refused = (transfer: object) => refusalOf(match, 'palatine', move(transfer))
    expect(refused({ from: senator('julius'), to: chest('palatine'), talents: 1 })).toBe(
      'refusal.not-your-purse'
    )
    expect(refused({ from: senator('fabius'), to: senator('julius'), talents: 1 })).toBe(
      'refusal.no-such-receiver'
    )
  })

  it('6.32 only the two factions learn of a gift', () => {
    const { match } = run(rich(), [{ task: 'redistribution' }])
    const decision = match.decisionFor('palatine')
    const outcome = match.answer(
      'palatine',
      decision?.number ?? 0,
      move({ from: chest('palatine'), to: chest('capitoline'), talents: 7 })
    )
    expect(outcome.ok).toBe(true)
    const last = match.answer('capitoline', match.decisionFor('capitoline')?.number ?? 0, move())
    const gifts = last.ok ? last.events.filter(({ event }) => event.type === 'gift') : []
    expect(gifts.map(({ only }) => only)).toEqual([['palatine', 'capitoline']])
  })
})

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

it('9.83 the open bodyguard: all are asked in the late Republic, and only its holder can place it', () => {
  const scene: TestPosition = {
    ...table,
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
