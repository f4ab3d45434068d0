import { describe, expect, it } from 'vitest'
import type { SenatorId } from '../../content/ids.ts'
import { answer, eventsOf, option, playFrom, refusalOf, values } from '../../testing/position.ts'
import {
  ballot,
  begun,
  house,
  inSession,
  passAll,
  type TestSession,
  voteAll,
  without
} from '../../testing/session.ts'

const TRIALS = [{ task: 'hold-trials' }] as const

const office = (of: string) => ({ for: 'office', office: of })
const OFFICE = office('rome-consul')

const tryFor = (
  accused: SenatorId,
  {
    degree = 'minor',
    charge = OFFICE as object,
    prosecutor = 'aurelius',
    order = [] as readonly string[]
  } = {}
) => values({ trial: { do: 'try', degree, accused, charge, prosecutor }, order })

/** Furius of the Aventine is censor; Julius of the Capitoline was consul of Rome last turn. */
const court = ({ senators = {}, ...scene }: TestSession = {}, dice: readonly number[] = []) =>
  begun(
    playFrom(
      inSession({
        senators: house({
          cornelius: { office: 'rome-consul' },
          furius: { office: 'censor' },
          julius: { record: ['rome-consul'], exConsul: 1 },
          ...senators
        }),
        session: { stage: 'trials' },
        ...scene
      }),
      TRIALS,
      dice
    )
  )

describe('9.421 exile', () => {
  const EXILE = values({ act: { do: 'exile' } })
  const scipio = (rest: object = {}): TestSession => ({
    senators: {
      julius: {},
      'scipio-africanus': {
        faction: 'capitoline',
        record: ['rome-consul'],
        exConsul: 1,
        influence: 11,
        popularity: 3,
        talents: 8,
        knights: 2,
        concessions: ['mining'],
        ...rest
      },
      cornelius: { faction: 'palatine', office: 'rome-consul' }
    }
  })
  const tried = (degree = 'major', scene = scipio()) => {
    const match = court(scene)
    answer(
      match,
      'aventine',
      tryFor('scipio-africanus', { degree, order: ['capitoline', 'palatine', 'aventine'] })
    )
    return match
  }

  it('9.421 a statesman leaves instead of voting, with his purse and what his card prints', () => {
    const match = tried()
    const events = answer(match, 'capitoline', EXILE)
    expect(eventsOf(events, 'exiled')).toHaveLength(1)
    expect(match.state.senators['scipio-africanus']).toMatchObject({
      at: 'exile',
      faction: null,
      influence: 6,
      popularity: 0,
      talents: 8,
      knights: 2,
      exConsul: 0,
      concessions: []
    })
    expect(match.state.forum.concessions).toContain('mining')
  })

  it('9.412 the prosecutor is rewarded for an exile too', () => {
    const match = tried()
    answer(match, 'capitoline', EXILE)
    // Scipio has lost 5 of 11.
    expect(match.state.senators.aurelius).toMatchObject({ influence: 6, exConsul: 1 })
  })

  it('9.421 unpopularity goes with him', () => {
    const match = tried('major', scipio({ popularity: -2 }))
    answer(match, 'capitoline', EXILE)
    expect(match.state.senators['scipio-africanus']?.popularity).toBe(-2)
  })

  it('9.421 not from a minor trial, not after his vote, and no family senator', () => {
    expect(refusalOf(tried('minor'), 'capitoline', EXILE)).toBe('refusal.no-exile-now')
    const match = court()
    answer(match, 'aventine', tryFor('julius', { degree: 'major', order: ['capitoline'] }))
    expect(refusalOf(match, 'capitoline', EXILE)).toBe('refusal.no-exile-now')
  })

  it('9.422 his family’s card goes to the Curia; that of a leader leads on', () => {
    const covering = scipio({ covers: 'cornelius' })
    const { cornelius: _, ...others } = covering.senators ?? {}
    const base = { fabius: { office: 'rome-consul' } as const }
    const court1 = (leader: SenatorId) => {
      const senators = without(house({ ...others, ...base, furius: { office: 'censor' } }), 'cornelius')
      const state = inSession({
        senators,
        leaders: { palatine: 'fabius', capitoline: leader, aventine: 'fulvius' },
        session: { stage: 'trials', chair: 'fabius' }
      })
      state.curia.families = state.curia.families.filter((id) => id !== 'cornelius')
      const match = begun(playFrom(state, TRIALS))
      answer(match, 'aventine', tryFor('scipio-africanus', { degree: 'major', order: ['capitoline'] }))
      answer(match, 'capitoline', EXILE)
      return match.state
    }
    expect(court1('julius').curia.families.at(-1)).toBe('cornelius')
    const led = court1('scipio-africanus')
    expect(led.senators.cornelius).toMatchObject({ faction: 'capitoline', influence: 5 })
    expect(led.factions.capitoline?.leader).toBe('cornelius')
  })
})

