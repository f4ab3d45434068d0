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
  THREE,
  veto,
  voteAll
} from '../../testing/session.ts'

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

describe('9.5 filling the benches', () => {
  it('9.5 below eight aligned senators in Rome the Curia sends its highest to the smallest faction', () => {
    const { furius: _, aurelius: __, ...seven } = THREE
    const state = inSession({
      senators: { ...seven, cornelius: { ...THREE.cornelius, office: 'rome-consul' } },
      set: { senate: null }
    })
    state.curia.families = ['papirius', 'acilius']
    const { match, events } = run(state, [{ task: 'senate' }])
    expect(eventsOf(events, 'bench-filled')).toMatchObject([
      { senator: 'papirius', faction: 'aventine', from: 'curia' }
    ])
    expect(match.state.curia.families).toEqual(['acilius'])
  })

  it('9.5 of equal factions that with least influence in Rome receives him', () => {
    const { manlius: _, aurelius: __, ...seven } = THREE
    const state = inSession({
      senators: { ...seven, julius: { ...THREE.julius, at: 'captive' } },
      set: { senate: null }
    })
    state.curia.families = ['papirius', 'acilius']
    const { events } = run(state, [{ task: 'senate' }])
    // Capitoline has 4 in Rome (Julius is away), Aventine 7.
    expect(eventsOf(events, 'bench-filled').map(({ faction }) => faction)).toEqual(['capitoline', 'aventine'])
  })

  it('9.5 an empty Curia: the faction chooses from the forum', () => {
    const { furius: _, aurelius: __, ...seven } = THREE
    const state = inSession({
      senators: {
        ...seven,
        cornelius: { ...THREE.cornelius, office: 'rome-consul' },
        papirius: { faction: null },
        acilius: { faction: null }
      },
      set: { senate: null }
    })
    state.curia.families = []
    const match = begun(playFrom(state, [{ task: 'senate' }]))
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'fill-bench' })
    answer(match, 'aventine', option('acilius'))
    expect(match.state.senators.acilius?.faction).toBe('aventine')
    expect(match.state.senators.papirius?.faction).toBeNull()
  })

  it('9.5 nobody left in Curia or forum: the session goes on', () => {
    const { furius: _, aurelius: __, ...seven } = THREE
    const state = inSession({ senators: seven, set: { senate: null } })
    state.curia.families = []
    expect(run(state, [{ task: 'senate' }]).match.state.senate?.chair).toBe('cornelius')
  })
})
