import { describe, expect, it } from 'vitest'
import { isFederate } from '../../queries/nations/realm.ts'
import { foederaOfFederate } from '../../queries/relations/relations.ts'
import type { InvasionsState } from '../../state.ts'
import { cardPlayAnswer, drive, type ScriptedReply } from '../../testing/drive.ts'
import { atTheDanube, GRANT_KEY, GRANTED_PROVINCES, goths, settleAnswer } from '../../testing/federates.ts'
import { playActivation } from '../../testing/march-orders.ts'
import { arrange, disarm, holdArea, tie } from '../../testing/position.ts'
import { askedFor, eventsOfType, kindsAsked } from '../../testing/read-results.ts'
import { openWindow } from '../cards/windows.ts'
import { playStep } from '../time/turn.ts'
import { diplomacyBeforeActivation } from './diplomacy-steps.ts'

const settled = { 'place-horde': GRANTED_PROVINCES[0], 'lend-mercenary': 'visigoths-1' } as const

/** The Byzantines play the card in the Diplomacy step. */
function forced(): InvasionsState {
  const state = atTheDanube()
  arrange(state, { hands: { romans: { diplomacy: [{ nation: 'byzantines', id: 'foedus-1' }] } } })
  drive(state, (play) => openWindow(play, { window: 'diplomacy-play', nation: 'byzantines' }), {
    answers: { 'play-card': cardPlayAnswer('foedus-1', 0, { nation: 'visigoths' }) }
  })
  state.step = 'activation'
  return state
}

/** The Barbarians' activation begins, and nobody offers them anything else. */
const begins = (state: InvasionsState, answers: Readonly<Record<string, ScriptedReply>> = {}) =>
  drive(state, (play) => diplomacyBeforeActivation(play, 'visigoths'), {
    answers,
    whenever: {
      'offer-foedus': 'none',
      'settle-foedus': settleAnswer(goths(state).slice(0, 2), goths(state).slice(2))
    },
    otherwise: 'first'
  })

describe('XXVIII.A, XXX.F when a Foedus takes effect', () => {
  it('XXX.F by card, not before the Barbarians are activated', () => {
    const state = forced()
    expect(isFederate(state, 'visigoths')).toBe(false)
    expect(state.nations.visigoths.seat?.at).toBe('valachia')
    const gold = state.nations.byzantines.treasury
    const { events, decisions } = begins(state, { 'choose-grant': GRANT_KEY, ...settled })
    expect(kindsAsked(decisions)).not.toContain('accept-foedus')
    expect(eventsOfType(events, 'foedus-made')).toMatchObject([
      {
        federator: 'byzantines',
        federate: 'visigoths',
        provinces: GRANTED_PROVINCES,
        way: 'forced-by-envoys'
      }
    ])
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: GRANTED_PROVINCES[0] })
    // XXVIII.D: the tribute of its first turn.
    expect([state.nations.byzantines.treasury, state.nations.visigoths.treasury]).toEqual([gold - 3, 3])
  })

  it('XXX.F at once, when the card is played as their activation begins', () => {
    const state = atTheDanube()
    disarm(state, 'romans')
    state.step = 'activation'
    arrange(state, { hands: { romans: { diplomacy: [{ nation: 'byzantines', id: 'foedus-1' }] } } })
    playActivation(state, 'visigoths', {
      answers: {
        'play-card': cardPlayAnswer('foedus-1', 0, { nation: 'visigoths' }),
        'choose-grant': GRANT_KEY,
        ...settled
      },
      whenever: {
        'settle-foedus': settleAnswer(goths(state).slice(0, 2), goths(state).slice(2)),
        'lend-to-kin': 'none'
      }
    })
    expect(isFederate(state, 'visigoths')).toBe(true)
    expect(state.thisTurn.foederaAgreed).toEqual([])
  })

  it('XXVIII.A only if its conditions still hold: two provinces beside the Barbarians', () => {
    const state = forced()
    holdArea(state, 'persians', 'moesia')
    const { events } = begins(state)
    expect(isFederate(state, 'visigoths')).toBe(false)
    expect(eventsOfType(events, 'foedus-void')).toMatchObject([{ why: 'no-two-provinces' }])
    expect(eventsOfType(begins(state).events, 'foedus-void')).toEqual([])
  })

  it('XXVIII.A not if the people has submitted to another since, and not without the first tribute', () => {
    const bowed = forced()
    tie(bowed, { kind: 'vassal', between: ['huns', 'visigoths'] })
    expect(eventsOfType(begins(bowed).events, 'foedus-void')).toMatchObject([{ why: 'vassal' }])
    const poor = forced()
    poor.nations.byzantines.treasury = 2
    expect(eventsOfType(begins(poor).events, 'foedus-void')).toMatchObject([{ why: 'no-gold' }])
    expect(poor.nations.visigoths.treasury).toBe(0)
  })

  it('XXVI.B an alliance made meanwhile expires with it: each acts for itself', () => {
    const state = forced()
    disarm(state, 'romans')
    arrange(state, { nations: { ostrogoths: { age: 1 }, visigoths: { age: 2 } } })
    tie(state, { kind: 'alliance', between: ['ostrogoths', 'visigoths'] })
    playActivation(state, 'visigoths')
    const { events } = playActivation(state, 'ostrogoths', {
      answers: { 'choose-grant': GRANT_KEY, ...settled },
      whenever: {
        'settle-foedus': settleAnswer(goths(state).slice(0, 2), goths(state).slice(2)),
        'lend-to-kin': 'none'
      }
    })
    expect(eventsOfType(events, 'alliance-ended')).toMatchObject([{ way: 'party-federated' }])
    expect(eventsOfType(events, 'activation-ended')).toMatchObject([{ nations: ['ostrogoths'] }])
    expect(state.thisTurn.activated).toEqual(['ostrogoths'])
  })
})

