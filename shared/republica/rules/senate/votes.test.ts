import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, PASS, playFrom, refusalOf, values } from '../../testing/position.ts'
import {
  ADJOURN,
  aboutOf,
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
  veto,
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

describe('9.7 tribunes', () => {
  it('9.72 a veto ends the vote, however it stands, and the proposal does not return', () => {
    const match = business({ hands: { aventine: ['tribune-1'] } })
    answer(match, 'palatine', propose(RAISE, ['capitoline', 'palatine', 'aventine']))
    answer(match, 'capitoline', ballot('yes'))
    answer(match, 'palatine', ballot('yes'))
    const events = answer(match, 'aventine', veto())
    expect(eventsOf(events, 'vote-closed')).toHaveLength(0)
    expect(match.state.legions).toHaveLength(0)
    expect(match.state.hands.aventine).toEqual([])
    expect(refusalOf(match, 'palatine', propose(RAISE))).toBe('refusal.rejected-before')
    expect(refusalOf(match, 'palatine', propose(RAISE_TWO))).toBeNull()
  })

  it('9.72 without a tribune there is no veto', () => {
    const match = business({ hands: { capitoline: ['assassin-1'] } })
    answer(match, 'palatine', propose(RAISE))
    expect(refusalOf(match, 'capitoline', veto())).toBe('refusal.no-tribune')
  })

  it('9.32, 9.72 who has voted cannot veto any more', () => {
    const match = business({ hands: { capitoline: ['tribune-1'] } })
    answer(match, 'palatine', propose(RAISE))
    answer(match, 'capitoline', ballot('no'))
    answer(match, 'aventine', ballot('yes'))
    answer(match, 'palatine', ballot('yes'))
    expect(match.decisionFor('capitoline')?.kind).toBe('interrupt')
    expect(refusalOf(match, 'capitoline', veto())).toBe('refusal.no-veto')
  })

  it('9.22 some statesmen have a tribune of their own each turn', () => {
    const match = business({
      senators: house({ 'cato-the-elder': { faction: 'capitoline' }, cornelius: { office: 'rome-consul' } })
    })
    answer(match, 'palatine', propose(RAISE))
    answer(match, 'capitoline', veto('cato-the-elder'))
    expect(match.state.senate?.tribunes).toEqual(['cato-the-elder'])
    answer(match, 'palatine', propose(RAISE_TWO))
    expect(refusalOf(match, 'capitoline', veto('cato-the-elder'))).toBe('refusal.no-tribune')
  })

  it('9.22 one who vetoes land certificates vetoes nothing else', () => {
    const match = business({
      options: { republic: 'middle' },
      senators: house({ 'popillius-laenas': { faction: 'capitoline' }, cornelius: { office: 'rome-consul' } })
    })
    answer(match, 'palatine', propose(RAISE))
    expect(refusalOf(match, 'capitoline', veto('popillius-laenas'))).toBe('refusal.no-tribune')
    voteAll(match, 'yes')
    answer(
      match,
      'palatine',
      propose({ about: 'land-bill', bill: 'I', sponsor: 'fabius', cosponsor: 'valerius' })
    )
    answer(match, 'capitoline', veto('popillius-laenas'))
    passAll(match)
    expect(match.state.landBills.I).toBe(0)
  })

  it('9.71 with a tribune another faction has its proposal voted on; the chair conducts the vote', () => {
    const match = business({ hands: { aventine: ['tribune-1'] } })
    answer(match, 'palatine', propose(RAISE, ['aventine', 'capitoline', 'palatine']))
    answer(match, 'aventine', book())
    // He is called again, and votes.
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'vote' })
    voteAll(match, 'yes')
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'tribune-proposal' })
    answer(match, 'aventine', values({ proposal: RAISE_TWO }))
    expect(motionOf(match)).toMatchObject({ by: 'aventine', source: 'tribune', chair: 'cornelius' })
    voteAll(match, 'yes')
    expect(match.state.legions).toHaveLength(3)
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'preside' })
  })

  it('9.71 no tribune proposes during the trials', () => {
    const state = inSession({
      senators: house({
        cornelius: { office: 'rome-consul' },
        furius: { office: 'censor' },
        julius: { record: ['rome-consul'] }
      }),
      hands: { capitoline: ['tribune-1'] },
      session: { stage: 'trials' }
    })
    const match = begun(playFrom(state, [{ task: 'hold-trials' }]))
    const trial = {
      do: 'try',
      degree: 'minor',
      accused: 'julius',
      charge: { for: 'office', office: 'rome-consul' },
      prosecutor: 'aurelius'
    }
    answer(match, 'aventine', values({ trial, order: ['capitoline'] }))
    expect(refusalOf(match, 'capitoline', book())).toBe('refusal.no-booking')
  })

  it('9.22 a tribune before the vote is closed books the next proposal', () => {
    const match = business({ hands: { capitoline: ['tribune-1'] } })
    answer(match, 'palatine', propose(RAISE))
    for (const side of ['capitoline', 'aventine', 'palatine'] as const) answer(match, side, ballot('yes'))
    answer(match, 'capitoline', book())
    passAll(match)
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'tribune-proposal' })
  })

  it('9.22 a tribune reopens a session that has just been closed', () => {
    const match = business({ hands: { capitoline: ['tribune-1'] } })
    answer(match, 'palatine', ADJOURN)
    expect(match.awaited?.kind).toBe('last-word')
    answer(match, 'capitoline', book())
    answer(match, 'capitoline', values({ proposal: RAISE }))
    voteAll(match, 'yes')
    expect(match.state.legions).toHaveLength(1)
    // The chair presides again, and may close the session.
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'preside' })
    answer(match, 'palatine', ADJOURN)
    const events = passAll(match)
    expect(eventsOf(events, 'adjourned')).toMatchObject([{ cause: 'chair' }])
  })

  it('9.22 who has neither cards nor a murder left is not asked before the session ends', () => {
    const match = business({
      hands: { capitoline: ['assassin-1'] },
      session: { murders: { by: ['palatine', 'capitoline', 'aventine'], against: [] } }
    })
    answer(match, 'palatine', ADJOURN)
    expect(match.awaiting.map(({ side }) => side)).toEqual(['capitoline'])
    // He holds no tribune, and can only pass; nobody learns why.
    expect(refusalOf(match, 'capitoline', book())).not.toBeNull()
    answer(match, 'capitoline', PASS)
    expect(match.state.senate).toBeNull()
  })

  it('7.36 in the middle Republic graft stops a tribune: a die in talents', () => {
    const state = inSession({
      options: { republic: 'middle' },
      senators: house({ cornelius: { office: 'rome-consul', talents: 6 } }),
      hands: { capitoline: ['tribune-1'], palatine: ['graft-1'] }
    })
    const match = begun(playFrom(state, BUSINESS, [4]))
    answer(match, 'palatine', propose(RAISE))
    answer(match, 'capitoline', veto())
    expect(match.awaited?.kind).toBe('react-tribune')
    const events = answer(match, 'palatine', option({ card: 'graft-1', by: 'cornelius' }))
    expect(eventsOf(events, 'tribune-cancelled')).toMatchObject([{ faction: 'capitoline', by: 'palatine' }])
    expect(match.state.senators.cornelius?.talents).toBe(2)
    passAll(match)
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'vote' })
  })

  it('7.36 an odd die: the murdered tribune was only beaten, and popularity suffers all the same', () => {
    const state = inSession({
      options: { republic: 'middle' },
      hands: { capitoline: ['tribune-1'], palatine: ['murder-of-tribune-1'] }
    })
    const match = begun(playFrom(state, BUSINESS, [3]))
    answer(match, 'palatine', propose(RAISE))
    answer(match, 'capitoline', veto())
    answer(match, 'palatine', option({ card: 'murder-of-tribune-1', by: 'valerius' }))
    passAll(match)
    expect(match.state.senators.valerius?.popularity).toBe(-3)
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'preside' })
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
