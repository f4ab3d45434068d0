import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, PASS, playFrom, refusalOf, values } from '../../testing/position.ts'
import {
  ADJOURN,
  ballot,
  begun,
  house,
  inSession,
  murder,
  outcomeOf,
  passAll,
  propose,
  type TestSession,
  veto,
  voteAll,
  without
} from '../../testing/session.ts'

const BUSINESS = [{ task: 'business' }, { task: 'close-senate' }] as const
const RAISE = { about: 'raise', legions: 1, fleets: 0 }

/** The Capitoline is called to vote and may strike: Claudius at Valerius, if nobody else is named. */
const called = (dice: readonly number[], scene: TestSession = {}) => {
  const match = begun(playFrom(inSession(scene), BUSINESS, dice))
  answer(match, 'palatine', propose(RAISE))
  return match
}

const strike = (dice: readonly number[], scene: TestSession = {}, cards = 0) => {
  const match = called(dice, scene)
  return { match, events: answer(match, 'capitoline', murder('claudius', 'valerius', cards)) }
}

describe('9.8 who may attempt a murder', () => {
  it('9.8 each faction attempts one a turn', () => {
    const { match } = strike([3])
    expect(refusalOf(match, 'capitoline', murder('julius', 'fulvius'))).toBe('refusal.no-murder')
  })

  it('9.8 each faction suffers one a turn', () => {
    const { match } = strike([3])
    answer(match, 'capitoline', ballot('yes'))
    expect(refusalOf(match, 'aventine', murder('fulvius', 'fabius'))).toBe('refusal.no-murder')
    expect(refusalOf(match, 'aventine', murder('fulvius', 'claudius'))).toBeNull()
  })

  it('9.81 killer and victim are in Rome, and of different factions', () => {
    const match = called([3], {
      senators: house({ valerius: { at: 'captive' }, manlius: { at: 'captive' } })
    })
    expect(refusalOf(match, 'capitoline', murder('claudius', 'valerius'))).toBe('refusal.no-murder')
    expect(refusalOf(match, 'capitoline', murder('manlius', 'fabius'))).toBe('refusal.no-murder')
    expect(refusalOf(match, 'capitoline', murder('claudius', 'julius'))).toBe('refusal.no-murder')
  })

  it('9.81 until the session has been closed for good', () => {
    const match = begun(playFrom(inSession(), BUSINESS, [5]))
    answer(match, 'palatine', ADJOURN)
    answer(match, 'capitoline', murder('claudius', 'valerius'))
    expect(match.state.senators.valerius).toBeUndefined()
    passAll(match)
    expect(match.state.senate).toBeNull()
  })

  it('9.8 the number of assassin cards is what he has', () => {
    const match = called([3], { hands: { capitoline: ['assassin-1'] } })
    expect(refusalOf(match, 'capitoline', murder('claudius', 'valerius', 2))).toBe('refusal.no-assassin-card')
  })
})