describe('XXVIII.A, VI.B a Foedus with an inactive people', () => {
  /** The Visigoths never act themselves. */
  const inactive = () => {
    const state = atTheDanube()
    state.nations.visigoths.activity = 'inactive'
    state.thisTurn.foedusOffered = ['romans']
    return state
  }
  const step = (state: InvasionsState, answers: Readonly<Record<string, ScriptedReply>>) =>
    drive(state, (play) => playStep(play, { task: 'step', step: 'foedera' }), {
      answers,
      whenever: { 'settle-foedus': settleAnswer(goths(state).slice(0, 2), goths(state).slice(2)) },
      otherwise: 'first'
    })

  it('XXVIII.A the Empire’s offer of the turn may go to it, and takes effect before anybody is activated', () => {
    const state = inactive()
    const { decisions } = step(state, { 'offer-foedus': GRANT_KEY, 'accept-foedus': 'yes', ...settled })
    expect(askedFor(decisions, 'accept-foedus').map(({ side }) => side)).toEqual(['goths'])
    expect(foederaOfFederate(state, 'visigoths')).toMatchObject([
      { federator: 'byzantines', provinces: GRANTED_PROVINCES }
    ])
    expect(state.thisTurn).toMatchObject({ foedusOffered: ['romans', 'byzantines'], activated: [] })
    // VI.B: it records no gold.
    expect(state.nations.visigoths.treasury).toBe(0)
  })

  it('XXVIII.A active peoples are not asked then, but when they are activated', () => {
    const state = inactive()
    state.nations.visigoths.activity = 'active'
    expect(step(state, {}).decisions).toEqual([])
  })

  it('XXX.F a card played on it takes effect at the same moment', () => {
    const state = forced()
    state.nations.visigoths.activity = 'inactive'
    step(state, { 'choose-grant': GRANT_KEY, ...settled })
    expect(isFederate(state, 'visigoths')).toBe(true)
  })

  it('XXX.F the card takes effect at once when others have already been activated', () => {
    const state = inactive()
    state.step = 'activation'
    arrange(state, { hands: { romans: { diplomacy: [{ nation: 'byzantines', id: 'foedus-1' }] } } })
    drive(state, (play) => openWindow(play, { window: 'diplomacy-play', nation: 'byzantines' }), {
      answers: {
        'play-card': cardPlayAnswer('foedus-1', 0, { nation: 'visigoths' }),
        'choose-grant': GRANT_KEY,
        ...settled
      },
      whenever: { 'settle-foedus': settleAnswer(goths(state).slice(0, 2), goths(state).slice(2)) },
      otherwise: 'first'
    })
    expect(isFederate(state, 'visigoths')).toBe(true)
  })
})
