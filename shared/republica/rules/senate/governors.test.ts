import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, playFrom, refusalOf, run, values } from '../../testing/position.ts'
import {
  aboutOf,
  ballot,
  begun,
  house,
  inSession,
  propose,
  type TestSession,
  voteAll
} from '../../testing/session.ts'

const BUSINESS = [{ task: 'business' }, { task: 'close-senate' }] as const
const business = (scene: TestSession = {}, dice: readonly number[] = []) =>
  begun(playFrom(inSession(scene), BUSINESS, dice))

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
