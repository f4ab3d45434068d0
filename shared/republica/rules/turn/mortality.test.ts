import { describe, expect, it } from 'vitest'
import { familyIds } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { act, eventsOf, position, run, type TestPosition } from '../../testing/position.ts'
import { killSenator } from '../changes/death.ts'
import { banish } from '../senate/exile.ts'

const seats: NonNullable<TestPosition['senators']> = {
  fabius: { faction: 'palatine', talents: 9, concessions: ['mining'] },
  julius: { faction: 'palatine' },
  claudius: { faction: 'capitoline' }
}

const table = (more: TestPosition = {}) =>
  position({ senators: seats, leaders: { palatine: 'julius', capitoline: 'claudius' }, ...more })

describe('5.1 the chit of the year', () => {
  it('kills the senator with its number, and nobody if he is not on the table', () => {
    // Every family is on the table: each chit but a blank must kill one.
    const state = position({
      senators: Object.fromEntries(familyIds.map((id) => [id, { faction: 'palatine' }])),
      leaders: { palatine: 'cornelius' }
    })
    let killed = 0
    for (let seed = 0; seed < 12; seed++) {
      state.random.words[0] += 7919
      const { events } = run(state, [{ task: 'mortality' }])
      const chits = eventsOf(events, 'chits-drawn').flatMap((event) => event.chits)
      const dead = eventsOf(events, 'died')
      expect(dead).toHaveLength(chits.filter((chit) => chit !== null).length)
      for (const { cause } of dead) expect(cause).toBe('age')
      killed += dead.length
    }
    expect(killed).toBeGreaterThan(5)
    expect(run(position(), [{ task: 'mortality' }]).events.filter(({ type }) => type === 'died')).toEqual([])
  })

  it('9.422, R30 an odd die is the exile, an even one his family', () => {
    const state = position({
      senators: {
        cornelius: { faction: 'palatine' },
        'scipio-africanus': { faction: 'palatine', at: 'exile' },
        julius: { faction: 'palatine' }
      },
      leaders: { palatine: 'julius' }
    })
    const outcomes = new Set<string>()
    for (let seed = 0; seed < 400 && outcomes.size < 2; seed++) {
      state.random.words[1] += 104729
      const { events } = run(state, [{ task: 'mortality' }])
      const roll = events.find((event) => event.type === 'roll' && event.reason === 'exile-or-family')
      if (roll?.type !== 'roll') continue
      const odd = roll.total % 2 === 1
      expect(eventsOf(events, 'died').map(({ senator }) => senator)).toEqual([
        odd ? 'scipio-africanus' : 'cornelius'
      ])
      outcomes.add(String(odd))
    }
    expect(outcomes.size).toBe(2)
  })
})

describe('5.2, R2 what the dead leave', () => {
  it('of age: his concessions to his faction, his money to nobody', () => {
    const { state } = act(table(), (play) => killSenator(play, 'fabius', 'age'))
    expect(state.hands.palatine).toEqual(['mining'])
    expect(state.forum.concessions).toEqual([])
    expect(state.purses.palatine).toBe(0)
    expect(state.senators.julius?.talents).toBe(0)
  })

  it('otherwise, or with the option: to the forum', () => {
    const fallen = act(table(), (play) => killSenator(play, 'fabius', 'battle')).state
    expect(fallen.forum.concessions).toEqual(['mining'])
    expect(fallen.hands.palatine).toEqual([])
    const printed = table({ options: { naturalDeathConcessions: 'to-forum' } })
    expect(act(printed, (play) => killSenator(play, 'fabius', 'age')).state.forum.concessions).toEqual([
      'mining'
    ])
  })

  it('his legions, his province and his command forget him', () => {
    const state = table({
      armies: [{ against: 'punic-1', commander: 'fabius', veterans: ['fabius'] }],
      wars: { 'punic-1': {} }
    })
    const after = act(state, (play) => killSenator(play, 'fabius', 'battle')).state
    expect(after.armies[0]?.commander).toBeNull()
    expect(after.legions[0]).toMatchObject({ isVeteran: true, loyalTo: null })
  })
})

