import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, playFrom, refusalOf, run, values } from '../../testing/position.ts'
import {
  ADJOURN,
  aboutOf,
  ballot,
  begun,
  book,
  house,
  inSession,
  outcomeOf,
  passAll,
  propose,
  type TestSession,
  veto,
  voteAll
} from '../../testing/session.ts'

const BUSINESS = [{ task: 'business' }, { task: 'close-senate' }] as const
const business = (scene: TestSession = {}, dice: readonly number[] = []) =>
  begun(playFrom(inSession(scene), BUSINESS, dice))

const forum = (concessions: readonly string[]) =>
  ({ set: { forum: { concessions: [...concessions], bequests: [] } } }) as unknown as TestSession

describe('9.61 concessions', () => {
  const grant = (...pairs: readonly (readonly [string, string])[]) =>
    propose({ about: 'concessions', grants: pairs.map(([concession, senator]) => ({ concession, senator })) })

  it('9.61 several concessions go to several senators with one vote', () => {
    const match = business(forum(['mining', 'harbor-fees']))
    answer(match, 'palatine', grant(['mining', 'fabius'], ['harbor-fees', 'julius']))
    voteAll(match, 'yes')
    expect(match.state.senators.fabius?.concessions).toEqual(['mining'])
    expect(match.state.senators.julius?.concessions).toEqual(['harbor-fees'])
    expect(match.state.forum.concessions).toEqual([])
  })

  it('9.61 what is rejected in a group cannot be proposed again this turn, alone or to anybody else', () => {
    const match = business(forum(['mining', 'harbor-fees']))
    answer(match, 'palatine', grant(['mining', 'fabius'], ['harbor-fees', 'julius']))
    voteAll(match, { palatine: ballot('yes'), capitoline: ballot('no') })
    expect(refusalOf(match, 'palatine', grant(['mining', 'claudius']))).toBe('refusal.concession-closed')
    expect(refusalOf(match, 'palatine', grant(['harbor-fees', 'julius']))).not.toBeNull()
  })

  it('9.61 only concessions in the forum, and only senators in the session', () => {
    const match = business({ ...forum(['mining']), senators: house({ manlius: { at: 'captive' } }) })
    expect(refusalOf(match, 'palatine', grant(['armaments', 'fabius']))).toBe('refusal.no-concession')
    expect(refusalOf(match, 'palatine', grant(['mining', 'manlius']))).toBe('refusal.not-in-rome')
    expect(refusalOf(match, 'palatine', grant(['mining', 'fabius'], ['mining', 'julius']))).toBe(
      'refusal.named-twice'
    )
  })

  it('9.61 a group names different senators', () => {
    const match = business(forum(['mining', 'harbor-fees']))
    expect(refusalOf(match, 'palatine', grant(['mining', 'fabius'], ['harbor-fees', 'fabius']))).toBe(
      'refusal.named-twice'
    )
  })

  it('9.61 the land commission only while a certificate is in force', () => {
    const scene = forum(['land-commission'])
    expect(refusalOf(business(scene), 'palatine', grant(['land-commission', 'fabius']))).toBe(
      'refusal.commission-forbidden'
    )
    const inForce = { ...scene, set: { ...scene.set, landBills: { I: 0, II: 1, III: 0 } } }
    expect(refusalOf(business(inForce), 'palatine', grant(['land-commission', 'fabius']))).toBeNull()
  })

  it('9.61 without a certificate the land commission returns to the forum when the session ends', () => {
    const match = business({
      ...forum([]),
      senators: house({ fabius: { concessions: ['land-commission'] } })
    })
    answer(match, 'palatine', ADJOURN)
    const events = passAll(match)
    expect(eventsOf(events, 'commission-returned')).toMatchObject([{ senator: 'fabius' }])
    expect(match.state.forum.concessions).toEqual(['land-commission'])
  })
})

