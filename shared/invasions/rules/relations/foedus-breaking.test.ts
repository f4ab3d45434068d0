import { describe, expect, it } from 'vitest'
import { isFederate, suzerainOf } from '../../queries/nations/realm.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { foederaOfFederate, relationsOfKind } from '../../queries/relations/relations.ts'
import { areHostile } from '../../queries/relations/stance.ts'
import type { InvasionsState } from '../../state.ts'
import { cardPlayAnswer, drive, eventsEmittedBy } from '../../testing/drive.ts'
import { federated, GRANTED_PROVINCES, goths } from '../../testing/federates.ts'
import { arrange, disarm, move, put, tie, troops } from '../../testing/position.ts'
import { askedFor, eventsOfType, placesOfPieces } from '../../testing/read-results.ts'
import { goBankrupt } from '../administration/bankruptcy.ts'
import { sufferCalamity } from '../cards/calamities.ts'
import { openWindow } from '../cards/windows.ts'
import { settleControl } from '../control/control.ts'
import { takeCity } from '../siege/conquest.ts'
import { breakFoedus, federatesMayBreak, mayBreakFoedus } from './foedus-breaking.ts'
import { lendMercenary } from './mercenaries.ts'
import { capitalConquered, endAllRelations, freeByEvent } from './relation-changes.ts'