describe('9.83 the open bodyguard', () => {
  const guarded = () =>
    position({
      senators: { sulla: { faction: 'palatine', isGuarded: true }, julius: { faction: 'palatine' } },
      leaders: { palatine: 'julius' }
    })

  it.each([
    ['dies', (play: RepublicPlay) => killSenator(play, 'sulla', 'age')],
    ['goes into exile', (play: RepublicPlay) => banish(play, 'sulla')]
  ])('is out of the game when its senator %s', (_, rule) => {
    expect(act(guarded(), rule).state.discards).toContain('open-bodyguard-1')
  })
})

describe('R3 families', () => {
  it('a leader’s leads on with what its card prints; another’s lies under the Curia', () => {
    const state = table({ set: { curia: { families: ['manlius'], concessions: [] } } })
    const rich = { ...state, senators: { ...state.senators } }
    const leader = rich.senators.julius
    if (leader) rich.senators.julius = { ...leader, influence: 20, popularity: 4 }
    const led = act(rich, (play) => killSenator(play, 'julius', 'age')).state
    expect(led.senators.julius).toMatchObject({ influence: 4, popularity: 0 })
    expect(led.factions.palatine?.leader).toBe('julius')
    const other = act(state, (play) => killSenator(play, 'fabius', 'age')).state
    expect(other.curia.families).toEqual(['manlius', 'fabius'])
  })

  it('a statesman is gone for good, and his family is as he had covered it', () => {
    const state = position({
      senators: { sulla: { faction: 'palatine', covers: 'cornelius' }, julius: { faction: 'palatine' } },
      leaders: { palatine: 'julius' }
    })
    const after = act(state, (play) => killSenator(play, 'sulla', 'age')).state
    expect(after.discards).toEqual(['sulla'])
    expect(after.curia.families).toEqual(['cornelius'])
  })
})

describe('5.3 the end of a faction', () => {
  it('is an attempted murder alone: its last senator pays with his life', () => {
    const state = table()
    const after = act(state, (play) => killSenator(play, 'claudius', 'punishment')).state
    expect(after.factions.capitoline).toEqual({ leader: null, isEliminated: true })
    expect(after.curia.families).toContain('claudius')
  })

  it('R3 otherwise the leader’s family stays', () => {
    const after = act(table(), (play) => killSenator(play, 'claudius', 'battle')).state
    expect(after.factions.capitoline).toEqual({ leader: 'claudius', isEliminated: false })
  })

  it('R33 a faction left without a senator takes the next of the Curia', () => {
    const state = position({
      senators: { sulla: { faction: 'palatine' }, claudius: { faction: 'capitoline' } },
      leaders: { palatine: 'sulla', capitoline: 'claudius' },
      set: { curia: { families: ['manlius', 'furius'], concessions: [] } }
    })
    const after = act(state, (play) => killSenator(play, 'sulla', 'age')).state
    expect(after.senators.manlius).toMatchObject({ faction: 'palatine', influence: 4 })
    expect(after.factions.palatine?.leader).toBe('manlius')
    expect(after.curia.families).toEqual(['furius'])
  })
})

describe('4.5 a faction that has lost its leader', () => {
  const headless = (senators: readonly ('fabius' | 'julius')[]) =>
    position({
      senators: Object.fromEntries(senators.map((id) => [id, { faction: 'palatine' as const }])),
      leaders: {}
    })
  const task = { task: 'choose-leader', faction: 'palatine' } as const

  it('chooses another', () => {
    const { match } = run(headless(['fabius', 'julius']), [task])
    expect(match.decision).toMatchObject({ kind: 'leader', side: 'palatine', about: { current: null } })
  })

  it('is not asked where one senator is left', () => {
    const { match } = run(headless(['julius']), [task])
    expect(match.decision).toBeNull()
    expect(match.state.factions.palatine?.leader).toBe('julius')
  })
})