describe('9.82 the attempt', () => {
  it('9.82 5 kills, 4 and 3 fail, 2 is caught', () => {
    const outcomes = [5, 4, 3, 2].map((die) => {
      const [resolved] = eventsOf(strike([die, 3, 4]).events, 'murder-resolved')
      return [resolved?.isDead, resolved?.isCaught]
    })
    expect(outcomes).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true]
    ])
  })

  it('9.82 his death is no natural one: his concessions return to the forum, his money is lost', () => {
    const { match, events } = strike([6], {
      senators: house({ valerius: { concessions: ['mining'], talents: 9 } })
    })
    expect(eventsOf(events, 'died')).toMatchObject([
      { senator: 'valerius', cause: 'assassin', returned: ['mining'] }
    ])
    expect(match.state.forum.concessions).toContain('mining')
  })

  it('9.8 each assassin card adds 1 and is discarded', () => {
    const { match, events } = strike([4], { hands: { capitoline: ['assassin-1', 'tribune-1'] } }, 1)
    expect(eventsOf(events, 'murder-resolved')).toMatchObject([{ isDead: true }])
    expect(match.state.hands.capitoline).toEqual(['tribune-1'])
    expect(match.state.discards).toContain('assassin-1')
  })

  it('7.35 evil omens lower the roll', () => {
    const { events } = strike([5], { set: { happenings: { 'evil-omens': 1 } } })
    expect(eventsOf(events, 'murder-resolved')).toMatchObject([{ isDead: false, isCaught: false }])
  })

  it('9.82 the dead have no votes in a vote that is not over', () => {
    const match = called([6])
    answer(match, 'capitoline', ballot('yes'))
    answer(match, 'aventine', ballot('yes'))
    answer(match, 'palatine', ballot('no'))
    answer(match, 'capitoline', murder('claudius', 'furius'))
    const events = passAll(match)
    // The Aventine has lost the 3 votes of Furius.
    expect(outcomeOf(events)).toMatchObject({ isCarried: true, yes: 13, no: 7 })
  })

  it('9.82 when a candidate dies, his election is void', () => {
    const state = inSession({ session: { stage: 'consuls' } })
    const match = begun(playFrom(state, [{ task: 'elect-consuls' }], [6]))
    answer(match, 'palatine', values({ pair: ['valerius', 'furius'], order: [] }))
    const events = answer(match, 'capitoline', murder('claudius', 'furius'))
    expect(eventsOf(events, 'proposal-lapsed')).toHaveLength(1)
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'nominate-consuls' })
  })

  it('9.11, R3 when who presides dies, the next in precedence does, not his family', () => {
    const match = called([6], {
      senators: house({ cornelius: { office: 'rome-consul' }, furius: { office: 'censor' } })
    })
    answer(match, 'capitoline', murder('claudius', 'cornelius'))
    voteAll(match, 'yes')
    expect(match.state.senators.cornelius).toMatchObject({ office: null, influence: 5 })
    expect(match.state.senate?.chair).toBe('furius')
  })
})

describe('9.83 bodyguards', () => {
  const guarded = (
    dice: readonly number[],
    cards: readonly ('secret-bodyguard-1' | 'secret-bodyguard-2')[]
  ) => strike(dice, { hands: { palatine: cards } })

  it('9.83 after the roll the victim’s faction says how many it plays; each takes 1', () => {
    const { match } = guarded([5, 6], ['secret-bodyguard-1', 'secret-bodyguard-2'])
    expect(match.awaited).toMatchObject({ side: 'palatine', kind: 'guards' })
    expect(refusalOf(match, 'palatine', values({ count: 3 }))).not.toBeNull()
    const events = answer(match, 'palatine', values({ count: 1 }))
    expect(eventsOf(events, 'murder-resolved')).toMatchObject([{ isDead: false, isCaught: false }])
    expect(match.state.hands.palatine).toEqual(['secret-bodyguard-2'])
  })

  it('9.83, R19 each brings another roll, lowered too, only to catch him: he may kill and be caught', () => {
    const { match } = guarded([6, 3, 4, 3], ['secret-bodyguard-1'])
    const events = answer(match, 'palatine', values({ count: 1 }))
    expect(eventsOf(events, 'murder-resolved')).toMatchObject([{ isDead: true, isCaught: true }])
    expect(eventsOf(events, 'died').map(({ senator }) => senator)).toEqual(['valerius', 'claudius'])
  })

  it('9.83 no more rolls once he is caught', () => {
    const { match } = guarded([4, 6, 6], ['secret-bodyguard-1', 'secret-bodyguard-2'])
    const events = answer(match, 'palatine', values({ count: 2 }))
    expect(eventsOf(events, 'murder-resolved')).toMatchObject([{ isDead: false, isCaught: true }])
    expect(eventsOf(events, 'roll').filter(({ reason }) => reason === 'capture')).toHaveLength(0)
  })

  it('9.83 who is caught by his own roll needs no guards', () => {
    const { match } = guarded([2, 3, 4], ['secret-bodyguard-1'])
    expect(match.awaited?.kind).not.toBe('guards')
    expect(match.state.hands.palatine).toEqual(['secret-bodyguard-1'])
  })

  it('9.83 a faction with other cards is asked as well, so that nobody learns what it holds', () => {
    const { match } = strike([5], { hands: { palatine: ['tribune-1'] } })
    expect(match.awaited?.kind).toBe('guards')
    const { match: empty } = strike([5])
    expect(empty.awaited?.kind).toBe('vote')
  })

  it('9.83 an open bodyguard counts 2 and brings one roll', () => {
    const { events } = strike([6, 4], {
      options: { republic: 'late' },
      senators: house({ valerius: { isGuarded: true } })
    })
    expect(eventsOf(events, 'murder-resolved')).toMatchObject([{ isDead: false, isCaught: true }])
  })
})