describe('9.611 ravaged Italy', () => {
  const opened = (scene: TestSession, dice: readonly number[]) =>
    run(inSession({ ...scene, set: { ...scene.set, senate: null } }), [{ task: 'senate' }], dice)

  it('9.611A the Second Punic War destroys the tax farmer of the number that is rolled', () => {
    const { match, events } = opened(
      { wars: { 'punic-2': {} }, senators: house({ fabius: { concessions: ['tax-farmer-3', 'mining'] } }) },
      [3]
    )
    expect(eventsOf(events, 'italy-ravaged')).toMatchObject([{ war: 'punic-2', concession: 'tax-farmer-3' }])
    expect(match.state.senators.fabius?.concessions).toEqual(['mining'])
    expect(match.state.curia.concessions).toEqual(['tax-farmer-3'])
  })

  it('9.611A with Hannibal a second one', () => {
    const { events } = opened(
      {
        wars: { 'punic-2': {} },
        enemyLeaders: ['hannibal'],
        senators: house({ fabius: { concessions: ['tax-farmer-3', 'tax-farmer-5'] } })
      },
      [3, 5]
    )
    expect(eventsOf(events, 'italy-ravaged').map(({ concession }) => concession)).toEqual([
      'tax-farmer-3',
      'tax-farmer-5'
    ])
  })

  it('9.611A Hamilcar brings no second roll, and other wars no roll at all', () => {
    expect(
      eventsOf(opened({ wars: { 'punic-2': {} }, enemyLeaders: ['hamilcar'] }, [3]).events, 'italy-ravaged')
    ).toHaveLength(1)
    expect(eventsOf(opened({ wars: { 'punic-1': {} } }, []).events, 'italy-ravaged')).toHaveLength(0)
    expect(
      eventsOf(opened({ wars: { 'punic-2': { isActive: false } } }, []).events, 'italy-ravaged')
    ).toHaveLength(0)
  })

  it('9.611A a tax farmer that is not in play is not destroyed', () => {
    const { events } = opened({ ...forum([]), wars: { 'punic-2': {} } }, [3])
    expect(eventsOf(events, 'italy-ravaged')).toMatchObject([{ concession: null }])
  })
})

const province = (rest: object = {}) => ({
  isDeveloped: false,
  governor: null,
  term: 0,
  electedIn: 0,
  isPlundered: false,
  isOverrun: false,
  ...rest
})

