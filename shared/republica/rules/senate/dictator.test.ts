import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, playFrom, refusalOf, run, values } from '../../testing/position.ts'
import {
  aboutOf,
  ballot,
  begun,
  house,
  inSession,
  outcomeOf,
  passAll,
  veto,
  voteAll
} from '../../testing/session.ts'

const nominate = (one: string, other: string, order: readonly string[] = []) =>
  values({ pair: [one, other], order })

const CONSULS = [{ task: 'elect-consuls' }] as const

describe('9.4 the censor', () => {
  const stage = (changes: Parameters<typeof house>[0], session: object = {}) =>
    inSession({
      senators: house({ cornelius: { office: 'rome-consul' }, ...changes }),
      session: { stage: 'censor', ...session }
    })
  const CENSOR = [{ task: 'elect-censor' }] as const

  it('9.4 the only ex-consul without an office is elected without a vote, and gains 5 influence', () => {
    const { match, events } = run(stage({ furius: { exConsul: 1 } }), CENSOR)
    expect(eventsOf(events, 'elected-alone')).toHaveLength(1)
    expect(match.state.senators.furius).toMatchObject({ office: 'censor', influence: 8 })
    expect(match.state.senate?.stage).toBe('trials')
  })

  it('9.4 of several ex-consuls the chair nominates; a consul is none of them', () => {
    const match = begun(
      playFrom(
        stage({
          cornelius: { office: 'rome-consul', exConsul: 2 },
          furius: { exConsul: 1 },
          julius: { exConsul: 1 }
        }),
        CENSOR
      )
    )
    expect([...aboutOf(match, 'nominate-censor').candidates].sort()).toEqual(['furius', 'julius'])
  })

  it('9.4 the censor may succeed himself', () => {
    const { match } = run(stage({ furius: { exConsul: 1, office: 'censor' } }), CENSOR)
    expect(match.state.senators.furius).toMatchObject({ office: 'censor', influence: 8 })
  })

  it('9.4 without an ex-consul in Rome, anybody without an office may be nominated', () => {
    const match = begun(playFrom(stage({ furius: { exConsul: 1, at: 'captive' } }), CENSOR))
    expect(aboutOf(match, 'nominate-censor').candidates).toHaveLength(7)
  })

  it('9.4, 9.72 a rejected candidate does not return, and the last one is elected', () => {
    const match = begun(playFrom(stage({ furius: { exConsul: 1 }, julius: { exConsul: 1 } }), CENSOR))
    answer(match, 'palatine', values({ senator: 'julius', order: [] }))
    const events = voteAll(match, {
      palatine: ballot('yes'),
      capitoline: ballot('no'),
      aventine: ballot('abstain')
    })
    expect(outcomeOf(events)).toMatchObject({ isCarried: false, yes: 7, no: 8 })
    expect(match.state.senators.furius?.office).toBe('censor')
  })

  it('9.4 the former censor leaves the office', () => {
    const { match } = run(
      stage({ furius: { exConsul: 1 }, julius: { office: 'censor', at: 'captive' } }),
      CENSOR
    )
    expect(match.state.senators.julius?.office).toBeNull()
  })
})

