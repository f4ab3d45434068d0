import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, playFrom, refusalOf, run, values } from '../../testing/position.ts'
import { ballot, begun, house, inSession, outcomeOf, veto, voteAll } from '../../testing/session.ts'

const nominate = (one: string, other: string, order: readonly string[] = []) =>
  values({ pair: [one, other], order })

/** The consuls' election, with Cornelius as the consul of Rome who presides. */
const electing = (changes: Parameters<typeof house>[0] = {}, session: object = {}) =>
  inSession({
    senators: house({ cornelius: { office: 'rome-consul', record: ['rome-consul'] }, ...changes }),
    session: { stage: 'consuls', ...session }
  })

const CONSULS = [{ task: 'elect-consuls' }] as const

describe('9.1 who presides', () => {
  const opened = (changes: Parameters<typeof house>[0]) =>
    run(inSession({ senators: house(changes), set: { senate: null } }), [{ task: 'senate' }]).match

  it('9.1 dictator, consul of Rome, field consul, censor, master of horse, in this order', () => {
    const offices = ['dictator', 'rome-consul', 'field-consul', 'censor', 'master-of-horse'] as const
    const ids = ['aurelius', 'furius', 'manlius', 'claudius', 'valerius'] as const
    for (const [first] of offices.entries()) {
      const held = ids.map(
        (id, index) => [id, { office: index < first ? null : (offices[index] ?? null) }] as const
      )
      expect(opened(Object.fromEntries(held)).state.senate?.chair).toBe(ids[first])
    }
  })

  it('9.1 an official who is away does not preside', () => {
    const match = opened({
      cornelius: { office: 'rome-consul', at: 'captive' },
      furius: { office: 'censor' }
    })
    expect(match.state.senate?.chair).toBe('furius')
  })

  it('9.1 without officials the most influential senator opens, of equal ones the better speaker', () => {
    expect(opened({ fulvius: { influence: 9 } }).state.senate?.chair).toBe('fulvius')
    // Cornelius, Fabius and Valerius have 5 influence each; Cornelius speaks best.
    expect(opened({}).state.senate?.chair).toBe('cornelius')
  })
})