describe('XXVIII.G breaking the Foedus', () => {
  const broken = (state: InvasionsState) => !isFederate(state, 'visigoths')

  it('XXVIII.G not in the turn in which it was made; freely in the next', () => {
    const state = federated()
    drive(state, (play) => mayBreakFoedus(play, 'visigoths'))
    expect(broken(state)).toBe(false)
    state.turn += 1
    const { events } = drive(state, (play) => mayBreakFoedus(play, 'visigoths'), {
      answers: ['yes']
    })
    expect(broken(state)).toBe(true)
    expect(events.some(({ type }) => type === 'roll')).toBe(false)
  })

  it('XXVIII.G, III.G the provinces are taken with their cities: a capital there has fallen', () => {
    const state = federated()
    const [capital] = GRANTED_PROVINCES
    state.nations.byzantines.seat = { kind: 'capital', at: capital }
    tie(state, { kind: 'client', between: ['byzantines', 'armenians'] })
    state.turn += 1
    const { events } = drive(state, (play) => mayBreakFoedus(play, 'visigoths'), {
      answers: ['yes'],
      otherwise: 'first',
      agenda: true
    })
    expect(state.control[capital]).toBe('visigoths')
    expect(state.nations.byzantines).toMatchObject({ seat: null, capitalLostOn: state.turn })
    expect(eventsOfType(events, 'city-taken')).toMatchObject([
      { province: capital, by: 'visigoths', from: 'byzantines', capital: true }
    ])
    // XXVII.D: its clients are free.
    expect(relationsOfKind(state, 'client').some(({ patron }) => patron === 'byzantines')).toBe(false)
  })

  it('XXVIII.G later on a passed D2 only', () => {
    const state = federated()
    state.turn += 2
    const attempt = (die: number) =>
      drive(state, (play) => mayBreakFoedus(play, 'visigoths'), { dice: [die], answers: ['yes'] })
    attempt(5)
    expect(broken(state)).toBe(false)
    attempt(6)
    expect(broken(state)).toBe(true)
  })

  it('XXVIII.G when a Usurper takes power, or by treason, without a check', () => {
    const usurped = federated()
    drive(usurped, (play) => federatesMayBreak(play, 'byzantines', 'usurper'), {
      answers: ['yes']
    })
    expect(broken(usurped)).toBe(true)
    const betrayed = federated()
    drive(betrayed, (play) => freeByEvent(play, 'visigoths', 'foedus'))
    expect(broken(betrayed)).toBe(true)
  })

  it('XXVIII.G the Usurper’s own die decides whether he takes power', () => {
    const rise = (die: number) => {
      const state = federated()
      drive(state, (play) => sufferCalamity(play, 'byzantines', 'usurper'), {
        dice: [die],
        whenever: { 'break-foedus': 'yes' },
        otherwise: 'first'
      })
      return broken(state)
    }
    expect(rise(1)).toBe(false)
    expect(rise(10)).toBe(true)
  })

  it('XXVIII.G by the events Treason and Renaissance, if the federate’s player likes', () => {
    const played = (card: string, wants: 'yes' | 'no') => {
      const state = federated()
      arrange(state, { hands: { persians: { events: [card] } } })
      drive(state, (play) => openWindow(play, { window: 'activation-start', nation: 'visigoths' }), {
        answers: { 'play-card': cardPlayAnswer(card, 0, { nation: 'visigoths' }), 'break-foedus': wants }
      })
      return broken(state)
    }
    for (const card of ['treason', 'renaissance'])
      expect([card, played(card, 'no'), played(card, 'yes')]).toEqual([card, false, true])
  })

  it('XXVIII.G when a Kingdom that granted it is submitted; the federate is asked once', () => {
    const state = federated()
    state.nations.byzantines.status = 'kingdom'
    state.control = Object.fromEntries(
      Object.entries(state.control).filter(
        ([id, holder]) => holder !== 'byzantines' || ['thracia', ...GRANTED_PROVINCES].includes(id)
      )
    )
    disarm(state, 'byzantines', 'romans')
    const { decisions, events } = drive(state, (play) => takeCity(play, 'thracia', 'huns'), {
      answers: { 'break-foedus': 'yes' },
      otherwise: 'first'
    })
    expect(suzerainOf(state, 'byzantines')).toBe('huns')
    expect(broken(state)).toBe(true)
    expect(askedFor(decisions, 'break-foedus')).toHaveLength(1)
    expect(events).toContainEqual(expect.objectContaining({ type: 'foedus-broken', way: 'lord-submitted' }))
  })

  it('XXVIII.G all units lent come back, hired ones too', () => {
    const state = federated()
    const { result: hired } = drive(
      state,
      (play) => lendMercenary(play, 'visigoths', 'byzantines', 'hired'),
      {
        otherwise: 'first'
      }
    )
    drive(state, (play) => breakFoedus(play, 'visigoths', 'event'))
    expect(unitById(state, hired ?? '')).toMatchObject({ controller: 'visigoths', at: GRANTED_PROVINCES[0] })
    expect(state.relations.some(({ kind }) => kind === 'loan')).toBe(false)
  })

  it('XXVIII.G friends of the federator leave the shared provinces with it', () => {
    const state = federated()
    tie(state, { kind: 'alliance', between: ['byzantines', 'persians'], since: 4 })
    const friends = troops(state, 'persians', GRANTED_PROVINCES[1], 1)
    drive(state, (play) => breakFoedus(play, 'visigoths', 'event'), {
      answers: { 'defend-foedus': 'no' },
      otherwise: 'first'
    })
    expect(placesOfPieces(state, friends)).toEqual(['moesia_superior'])
  })

  it('XXVIII.G when the federator loses its capital or is bankrupt', () => {
    const conquered = federated()
    drive(conquered, (play) => capitalConquered(play, 'byzantines', 'huns', 'thracia'), {
      otherwise: 'first'
    })
    expect(broken(conquered)).toBe(true)
    const poor = federated()
    drive(poor, (play) => goBankrupt(play, 'byzantines', 'expenses'), { otherwise: 'first' })
    expect(broken(poor)).toBe(true)
  })

  it('XXVIII.G the federate may decline to break it', () => {
    const state = federated()
    drive(state, (play) => federatesMayBreak(play, 'byzantines', 'usurper'), { answers: ['no'] })
    expect(broken(state)).toBe(false)
  })

  it('XXVIII.G it ends when the federator vanishes', () => {
    const state = federated()
    drive(state, (play) => endAllRelations(play, 'byzantines'))
    expect(broken(state)).toBe(true)
    expect(goths(state).map((id) => unitById(state, id).controller)).toEqual(Array(4).fill('visigoths'))
  })

  it('XXVIII.G the federate takes its provinces with their cities, and its mercenary comes to the horde', () => {
    const state = federated()
    state.cities[GRANTED_PROVINCES[0]] = { level: 1, fortified: false }
    const mercenary = foederaOfFederate(state, 'visigoths')[0]?.mercenary ?? ''
    drive(state, (play) => breakFoedus(play, 'visigoths', 'event'))
    expect(state.control[GRANTED_PROVINCES[0]]).toBe('visigoths')
    expect(unitById(state, mercenary)).toMatchObject({ controller: 'visigoths', at: GRANTED_PROVINCES[0] })
    expect(areHostile(state, 'visigoths', 'byzantines')).toBe(true)
  })

  describe('XXVIII.G beside a lone horde', () => {
    /** The horde in Tyras, all warriors elsewhere, the lent one fallen; a Roman auxiliary stands beside it. */
    function loneHorde(stays: 'yes' | 'no', dice: number[]) {
      const state = federated()
      const [lent] = foederaOfFederate(state, 'visigoths')
      move(state, [lent?.mercenary ?? ''], 'reserve')
      move(state, goths(state), GRANTED_PROVINCES[0])
      state.nations.visigoths.seat = { kind: 'horde', at: GRANTED_PROVINCES[1] }
      const [guest = ''] = put(state, 'byzantines', 'infantry', GRANTED_PROVINCES[1], 1, {
        people: 'visigoths'
      })
      eventsEmittedBy(state, (play) => settleControl(play))
      const { events } = drive(state, (play) => breakFoedus(play, 'visigoths', 'event'), {
        answers: { 'defend-foedus': stays },
        dice,
        otherwise: 'first'
      })
      const pools = eventsOfType(events, 'battle-pool').filter(({ side }) => side === 'attacker')
      return {
        dice: pools.map(({ white, black }) => white + black),
        horde: state.nations.visigoths.seat?.at,
        lord: suzerainOf(state, 'visigoths'),
        guest: placesOfPieces(state, [guest])[0]
      }
    }

    it('XXVIII.G the federator’s troops may leave', () => {
      expect(loneHorde('no', [])).toMatchObject({
        dice: [],
        horde: GRANTED_PROVINCES[1],
        guest: 'moesia_superior'
      })
    })

    it('XXVIII.G the federator’s troops may stay: the horde attacks with the minimum of one die, and may win', () => {
      expect(loneHorde('yes', [4, 1])).toEqual({
        dice: [1],
        horde: GRANTED_PROVINCES[1],
        lord: null,
        guest: 'reserve'
      })
    })

    it('XXVIII.G a repelled horde retreats; XXIX.B one that is hit submits to the defender', () => {
      expect(loneHorde('yes', [1, 1])).toEqual({
        dice: [1],
        horde: GRANTED_PROVINCES[0],
        lord: null,
        guest: GRANTED_PROVINCES[1]
      })
      expect(loneHorde('yes', [1, 4])).toMatchObject({ dice: [1], lord: 'byzantines' })
    })
  })

  it('XXVIII.G troops of the federator there leave at once, or stay and fight as defenders', () => {
    for (const stays of ['yes', 'no'] as const) {
      const state = federated()
      const guests = troops(state, 'byzantines', GRANTED_PROVINCES[1], 1)
      eventsEmittedBy(state, (play) => settleControl(play))
      const { events } = drive(state, (play) => breakFoedus(play, 'visigoths', 'event'), {
        answers: { 'defend-foedus': stays },
        dice: stays === 'yes' ? [1, 1] : [],
        otherwise: 'first'
      })
      expect(events.some(({ type }) => type === 'battle-began')).toBe(stays === 'yes')
      // One blank die on each side: nobody is hit, and the defender holds the province.
      expect(placesOfPieces(state, guests)).toEqual([
        stays === 'no' ? 'moesia_superior' : GRANTED_PROVINCES[1]
      ])
    }
  })
})
