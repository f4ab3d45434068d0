import { describe, expect, it } from 'vitest'
import { answer, option, playFrom, refusalOf, values } from '../../testing/position.ts'
import {
  ADJOURN,
  aboutOf,
  ballot,
  begun,
  house,
  inSession,
  motionOf,
  outcomeOf,
  passAll,
  propose,
  type TestSession,
  veto,
  voteAll
} from '../../testing/session.ts'

const BUSINESS = [{ task: 'business' }, { task: 'close-senate' }] as const
const RAISE = { about: 'raise', legions: 1, fleets: 0 }

const business = (scene: TestSession = {}) => begun(playFrom(inSession(scene), BUSINESS))

describe('9.67 consul for life', () => {
  const great = { office: 'rome-consul', influence: 22 } as const
  const scene = (cornelius: object = great, extra: TestSession = {}): TestSession => ({
    senators: house({ cornelius: { office: 'rome-consul', ...cornelius } }),
    ...extra
  })

  it('9.67, R13 any faction may nominate him before the chair’s next act, once a turn', () => {
    const match = business(scene())
    expect(match.awaiting.map(({ kind }) => kind)).toEqual([
      'consul-for-life',
      'consul-for-life',
      'consul-for-life'
    ])
    answer(match, 'aventine', option('cornelius'))
    expect(motionOf(match)).toMatchObject({ by: 'aventine', source: 'right' })
    voteAll(match, 'no')
    expect(match.awaited?.kind).toBe('preside')
    answer(match, 'palatine', propose(RAISE))
    voteAll(match, 'yes')
    expect(match.awaited?.kind).toBe('preside')
  })

  it('9.67 he adds his influence to his votes, and wins if Rome survives the turn', () => {
    const match = business(scene())
    answer(match, 'palatine', option('cornelius'))
    const events = voteAll(match, {
      palatine: ballot('yes'),
      capitoline: ballot('no'),
      aventine: ballot('no')
    })
    expect(outcomeOf(events)).toMatchObject({ isCarried: true, yes: 29, no: 16 })
    expect(match.state.claim).toEqual({ route: 'consul-for-life', faction: 'palatine', senator: 'cornelius' })
  })

  it('12.31 from then on all obey: his faction casts the votes of others, who neither veto nor murder', () => {
    const match = business(scene(great, { hands: { capitoline: ['tribune-1'] } }))
    answer(match, 'palatine', option('cornelius'))
    voteAll(match, { palatine: ballot('yes') })
    answer(match, 'palatine', propose(RAISE))
    expect(aboutOf(match, 'vote').faction).toBe('capitoline')
    expect(match.awaited?.side).toBe('palatine')
    expect(refusalOf(match, 'palatine', veto())).toBe('refusal.obeys')
    answer(match, 'palatine', ballot('yes'))
    expect(motionOf(match)?.cast.map(({ faction }) => faction)).toEqual([
      'capitoline',
      'capitoline',
      'capitoline'
    ])
    answer(match, 'palatine', ballot('yes'))
    answer(match, 'palatine', ballot('yes'))
    expect(match.awaiting.every(({ side }) => side === 'palatine')).toBe(true)
    passAll(match)
    answer(match, 'palatine', ADJOURN)
    expect(match.awaiting.every(({ side }) => side === 'palatine')).toBe(true)
  })

  it('9.67 nobody vetoes it', () => {
    const match = business(scene(great, { hands: { capitoline: ['tribune-1'] } }))
    answer(match, 'palatine', option('cornelius'))
    expect(refusalOf(match, 'capitoline', veto())).toBe('refusal.no-veto')
  })

  it('9.67 more than 21 influence; 21 itself only by the classic reading', () => {
    expect(business(scene({ influence: 21 })).awaited?.kind).toBe('preside')
    const classic = { options: { comparators: 'classic' } }
    expect(business(scene({ influence: 21 }, classic)).awaited?.kind).toBe('consul-for-life')
  })

  it('9.67, R12 he holds an office already, unless the campaign does without', () => {
    expect(business(scene({ office: null, influence: 30 })).awaited?.kind).toBe('preside')
    const free = { options: { officeForConsulForLife: 'not-required' } }
    expect(business(scene({ office: null, influence: 30 }, free)).awaited?.kind).toBe('consul-for-life')
  })

  it('9.67 he may be murdered before the vote is closed, but not once he is elected', () => {
    const state = inSession(scene())
    const match = begun(playFrom(state, BUSINESS, [6]))
    answer(match, 'palatine', option('cornelius'))
    for (const side of ['capitoline', 'aventine', 'palatine'] as const) answer(match, side, ballot('yes'))
    answer(
      match,
      'aventine',
      values({ act: { do: 'murder', killer: 'furius', victim: 'cornelius', cards: 0 } })
    )
    expect(match.state.claim).toBeNull()
    // The leader’s family takes his place without his influence (R3).
    expect(match.state.senators.cornelius?.influence).toBe(5)
  })
})