describe('9.84 punishment', () => {
  /** Valerius has 3 popularity; Claudius is caught; Julius leads the Capitoline. */
  const caught = (dice: readonly number[], popularity = 3, scene: TestSession = {}) =>
    strike([1, ...dice], {
      ...scene,
      senators: house({
        cornelius: { office: 'rome-consul' },
        furius: { office: 'censor' },
        valerius: { popularity },
        julius: { influence: 9 },
        ...scene.senators
      })
    })

  it('9.84 the killer dies, his leader loses 5 influence and is tried with an appeal less the victim’s popularity', () => {
    const { match, events } = caught([5, 6])
    expect(eventsOf(events, 'died')).toMatchObject([{ senator: 'claudius', cause: 'punishment' }])
    expect(match.state.senators.julius?.influence).toBe(4)
    // 11 less 3 is 8: 4 votes.
    expect(eventsOf(events, 'appealed')).toMatchObject([{ accused: 'julius', total: 8, votes: 4 }])
    // The censor names the order.
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'call-factions' })
  })

  it('9.84 the trial comes before the vote that was interrupted goes on, and nobody vetoes it', () => {
    const { match } = caught([5, 6], 3, { hands: { palatine: ['tribune-1'] } })
    if (match.awaited?.kind === 'guards') answer(match, 'palatine', values({ count: 0 }))
    answer(match, 'aventine', values({ order: ['palatine', 'capitoline', 'aventine'] }))
    expect(refusalOf(match, 'palatine', veto())).toBe('refusal.no-veto')
    const events = voteAll(match, {
      palatine: ballot('yes'),
      aventine: ballot('no'),
      capitoline: ballot('no')
    })
    // Julius adds his influence of 4; the people add 4.
    expect(eventsOf(events, 'vote-closed')[0]).toMatchObject({ isCarried: false, yes: 7, no: 8 + 5 + 4 + 4 })
    expect(eventsOf(events, 'acquitted')).toHaveLength(1)
    expect(match.state.senate?.rejected).toEqual([])
  })

  it('9.84 guilty: the leader dies without his family, and as many chits as the victim was popular strike', () => {
    const { match } = caught([4, 4])
    answer(match, 'aventine', values({ order: ['palatine', 'aventine', 'capitoline'] }))
    for (const side of ['palatine', 'aventine'] as const) answer(match, side, ballot('yes'))
    const events = [...answer(match, 'capitoline', ballot('no')), ...passAll(match)]
    expect(eventsOf(events, 'convicted')).toHaveLength(1)
    expect(eventsOf(events, 'chits-drawn')[0]?.chits).toHaveLength(3)
    expect(eventsOf(events, 'died')[0]).toMatchObject({ senator: 'julius', cause: 'punishment' })
    const hit = eventsOf(events, 'died').slice(1)
    expect(hit.every(({ senator }) => senator === 'manlius')).toBe(true)
    expect(match.state.senators.julius).toBeUndefined()
    expect(match.state.curia.families).toContain('julius')
  })

  it('9.84, R20 an unpopular victim helps the accused, and no chit is drawn', () => {
    const { match, events } = caught([3, 4], -2)
    expect(eventsOf(events, 'appealed')).toMatchObject([{ total: 9, votes: 8 }])
    answer(match, 'aventine', values({ order: ['palatine', 'aventine', 'capitoline'] }))
    const after = voteAll(match, 'yes')
    expect(eventsOf(after, 'chits-drawn')).toHaveLength(0)
  })

  it('9.84 the people may kill the leader at once, or set him free without chits', () => {
    const killed = caught([1, 2])
    expect(eventsOf(killed.events, 'died').map(({ senator }) => senator)).toContain('julius')
    expect(eventsOf(killed.events, 'chits-drawn')[0]?.chits).toHaveLength(3)
    const freed = caught([6, 6], 0)
    expect(eventsOf(freed.events, 'acquitted')).toHaveLength(1)
    expect(eventsOf(freed.events, 'chits-drawn')).toHaveLength(0)
    expect(freed.match.awaited?.kind).toBe('vote')
  })

  it('9.84 if the leader is the killer, his death is all', () => {
    const match = called([1])
    const events = answer(match, 'capitoline', murder('julius', 'valerius'))
    expect(eventsOf(events, 'died')).toMatchObject([{ senator: 'julius', cause: 'punishment' }])
    expect(match.state.senators.julius).toBeUndefined()
    expect(eventsOf(events, 'appealed')).toHaveLength(0)
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'leader' })
  })

  it('9.84 a leader who is away loses influence and is not tried', () => {
    const { match, events } = caught([], 3, { senators: { julius: { influence: 9, at: 'captive' } } })
    expect(match.state.senators.julius?.influence).toBe(4)
    expect(eventsOf(events, 'appealed')).toHaveLength(0)
  })

  it('9.421, 9.84 a statesman who leads may go into exile before he votes', () => {
    const match = called([1, 3, 4], {
      senators: house({
        cornelius: { office: 'rome-consul' },
        'quinctius-flamininus': { faction: 'capitoline', influence: 9 }
      }),
      leaders: { palatine: 'cornelius', capitoline: 'quinctius-flamininus', aventine: 'fulvius' }
    })
    answer(match, 'capitoline', murder('claudius', 'valerius'))
    answer(match, 'palatine', values({ order: ['capitoline'] }))
    const events = answer(match, 'capitoline', values({ act: { do: 'exile' } }))
    expect(eventsOf(events, 'exiled')).toMatchObject([{ senator: 'quinctius-flamininus' }])
    expect(eventsOf(events, 'prosecutor-rewarded')).toHaveLength(0)
    expect(match.state.senate?.motions).toHaveLength(1)
  })

  it('5.3 the last senator of a faction lost by a murder ends it', () => {
    const match = called([1], {
      senators: without(house({ cornelius: { office: 'rome-consul' } }), 'claudius', 'manlius'),
      set: { curia: { families: [], concessions: [] } }
    })
    const events = answer(match, 'capitoline', murder('julius', 'valerius'))
    expect(eventsOf(events, 'eliminated')).toMatchObject([{ faction: 'capitoline' }])
  })
})