describe('9.9 the dictator', () => {
  const wars = { 'gallic-1': {}, syrian: {}, 'illyrian-2': {} } as const
  const stage = (scene: object = {}, changes: Parameters<typeof house>[0] = {}) =>
    inSession({
      senators: house({
        cornelius: { office: 'rome-consul' },
        julius: { office: 'field-consul' },
        ...changes
      }),
      wars,
      session: { stage: 'dictator' },
      ...scene
    })
  const DICTATOR = [{ task: 'name-dictator' }, { task: 'elect-dictator' }] as const

  it('9.9 three active wars allow one, two do not', () => {
    expect(begun(playFrom(stage(), DICTATOR)).awaited?.kind).toBe('name-dictator')
    const two = stage({ wars: { ...wars, syrian: { isActive: false } } })
    const match = playFrom(two, DICTATOR)
    expect(match.state.senate?.stage).toBe('censor')
  })

  it('9.9 one war above 20 allows one; 20 itself only by the classic reading', () => {
    // 7.332: two Punic wars double each other: 10 and 15 are 20 and 30.
    const strong = { wars: { 'punic-1': {}, 'punic-2': { isActive: false } } }
    expect(playFrom(stage(strong), DICTATOR).state.senate?.stage).toBe('censor')
    const classic = stage({ ...strong, options: { comparators: 'classic' } })
    expect(begun(playFrom(classic, DICTATOR)).awaited?.kind).toBe('name-dictator')
    const more = { wars: { 'punic-1': { isActive: false }, 'punic-2': {} } }
    expect(begun(playFrom(stage(more), DICTATOR)).awaited?.kind).toBe('name-dictator')
  })

  it('9.91 both consuls say the same name: he is dictator, with 7 influence and the rank of ex-consul', () => {
    const match = begun(playFrom(stage(), DICTATOR))
    answer(match, 'palatine', option('fabius'))
    answer(match, 'capitoline', option('fabius'))
    expect(match.state.senators.fabius).toMatchObject({ office: 'dictator', influence: 12, exConsul: 1 })
    expect(match.state.senate?.chair).toBe('fabius')
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'master-of-horse' })
    answer(match, 'palatine', option('furius'))
    expect(match.state.senators.furius).toMatchObject({ office: 'master-of-horse', influence: 6 })
    expect(match.state.senate?.stage).toBe('censor')
  })

  it('9.91 nobody who holds an office is named dictator or master of horse', () => {
    const match = begun(playFrom(stage({}, { furius: { office: 'censor' } }), DICTATOR))
    for (const id of ['cornelius', 'julius', 'furius']) {
      expect(refusalOf(match, 'palatine', option(id))).toBe('refusal.not-an-option')
    }
  })

  it('9.91 consuls who differ see each other’s name and answer once more; then the house may elect', () => {
    const match = begun(playFrom(stage(), DICTATOR))
    answer(match, 'palatine', option('fabius'))
    answer(match, 'capitoline', option('claudius'))
    const again = match.decisionFor('palatine')
    expect(again?.kind === 'name-dictator' && again.about.colleague).toBe('claudius')
    answer(match, 'palatine', option('fabius'))
    answer(match, 'capitoline', option('claudius'))
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'nominate-dictator' })
    answer(match, 'palatine', values({ senator: 'fabius', order: [] }))
    voteAll(match, 'yes')
    expect(match.state.senators.fabius?.office).toBe('dictator')
  })

  it('9.91 a consul who is alone in Rome names him alone', () => {
    const match = begun(playFrom(stage({}, { julius: { office: 'field-consul', at: 'captive' } }), DICTATOR))
    expect(aboutOf(match, 'name-dictator').isAlone).toBe(true)
    answer(match, 'palatine', option('nobody'))
    expect(match.awaited?.kind).toBe('nominate-dictator')
    answer(match, 'palatine', values({ senator: 'nobody', order: [] }))
    expect(match.state.senate?.stage).toBe('censor')
  })

  it('9.92 the proposals of a dictator who presides are not vetoed; those of a tribune are', () => {
    const state = inSession({
      senators: house({ cornelius: { office: 'dictator' } }),
      hands: { capitoline: ['tribune-1', 'tribune-2'], aventine: ['tribune-3'] },
      session: { chair: 'cornelius' }
    })
    const match = begun(playFrom(state, [{ task: 'business' }]))
    const raise = { about: 'raise', legions: 1, fleets: 0 }
    answer(match, 'palatine', values({ act: { do: 'propose', proposal: raise }, order: [] }))
    expect(refusalOf(match, 'capitoline', veto())).toBe('refusal.no-veto')
    answer(match, 'capitoline', values({ act: { do: 'tribune', use: 'book', by: null } }))
    voteAll(match, 'yes')
    const own = { about: 'raise', legions: 2, fleets: 0 }
    answer(match, 'capitoline', values({ proposal: own }))
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'vote' })
    answer(match, 'capitoline', ballot('yes'))
    answer(match, 'aventine', veto())
    expect(match.state.senate?.rejected).toEqual([own])
  })

  it('9.92 at the next session he presides over the consuls’ election, and steps down with his master', () => {
    const state = inSession({
      senators: house({ cornelius: { office: 'dictator' }, furius: { office: 'master-of-horse' } }),
      session: { stage: 'consuls' }
    })
    const match = begun(playFrom(state, CONSULS))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    voteAll(match, 'yes')
    for (const side of ['palatine', 'capitoline'] as const) answer(match, side, option('julius'))
    expect(match.state.senators.cornelius).toMatchObject({ office: null, exConsul: 0 })
    expect(match.state.senators.furius?.office).toBeNull()
    expect(match.state.senate?.chair).toBe('julius')
  })

  it('9.93 with the dictator goes his master of horse, and both ratings count', () => {
    const state = inSession({
      senators: house({ cornelius: { office: 'dictator' }, furius: { office: 'master-of-horse' } }),
      wars: { 'gallic-1': {} },
      legions: 7,
      session: { chair: 'cornelius' }
    })
    const match = begun(playFrom(state, [{ task: 'business' }, { task: 'close-senate' }]))
    // 7 legions with 4 and 3 are 14, more than 10: no consent is needed.
    const units = { legions: 7, veterans: [], fleets: 0 }
    const send = { about: 'send', armies: [{ commander: 'cornelius', against: 'gallic-1', units }] }
    answer(match, 'palatine', values({ act: { do: 'propose', proposal: send }, order: [] }))
    const events = [...voteAll(match, 'yes'), ...passAll(match)]
    expect(eventsOf(events, 'army-sent')).toMatchObject([{ masterOfHorse: 'furius' }])
    expect(match.state.senators.furius?.at).toBe('war')
    expect(match.state.armies).toMatchObject([{ commander: 'cornelius', masterOfHorse: 'furius' }])
  })
})