describe('9.2 the election of the consuls', () => {
  it('9.21 the chair nominates a pair, and every faction in Rome is called to vote', () => {
    const match = begun(playFrom(electing(), CONSULS))
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'nominate-consuls' })
    answer(match, 'palatine', nominate('fabius', 'julius'))
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'vote' })
  })

  it('9.21 a beaten pair does not return, but each of the two may beside somebody else', () => {
    const match = begun(playFrom(electing(), CONSULS))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    voteAll(match, 'no')
    answer(match, 'palatine', option('yes'))
    // Cornelius has left the chair (9.34); the next in precedence nominates.
    const side = match.awaited?.side
    expect(match.awaited?.kind).toBe('nominate-consuls')
    if (side !== 'palatine' && side !== 'capitoline' && side !== 'aventine')
      throw new Error('nobody presides')
    expect(refusalOf(match, side, nominate('julius', 'fabius'))).toBe('refusal.pair-beaten')
    expect(refusalOf(match, side, nominate('julius', 'claudius'))).toBeNull()
  })

  it('9.21, 9.25 both are elected or neither', () => {
    const match = begun(playFrom(electing(), CONSULS))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    const events = voteAll(match, {
      palatine: ballot('yes'),
      capitoline: ballot('yes'),
      aventine: ballot('no')
    })
    expect(outcomeOf(events)).toMatchObject({ isCarried: true, yes: 15, no: 8 })
    for (const side of ['palatine', 'capitoline'] as const) answer(match, side, option('julius'))
    expect(match.state.senators.julius).toMatchObject({ office: 'rome-consul', influence: 9 })
    expect(match.state.senators.fabius).toMatchObject({ office: 'field-consul', influence: 10 })
    expect(match.state.senators.cornelius).toMatchObject({ office: null, exConsul: 1 })
    expect(match.state.senate?.chair).toBe('julius')
  })

  it('9.24 neither the consul who leaves nor another official may be nominated, but the censor may', () => {
    const match = begun(
      playFrom(
        electing({
          furius: { office: 'censor' },
          manlius: { office: 'field-consul', record: ['field-consul'] },
          fulvius: { at: 'war', office: 'proconsul' }
        }),
        CONSULS
      )
    )
    for (const id of ['cornelius', 'manlius', 'fulvius']) {
      expect(refusalOf(match, 'palatine', nominate('fabius', id))).toBe('refusal.not-a-candidate')
    }
    expect(refusalOf(match, 'palatine', nominate('fabius', 'fabius'))).toBe('refusal.same-senator')
    expect(refusalOf(match, 'palatine', nominate('fabius', 'furius'))).toBeNull()
  })

  it('9.2 a senator who was consul last turn is no candidate, even without his office now', () => {
    const match = begun(playFrom(electing({ manlius: { record: ['field-consul', 'proconsul'] } }), CONSULS))
    expect(refusalOf(match, 'palatine', nominate('fabius', 'manlius'))).toBe('refusal.not-a-candidate')
  })

  it('9.2 unaligned senators in the forum are no candidates', () => {
    const match = begun(playFrom(electing({ papirius: { faction: null } }), CONSULS))
    expect(refusalOf(match, 'palatine', nominate('fabius', 'papirius'))).toBe('refusal.not-a-candidate')
  })

  it('9.2 a censor who is elected consul is censor no more', () => {
    const match = begun(playFrom(electing({ furius: { office: 'censor' } }), CONSULS))
    answer(match, 'palatine', nominate('fabius', 'furius'))
    voteAll(match, 'yes')
    for (const side of ['palatine', 'aventine'] as const) answer(match, side, option('furius'))
    expect(match.state.senators.furius?.office).toBe('rome-consul')
    expect(Object.values(match.state.senators).filter(({ office }) => office === 'censor')).toHaveLength(0)
  })

  it('9.23 the last possible pair is elected without a vote', () => {
    const away = { at: 'captive' } as const
    const state = electing(
      {
        valerius: away,
        claudius: away,
        manlius: away,
        furius: away,
        aurelius: away,
        cornelius: { office: 'rome-consul', record: ['rome-consul'] }
      },
      {
        rejected: [
          { about: 'consuls', pair: ['fabius', 'julius'] },
          { about: 'consuls', pair: ['julius', 'fulvius'] }
        ]
      }
    )
    const { match, events } = run(state, CONSULS)
    expect(eventsOf(events, 'elected-alone')).toMatchObject([{ proposal: { pair: ['fabius', 'fulvius'] } }])
    expect(match.awaited?.kind).toBe('consul-of-rome')
  })

  it('9.72, R16 a vetoed pair does not return; each of the two may', () => {
    const state = electing()
    state.hands.aventine = ['tribune-1']
    const match = begun(playFrom(state, CONSULS))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    answer(match, 'capitoline', ballot('yes'))
    answer(match, 'aventine', veto())
    expect(match.state.discards).toContain('tribune-1')
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'nominate-consuls' })
    expect(refusalOf(match, 'palatine', nominate('fabius', 'julius'))).toBe('refusal.pair-beaten')
    expect(refusalOf(match, 'palatine', nominate('fabius', 'claudius'))).toBeNull()
  })

  it('9.21, 9.22 a tribune gives another faction the next nomination', () => {
    const state = electing()
    state.hands.aventine = ['tribune-1']
    const match = begun(playFrom(state, CONSULS))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    answer(match, 'capitoline', ballot('no'))
    answer(match, 'aventine', values({ act: { do: 'tribune', use: 'book', by: null } }))
    voteAll(match, { aventine: ballot('no'), palatine: ballot('no') })
    if (match.awaited?.kind === 'step-down') answer(match, 'palatine', option('no'))
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'tribune-proposal' })
    expect(
      refusalOf(match, 'aventine', values({ proposal: { about: 'raise', legions: 1, fleets: 0 } }))
    ).toBe('refusal.election-only')
    answer(match, 'aventine', values({ proposal: { about: 'consuls', pair: ['fulvius', 'furius'] } }))
    const events = voteAll(match, 'yes')
    expect(outcomeOf(events)?.isCarried).toBe(true)
  })

  it('9.25 if the two disagree, each rolls two dice, and the higher chooses', () => {
    const match = begun(playFrom(electing(), CONSULS, [1, 2, 6, 5]))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    voteAll(match, 'yes')
    answer(match, 'palatine', option('fabius'))
    const events = answer(match, 'capitoline', option('julius'))
    expect(eventsOf(events, 'roll').map(({ total }) => total)).toEqual([3, 11])
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'consul-of-rome' })
    // The winner may as well choose the field.
    answer(match, 'capitoline', option('fabius'))
    expect(match.state.senators.fabius?.office).toBe('rome-consul')
  })

  it('9.25 equal rolls are made again', () => {
    const match = begun(playFrom(electing(), CONSULS, [3, 4, 5, 2, 6, 6, 1, 1]))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    voteAll(match, 'yes')
    answer(match, 'palatine', option('fabius'))
    const events = answer(match, 'capitoline', option('julius'))
    expect(eventsOf(events, 'roll')).toHaveLength(4)
    expect(match.awaited?.side).toBe('palatine')
  })

  it('9.25, 10.7 a consul with his army stays its commander, as proconsul', () => {
    const state = inSession({
      senators: house({ manlius: { office: 'field-consul' }, cornelius: { office: 'rome-consul' } }),
      wars: { 'gallic-1': {} },
      armies: [{ commander: 'manlius', against: 'gallic-1', legions: 5 }],
      session: { stage: 'consuls' }
    })
    const match = begun(playFrom(state, CONSULS))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    voteAll(match, 'yes')
    for (const side of ['palatine', 'capitoline'] as const) answer(match, side, option('julius'))
    expect(match.state.senators.manlius).toMatchObject({ office: 'proconsul', at: 'war', exConsul: 1 })
  })

  it('R6 right after the election each consul names a quaestor, who gains 1 influence', () => {
    const match = begun(playFrom(electing(), [...CONSULS]))
    answer(match, 'palatine', nominate('fabius', 'julius'))
    voteAll(match, 'yes')
    for (const side of ['palatine', 'capitoline'] as const) answer(match, side, option('julius'))
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'quaestor' })
    answer(match, 'capitoline', option('claudius'))
    expect(match.state.senators.claudius).toMatchObject({ quaestor: 'rome', influence: 5 })
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'quaestor' })
  })

  it('9.2 with fewer than two candidates left, those who would be barred may be elected', () => {
    const away = { at: 'captive' } as const
    const state = electing({
      fabius: away,
      valerius: away,
      claudius: away,
      manlius: away,
      furius: away,
      aurelius: away,
      fulvius: away,
      julius: { office: null }
    })
    const { events } = run(state, CONSULS)
    expect(eventsOf(events, 'elected-alone')).toMatchObject([{ proposal: { pair: ['cornelius', 'julius'] } }])
  })
})
