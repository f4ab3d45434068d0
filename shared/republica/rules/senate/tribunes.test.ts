import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, PASS, playFrom, refusalOf, values } from '../../testing/position.ts'
import {
  ADJOURN,
  ballot,
  begun,
  book,
  house,
  inSession,
  motionOf,
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
