import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, playFrom, refusalOf, values } from '../../testing/position.ts'
import {
  ballot,
  begun,
  book,
  house,
  inSession,
  motionOf,
  outcomeOf,
  passAll,
  propose,
  type TestSession,
  voteAll
} from '../../testing/session.ts'

const BUSINESS = [{ task: 'business' }, { task: 'close-senate' }] as const
const RAISE = { about: 'raise', legions: 1, fleets: 0 }
const RAISE_TWO = { about: 'raise', legions: 2, fleets: 0 }

const business = (scene: TestSession = {}) => begun(playFrom(inSession(scene), BUSINESS))

describe('9.3 voting', () => {
  it('9.3 the factions are called one by one, clockwise, the chair’s own last', () => {
    const match = business()
    answer(match, 'palatine', propose(RAISE))
    const called = []
    while (match.awaited?.kind === 'vote') {
      called.push(match.awaited.side)
      answer(match, match.awaited.side as 'palatine', ballot('yes'))
    }
    expect(called).toEqual(['capitoline', 'aventine', 'palatine'])
  })

  it('9.11 the chair names the order, all at once or step by step', () => {
    const match = business()
    expect(refusalOf(match, 'palatine', propose(RAISE, ['aventine', 'aventine']))).toBe('refusal.bad-order')
    answer(match, 'palatine', propose(RAISE, ['aventine']))
    answer(match, 'aventine', ballot('no'))
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'call-factions' })
    expect(refusalOf(match, 'palatine', values({ order: ['aventine'] }))).toBe('refusal.bad-order')
    answer(match, 'palatine', values({ order: ['palatine'] }))
    answer(match, 'palatine', ballot('yes'))
    // Only one faction is left: nobody needs to choose.
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'vote' })
  })

  it('9.3 a faction without senators in Rome is not called', () => {
    const away = { at: 'captive' } as const
    const match = business({ senators: house({ fulvius: away, furius: away, aurelius: away }) })
    answer(match, 'palatine', propose(RAISE))
    answer(match, 'capitoline', ballot('yes'))
    answer(match, 'palatine', ballot('yes'))
    expect(motionOf(match)?.called).not.toContain('aventine')
  })

  it('9.31 votes are the oratory of senators in Rome and their knights', () => {
    const match = business({ senators: house({ julius: { knights: 2 }, manlius: { at: 'captive' } }) })
    answer(match, 'palatine', propose(RAISE))
    const events = answer(match, 'capitoline', ballot('yes'))
    // Julius 3 + 2, Claudius 3.
    expect(eventsOf(events, 'faction-voted')[0]?.cast.map(({ votes }) => votes)).toEqual([5, 3])
  })

  it('9.31 each talent of a senator buys him a vote, and goes to the bank', () => {
    const match = business({ senators: house({ julius: { talents: 4 } }) })
    answer(match, 'palatine', propose(RAISE))
    const bought = (talents: number, senator = 'julius') => ({ bought: [{ senator, talents }] })
    expect(refusalOf(match, 'capitoline', ballot('yes', bought(5)))).toBe('refusal.votes-too-dear')
    expect(refusalOf(match, 'capitoline', ballot('yes', bought(1, 'fabius')))).toBe(
      'refusal.not-your-senator'
    )
    expect(refusalOf(match, 'capitoline', ballot('abstain', bought(1)))).toBe('refusal.no-votes-to-buy')
    answer(match, 'capitoline', ballot('yes', bought(4)))
    expect(motionOf(match)?.cast).toMatchObject([{ senator: 'julius', votes: 7, bought: 4 }, {}, {}])
    expect(match.state.senators.julius?.talents).toBe(0)
  })

  it('9.32 senators of a faction may vote differently', () => {
    const match = business()
    answer(match, 'palatine', propose(RAISE))
    answer(match, 'capitoline', ballot('yes', { split: [{ senator: 'claudius', ballot: 'no' }] }))
    answer(match, 'aventine', ballot('abstain', { split: [{ senator: 'furius', ballot: 'no' }] }))
    answer(match, 'palatine', ballot('abstain'))
    expect(outcomeOf(passAll(match))).toMatchObject({ isCarried: false, yes: 5, no: 6 })
  })

  it('9.33, R18 more than half of the votes cast; equal votes reject', () => {
    const match = business()
    answer(match, 'palatine', propose(RAISE))
    const events = voteAll(match, {
      capitoline: ballot('yes'),
      aventine: ballot('no'),
      palatine: ballot('abstain')
    })
    expect(outcomeOf(events)).toMatchObject({ isCarried: false, yes: 8, no: 8 })
    expect(match.state.legions).toHaveLength(0)
  })

  it('9.33 one vote more carries it', () => {
    const match = business({ senators: house({ manlius: { talents: 1 } }) })
    answer(match, 'palatine', propose(RAISE))
    const events = voteAll(match, {
      capitoline: ballot('yes', { bought: [{ senator: 'manlius', talents: 1 }] }),
      aventine: ballot('no')
    })
    expect(outcomeOf(events)).toMatchObject({ isCarried: true, yes: 9, no: 8 })
    expect(match.state.legions).toHaveLength(1)
  })
})