describe('9.62 governors', () => {
  const GOVERNORS = [{ task: 'elect-governors' }, ...BUSINESS] as const
  const electing = (scene: TestSession = {}) =>
    begun(
      playFrom(
        inSession({
          ...scene,
          set: { provinces: { sicilia: province() }, ...scene.set },
          session: { stage: 'governors', ...scene.session }
        }),
        GOVERNORS
      )
    )
  const posts = (...pairs: readonly (readonly [string, string])[]) =>
    values({ posts: pairs.map(([place, senator]) => ({ province: place, senator })), order: [] })

  it('9.62, 9.621 the governor leaves Rome at once, for three years', () => {
    const match = electing()
    answer(match, 'palatine', posts(['sicilia', 'julius']))
    voteAll(match, 'yes')
    expect(match.state.senators.julius).toMatchObject({ at: 'province', office: 'governor' })
    expect(match.state.provinces.sicilia).toMatchObject({ governor: 'julius', term: 3, electedIn: 1 })
    // He takes no part in the votes that follow.
    answer(match, 'palatine', propose({ about: 'raise', legions: 1, fleets: 0 }))
    expect(match.state.senate?.motions.at(-1)?.proposal.about).toBe('raise')
    expect(aboutOf(match, 'vote').voters.map(({ senator }) => senator)).toEqual(['claudius', 'manlius'])
  })

  it('9.62 governors come before all other business, and the house must elect them', () => {
    const match = electing()
    expect(match.awaited?.kind).toBe('nominate-governors')
    answer(match, 'palatine', posts(['sicilia', 'julius']))
    voteAll(match, { palatine: ballot('yes'), capitoline: ballot('no') })
    expect(match.awaited?.kind).toBe('nominate-governors')
    expect(refusalOf(match, 'palatine', posts(['sicilia', 'julius']))).toBe('refusal.not-a-candidate')
  })

  it('9.62 several provinces may be filled with one vote, by different senators', () => {
    const match = electing({ set: { provinces: { sicilia: province(), asia: province() } } })
    expect(refusalOf(match, 'palatine', posts(['sicilia', 'julius'], ['asia', 'julius']))).toBe(
      'refusal.named-twice'
    )
    answer(match, 'palatine', posts(['sicilia', 'julius'], ['asia', 'furius']))
    voteAll(match, 'yes')
    expect(match.state.senators.furius?.at).toBe('province')
    expect(match.awaited?.kind).toBe('preside')
  })

  it('9.62 nobody who holds an office', () => {
    const match = electing({
      senators: house({ cornelius: { office: 'rome-consul' }, furius: { office: 'censor' } })
    })
    for (const id of ['cornelius', 'furius']) {
      expect(refusalOf(match, 'palatine', posts(['sicilia', id]))).toBe('refusal.not-a-candidate')
    }
  })

  it('9.62, 9.72 the last candidate is elected without a vote', () => {
    const office = { office: 'censor' } as const
    const away = { at: 'captive' } as const
    const { match, events } = run(
      inSession({
        senators: house({
          cornelius: { office: 'rome-consul' },
          fabius: away,
          valerius: away,
          julius: office,
          claudius: away,
          manlius: away,
          furius: away,
          aurelius: away
        }),
        set: { provinces: { sicilia: province() }, curia: { families: [], concessions: [] } },
        session: { stage: 'governors' }
      }),
      [{ task: 'elect-governors' }]
    )
    expect(eventsOf(events, 'elected-alone')).toHaveLength(1)
    expect(match.state.provinces.sicilia?.governor).toBe('fulvius')
  })

  it('9.62 without any candidate the province stays vacant', () => {
    const busy = Object.fromEntries(Object.keys(house()).map((id) => [id, { office: 'proconsul' as const }]))
    const match = playFrom(
      inSession({
        senators: house({ ...busy, cornelius: { office: 'rome-consul' } }),
        set: { provinces: { sicilia: province() } },
        session: { stage: 'governors' }
      }),
      [{ task: 'elect-governors' }]
    )
    expect(match.state.provinces.sicilia?.governor).toBeNull()
    expect(match.state.senate?.stage).toBe('business')
  })

  it('9.621 who has come home this turn is elected only with his consent', () => {
    const scene = { senators: house({ cornelius: { office: 'rome-consul' }, julius: { hasReturned: true } }) }
    const match = electing(scene)
    answer(match, 'palatine', posts(['sicilia', 'julius']))
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'consent' })
    answer(match, 'capitoline', option('no'))
    expect(refusalOf(match, 'palatine', posts(['sicilia', 'julius']))).toBe('refusal.not-a-candidate')
    const willing = electing(scene)
    answer(willing, 'palatine', posts(['sicilia', 'julius']))
    answer(willing, 'capitoline', option('yes'))
    voteAll(willing, 'yes')
    expect(willing.state.provinces.sicilia?.governor).toBe('julius')
  })

  it('9.623 an unaligned senator in the forum may be elected', () => {
    const match = electing({
      senators: house({ cornelius: { office: 'rome-consul' }, papirius: { faction: null } })
    })
    answer(match, 'palatine', posts(['sicilia', 'papirius']))
    voteAll(match, 'yes')
    expect(match.state.senators.papirius).toMatchObject({ at: 'province', faction: null })
  })

  it('9.622 electing his successor brings a governor home for the next vote', () => {
    const match = business({
      senators: house({ julius: { at: 'province', office: 'governor' } }),
      set: { turn: 3, provinces: { sicilia: province({ governor: 'julius', term: 2, electedIn: 2 }) } }
    })
    answer(
      match,
      'palatine',
      propose({ about: 'governors', posts: [{ province: 'sicilia', senator: 'furius' }] })
    )
    const events = voteAll(match, 'yes')
    expect(eventsOf(events, 'governor-sent')).toMatchObject([{ senator: 'furius', replaced: 'julius' }])
    expect(match.state.senators.julius).toMatchObject({ at: 'rome', office: null, hasReturned: true })
    expect(match.state.provinces.sicilia).toMatchObject({ governor: 'furius', term: 3, electedIn: 3 })
  })

  it('9.622 never in the year of his election', () => {
    const match = business({
      senators: house({ julius: { at: 'province', office: 'governor' } }),
      set: { turn: 3, provinces: { sicilia: province({ governor: 'julius', term: 3, electedIn: 3 }) } }
    })
    const replace = propose({ about: 'governors', posts: [{ province: 'sicilia', senator: 'furius' }] })
    expect(refusalOf(match, 'palatine', replace)).toBe('refusal.elected-this-turn')
  })
})