describe('9.633 the murder of a sponsor', () => {
  const BILL = { about: 'land-bill', bill: 'I', sponsor: 'fabius', cosponsor: 'valerius' }

  it('9.633 both sponsors of one faction: a killer who is caught dies, and nothing else follows', () => {
    const match = begun(playFrom(inSession(), BUSINESS, [1]))
    answer(match, 'palatine', propose(BILL))
    const events = answer(match, 'capitoline', murder('claudius', 'valerius'))
    expect(eventsOf(events, 'died')).toMatchObject([{ senator: 'claudius', cause: 'execution' }])
    expect(eventsOf(events, 'appealed')).toHaveLength(0)
    expect(match.state.senators.julius?.influence).toBe(4)
    expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'vote' })
  })

  it('9.633 the vote goes on though a sponsor is dead; only the other gains favour', () => {
    const match = begun(playFrom(inSession(), BUSINESS, [6]))
    answer(match, 'palatine', propose(BILL))
    answer(match, 'capitoline', murder('claudius', 'valerius'))
    voteAll(match, 'yes')
    expect(match.state.landBills.I).toBe(1)
    expect(match.state.senators.fabius?.popularity).toBe(2)
  })

  it('9.633 sponsors of two factions: the usual consequences', () => {
    const match = begun(playFrom(inSession(), BUSINESS, [1, 3, 4]))
    answer(match, 'palatine', propose({ ...BILL, cosponsor: 'furius' }))
    answer(match, 'aventine', option('yes'))
    const events = answer(match, 'capitoline', murder('claudius', 'fabius'))
    expect(eventsOf(events, 'appealed')).toHaveLength(1)
  })

  it('R21 it is the faction’s only attempt of the turn', () => {
    const match = begun(playFrom(inSession(), BUSINESS, [3]))
    answer(match, 'palatine', propose(BILL))
    answer(match, 'capitoline', murder('claudius', 'valerius'))
    expect(refusalOf(match, 'capitoline', murder('claudius', 'furius'))).toBe('refusal.no-murder')
    answer(match, 'capitoline', ballot('yes'))
    answer(match, 'aventine', ballot('yes'))
    answer(match, 'palatine', ballot('yes'))
    expect(match.awaiting.map(({ side }) => side)).toEqual(['palatine', 'aventine'])
    answer(match, 'palatine', PASS)
  })
})