describe('9.34 unanimous rejection', () => {
  const rejected = (how: Parameters<typeof voteAll>[1], scene: TestSession = {}) => {
    const match = business(scene)
    answer(match, 'palatine', propose(RAISE))
    voteAll(match, how)
    return match
  }

  it('9.34 every senator of all others against it: the chair loses 1 influence', () => {
    const match = rejected({ palatine: ballot('yes'), capitoline: ballot('no'), aventine: ballot('no') })
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'step-down' })
    answer(match, 'palatine', option('no'))
    expect(match.state.senators.cornelius?.influence).toBe(4)
    expect(match.state.senate?.chair).toBe('cornelius')
  })

  it('9.34 or leaves the chair to the next in precedence', () => {
    const match = rejected(
      { palatine: ballot('yes'), capitoline: ballot('no'), aventine: ballot('no') },
      { senators: house({ cornelius: { office: 'rome-consul' }, furius: { office: 'censor' } }) }
    )
    answer(match, 'palatine', option('yes'))
    expect(match.state.senators.cornelius?.influence).toBe(5)
    expect(match.state.senate).toMatchObject({ chair: 'furius', declined: ['cornelius'] })
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'preside' })
  })

  it('9.34 a single abstention breaks unanimity', () => {
    const match = rejected({
      palatine: ballot('no'),
      capitoline: ballot('no'),
      aventine: ballot('no', { split: [{ senator: 'furius', ballot: 'abstain' }] })
    })
    expect(match.awaited?.kind).toBe('preside')
  })

  it('9.34 without influence there is nothing to lose', () => {
    const match = rejected('no', { senators: house({ cornelius: { office: 'rome-consul', influence: 0 } }) })
    expect(match.awaited?.kind).toBe('preside')
  })

  it('9.68 a minor motion costs nothing', () => {
    const match = business()
    answer(match, 'palatine', propose({ about: 'minor', tone: 'censure', senator: 'julius', words: 'shame' }))
    voteAll(match, 'no')
    expect(match.awaited?.kind).toBe('preside')
    expect(match.state.senators.cornelius?.influence).toBe(5)
  })

  it('9.34 the proposal of a tribune costs the chair nothing', () => {
    const match = business({ hands: { capitoline: ['tribune-1'] } })
    answer(match, 'palatine', propose(RAISE))
    answer(match, 'capitoline', book())
    voteAll(match, 'yes')
    answer(match, 'capitoline', values({ proposal: RAISE_TWO }))
    voteAll(match, 'no')
    expect(match.awaited?.kind).toBe('preside')
  })
})

describe('9.69 changed proposals', () => {
  const send = (commander: string, legions: number) =>
    propose({
      about: 'send',
      armies: [{ commander, against: 'gallic-1', units: { legions, veterans: [], fleets: 0 } }]
    })

  it('9.69 E12: Fabius with 8 legions is rejected: with 7, or Claudius with 8, may be proposed', () => {
    const scene = {
      senators: house({
        cornelius: { office: 'rome-consul' },
        fabius: { office: 'field-consul' },
        claudius: { office: 'dictator' }
      }),
      wars: { 'gallic-1': {} },
      legions: 10
    } as const
    const beaten = () => {
      const match = business(scene)
      answer(match, 'palatine', send('fabius', 8))
      voteAll(match, { palatine: ballot('yes'), capitoline: ballot('no'), aventine: ballot('no') })
      answer(match, 'palatine', option('no'))
      return match
    }
    expect(refusalOf(beaten(), 'palatine', send('fabius', 8))).toBe('refusal.rejected-before')
    expect(refusalOf(beaten(), 'palatine', send('fabius', 7))).toBeNull()
    expect(refusalOf(beaten(), 'palatine', send('claudius', 8))).toBeNull()
  })
})