describe('9.63 land certificates', () => {
  const bill = (id: string, sponsor = 'fabius', cosponsor = 'valerius') =>
    propose({ about: 'land-bill', bill: id, sponsor, cosponsor })

  it('9.63 passed: calmer people, praised sponsors, a certificate in force', () => {
    const match = business({ set: { unrest: 5 } })
    answer(match, 'palatine', bill('III'))
    voteAll(match, 'yes')
    expect(match.state).toMatchObject({ unrest: 2, landBills: { I: 0, II: 0, III: 1 } })
    expect(match.state.senators.fabius?.popularity).toBe(4)
    expect(match.state.senators.valerius?.popularity).toBe(2)
  })

  it('9.63 whoever votes against it loses favour, even if it passes', () => {
    const match = business()
    answer(match, 'palatine', bill('II'))
    voteAll(match, {
      palatine: ballot('yes'),
      capitoline: ballot('yes', { split: [{ senator: 'manlius', ballot: 'no' }] }),
      aventine: ballot('no')
    })
    expect(match.state.landBills.II).toBe(1)
    for (const id of ['manlius', 'fulvius', 'furius', 'aurelius'] as const) {
      expect(match.state.senators[id]?.popularity).toBe(-1)
    }
    expect(match.state.senators.julius?.popularity).toBe(0)
  })

  it('9.63 who vetoes it does not', () => {
    const match = business({ hands: { capitoline: ['tribune-1'] } })
    answer(match, 'palatine', bill('III'))
    answer(match, 'capitoline', veto())
    expect(match.state.senators.julius?.popularity).toBe(0)
    expect(match.state.landBills.III).toBe(0)
  })

  it('9.3 nobody abstains', () => {
    const match = business()
    answer(match, 'palatine', bill('II'))
    expect(refusalOf(match, 'capitoline', ballot('abstain'))).toBe('refusal.no-abstention')
    expect(
      refusalOf(match, 'capitoline', ballot('yes', { split: [{ senator: 'julius', ballot: 'abstain' }] }))
    ).toBe('refusal.no-abstention')
  })

  it('9.63 two different sponsors, who agree', () => {
    const match = business()
    expect(refusalOf(match, 'palatine', bill('I', 'fabius', 'fabius'))).toBe('refusal.same-senator')
    answer(match, 'palatine', bill('I', 'julius', 'furius'))
    expect(match.awaiting.map(({ side, kind }) => [side, kind])).toEqual([
      ['capitoline', 'consent'],
      ['aventine', 'consent']
    ])
    answer(match, 'capitoline', option('yes'))
    answer(match, 'aventine', option('no'))
    expect(refusalOf(match, 'palatine', bill('I', 'julius', 'furius'))).toBe('refusal.consent-refused')
    // It was never put to the vote: others may still sponsor it.
    expect(refusalOf(match, 'palatine', bill('I'))).toBeNull()
  })

  it('9.63 each type once a turn', () => {
    const match = business()
    answer(match, 'palatine', bill('II'))
    voteAll(match, 'yes')
    expect(refusalOf(match, 'palatine', bill('II', 'julius', 'claudius'))).toBe('refusal.land-bill-proposed')
    expect(refusalOf(match, 'palatine', bill('III'))).toBeNull()
  })

  it('9.63 no more than there are markers', () => {
    const full = { set: { landBills: { I: 1, II: 2, III: 3 } } }
    for (const id of ['I', 'II', 'III']) {
      expect(refusalOf(business(full), 'palatine', bill(id))).toBe('refusal.land-bill-limit')
    }
  })
})