describe('9.5 thin benches during the session', () => {
  it('9.5 after an exile the Curia sends another, who votes if his faction has not been called', () => {
    const senators = without(
      house({
        fabius: { office: 'rome-consul' },
        furius: { office: 'censor' },
        'scipio-africanus': { faction: 'capitoline', record: ['rome-consul'] },
        manlius: { at: 'captive' }
      }),
      'cornelius'
    )
    const state = inSession({
      senators,
      leaders: { palatine: 'fabius', capitoline: 'julius', aventine: 'fulvius' },
      session: { stage: 'trials', chair: 'fabius' }
    })
    state.curia.families = ['papirius']
    const match = begun(playFrom(state, TRIALS))
    answer(match, 'aventine', tryFor('scipio-africanus', { degree: 'major', order: ['capitoline'] }))
    const events = answer(match, 'capitoline', values({ act: { do: 'exile' } }))
    expect(eventsOf(events, 'bench-filled')).toMatchObject([{ senator: 'papirius', from: 'curia' }])
  })
})

describe('9.423 the return from exile', () => {
  const BACK = { about: 'return', exile: 'scipio-africanus' }
  const propose = values({ act: { do: 'propose', proposal: BACK }, order: [] })
  const exiled = (
    changes: Parameters<typeof house>[0] = {},
    dice: readonly number[] = [],
    extra: TestSession = {}
  ) => {
    const all = house({
      fabius: { office: 'rome-consul' },
      'scipio-africanus': { faction: null, at: 'exile', influence: 6, talents: 4 },
      ...changes
    })
    const senators = changes.cornelius ? all : without(all, 'cornelius')
    const state = inSession({ senators, session: { chair: 'fabius' }, ...extra })
    return begun(playFrom(state, [{ task: 'business' }], dice))
  }

  it('9.423 a vote of the Senate brings him into the forum', () => {
    const match = exiled()
    answer(match, 'palatine', propose)
    voteAll(match, 'yes')
    expect(match.state.senators['scipio-africanus']).toMatchObject({ at: 'rome', faction: null })
  })

  it('9.423 the faction with most votes for it may win him with less than his loyalty', () => {
    const match = exiled({}, [3, 3])
    answer(match, 'palatine', propose)
    const events = voteAll(match, {
      palatine: ballot('yes'),
      capitoline: ballot('yes'),
      aventine: ballot('no')
    })
    expect(eventsOf(events, 'vote-closed')[0]?.isCarried).toBe(true)
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'claim-exile' })
    const claimed = answer(match, 'capitoline', option('yes'))
    // 6 is below 7.
    expect(eventsOf(claimed, 'exile-claimed')).toMatchObject([{ isWon: true }])
    expect(match.state.senators['scipio-africanus']?.faction).toBe('capitoline')
  })

  it('9.423, R1 exactly his loyalty wins only by the classic reading', () => {
    const outcome = (extra: TestSession) => {
      const match = exiled({}, [3, 4], extra)
      answer(match, 'palatine', propose)
      voteAll(match, 'yes')
      const side = match.awaited?.side
      if (side !== 'capitoline' && side !== 'aventine') throw new Error('nobody may claim him')
      answer(match, side, option('yes'))
      return match.state.senators['scipio-africanus']?.faction ?? null
    }
    expect(outcome({})).toBeNull()
    expect(outcome({ options: { comparators: 'classic' } })).not.toBeNull()
  })

  it('9.423, 7.312 with his family in a faction he joins it, with the higher influence of both', () => {
    const match = exiled({ cornelius: { faction: 'palatine', influence: 9, concessions: ['mining'] } })
    answer(match, 'palatine', propose)
    voteAll(match, 'yes')
    if (match.awaited?.kind === 'claim-exile') {
      const side = match.awaited.side
      if (side === 'capitoline' || side === 'aventine') answer(match, side, option('no'))
    }
    expect(match.state.senators.cornelius).toBeUndefined()
    expect(match.state.senators['scipio-africanus']).toMatchObject({
      faction: 'palatine',
      covers: 'cornelius',
      influence: 9,
      talents: 4,
      concessions: ['mining']
    })
    expect(match.state.factions.palatine?.leader).toBe('scipio-africanus')
  })

  it('9.423 nobody in Rome is called back', () => {
    const match = exiled()
    const other = values({
      act: { do: 'propose', proposal: { about: 'return', exile: 'julius' } },
      order: []
    })
    expect(refusalOf(match, 'palatine', other)).toBe('refusal.no-exile')
    passAll(match)
  })
})