describe('9.631 repeal', () => {
  const repeal = (id: string, sponsor = 'fabius') => propose({ about: 'repeal', bill: id, sponsor })
  const scene = (popularity: number, extra: TestSession = {}): TestSession => ({
    ...extra,
    senators: house({ fabius: { popularity } }),
    set: { landBills: { I: 1, II: 1, III: 1 }, unrest: 1 }
  })

  it('9.631 the sponsor and all who vote for it lose favour; unrest rises', () => {
    const match = business(scene(8))
    answer(match, 'palatine', repeal('II'))
    voteAll(match, { palatine: ballot('yes'), capitoline: ballot('yes'), aventine: ballot('no') })
    expect(match.state).toMatchObject({ unrest: 3, landBills: { II: 0 } })
    expect(match.state.senators.fabius?.popularity).toBe(5)
    expect(match.state.senators.julius?.popularity).toBe(-1)
    expect(match.state.senators.furius?.popularity).toBe(0)
  })

  it('9.631 they lose it even if the repeal fails', () => {
    const match = business(scene(8))
    answer(match, 'palatine', repeal('III'))
    voteAll(match, { palatine: ballot('yes'), capitoline: ballot('no'), aventine: ballot('no') })
    expect(match.state).toMatchObject({ unrest: 1, landBills: { III: 1 } })
    expect(match.state.senators.fabius?.popularity).toBe(2)
    expect(match.state.senators.valerius?.popularity).toBe(-2)
  })

  it('9.631 the sponsor votes for it, whatever his faction does', () => {
    const match = business(scene(8))
    answer(match, 'palatine', repeal('II'))
    voteAll(match, { capitoline: ballot('no'), aventine: ballot('no'), palatine: ballot('no') })
    expect(match.state.senators.fabius?.popularity).toBe(5)
    const again = business(scene(8))
    answer(again, 'palatine', repeal('II'))
    answer(again, 'capitoline', ballot('no'))
    answer(again, 'aventine', ballot('no'))
    expect(refusalOf(again, 'palatine', ballot('no', { split: [{ senator: 'fabius', ballot: 'no' }] }))).toBe(
      'refusal.bound-to-vote'
    )
  })

  it('9.631, R1 his popularity is above all that he will lose; as much is enough by the classic reading', () => {
    expect(refusalOf(business(scene(3)), 'palatine', repeal('II'))).toBe('refusal.unpopular-sponsor')
    expect(refusalOf(business(scene(4)), 'palatine', repeal('II'))).toBeNull()
    const classic = { options: { comparators: 'classic' } }
    expect(refusalOf(business(scene(3, classic)), 'palatine', repeal('II'))).toBeNull()
  })

  it('9.631 one repeal a turn, never of type I', () => {
    const match = business(scene(9))
    expect(refusalOf(match, 'palatine', repeal('I'))).toBe('refusal.no-repeal')
    answer(match, 'palatine', repeal('II'))
    voteAll(match, 'yes')
    expect(refusalOf(match, 'palatine', repeal('III'))).toBe('refusal.no-repeal')
  })
})

describe('9.68 and the end', () => {
  it('9.68 a minor motion changes nothing', () => {
    const match = business()
    const before = JSON.stringify(match.state.senators)
    answer(match, 'palatine', propose({ about: 'minor', tone: 'gratitude', senator: 'julius', words: '' }))
    const events = voteAll(match, 'yes')
    expect(outcomeOf(events)?.isCarried).toBe(true)
    expect(JSON.stringify(match.state.senators)).toBe(before)
  })

  it('9.43 at the end of the session everybody has the record of the office that he holds', () => {
    const match = business({
      senators: house({
        cornelius: { office: 'rome-consul', record: ['censor'] },
        julius: { record: ['field-consul'], drew: ['mining'] }
      })
    })
    answer(match, 'palatine', ADJOURN)
    passAll(match)
    expect(match.state.senators.cornelius?.record).toEqual(['rome-consul'])
    expect(match.state.senators.julius).toMatchObject({ record: [], drew: [] })
    expect(match.state.senate).toBeNull()
  })

  it('9.11 nobody closes the session before those who have booked have proposed', () => {
    const match = business({ hands: { capitoline: ['tribune-1'] } })
    answer(match, 'palatine', propose({ about: 'raise', legions: 1, fleets: 0 }))
    answer(match, 'capitoline', book())
    voteAll(match, 'yes')
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'tribune-proposal' })
  })
})
