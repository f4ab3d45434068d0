import { describe, expect, it } from 'vitest'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { drive, values } from '../../testing/drive.ts'
import { playActivation } from '../../testing/march-orders.ts'
import {
  arrange,
  bareMap,
  clear,
  crown,
  encamp,
  garrison,
  opening,
  put,
  tie,
  troops
} from '../../testing/position.ts'
import { requiredPresetAnswer } from '../../testing/preset-answers.ts'
import { eventsOfType, kindsAsked, placesOfPieces, typesOf } from '../../testing/read-results.ts'
import { vanish } from '../administration/collapse.ts'
import { recoverFromSack } from '../administration/recovery.ts'
import { britishIndependence } from '../nations/heirs.ts'
import { besiege } from '../siege/besiege.ts'
import { enterPlay } from '../time/arrivals.ts'
import { displace } from '../time/displacement.ts'

describe('III.G a capital taken by siege', () => {
  /** Persians before Constantinople, Byzantium allied with the Visigoths and patron of the Armenians. */
  function siegeOfConstantinople() {
    const state = bareMap({ turn: 4 })
    tie(
      state,
      { kind: 'alliance', between: ['byzantines', 'visigoths'] },
      { kind: 'client', between: ['byzantines', 'armenians'] }
    )
    const units = troops(state, 'persians', 'thracia', 3)
    const order = { province: 'thracia', besieger: 'persians', units, leader: null } as const
    return drive(state, (play) => besiege(play, order), {
      dice: [10],
      answers: { besiege: 'siege', 'fate-of-city': 'spare' }
    })
  }

  it('III.G allies, clients and vassals are lost, and the seat is gone', () => {
    const { state, events } = siegeOfConstantinople()
    expect(eventsOfType(events, 'city-taken')).toMatchObject([
      { from: 'byzantines', by: 'persians', capital: true }
    ])
    expect(state.relations).toEqual([])
    expect(state.nations.byzantines).toMatchObject({ seat: null, capitalLostOn: 4 })
    expect(state.control.thracia).toBe('persians')
  })

  it('III.G it is lost before the conqueror decides what to do with the city', () => {
    const state = bareMap({ turn: 4 })
    const units = troops(state, 'persians', 'thracia', 3)
    const order = { province: 'thracia', besieger: 'persians', units, leader: null } as const
    drive(state, (play) => besiege(play, order), {
      dice: [10],
      answers: { besiege: 'siege' },
      whenever: {
        'fate-of-city': () => {
          expect(state.nations.byzantines.seat).toBeNull()
          return 'spare'
        }
      }
    })
    expect.assertions(1)
  })

  it('XIV.I, XIV.B in the next turn it is placed again, in a city of its own, and brings no extra gold in that turn', () => {
    const { state } = siegeOfConstantinople()
    state.turn = 5
    drive(state, (play) => recoverFromSack(play, 'byzantines'), { answers: { 'place-capital': 'nilus' } })
    expect(state.nations.byzantines.seat).toEqual({ kind: 'capital', at: 'nilus' })
    expect(state.cities.nilus?.fortified).toBe(true)
    expect(incomeOf(state, 'byzantines').capital).toBe(0)
    state.turn = 6
    expect(incomeOf(state, 'byzantines').capital).toBe(10)
  })
})

describe('IX.B a capital where a new nation arrives', () => {
  /** A Frankish Kingdom, its capital in Neustria without troops, another city in Treveria. */
  function frankishKingdom() {
    const state = bareMap({ turn: 4 })
    crown(state, 'franks', 'neustria')
    garrison(state, 'franks', 'frankish-infantry', ['treveria'])
    return state
  }

  it('IX.B it is taken away and founded anew, as in VII.D; nobody has to seek refuge for it', () => {
    const state = frankishKingdom()
    const { events, decisions } = drive(state, (play) => displace(play, 'neustria', 'vandals'))
    expect(kindsAsked(decisions)).toEqual([])
    expect(typesOf(events)).not.toContain('submitted')
    expect(eventsOfType(events, 'capital-removed')).toEqual([
      { type: 'capital-removed', nation: 'franks', from: 'neustria' }
    ])
    expect(state.nations.franks.seat).toEqual({ kind: 'capital', at: 'treveria' })
    expect(state.nations.franks.capitalLostOn).toBeNull()
  })

  it('IX.B the newcomer has the city of the province where it arrives', () => {
    const state = frankishKingdom()
    drive(state, (play) => enterPlay(play, 'vandals', 'neustria'))
    expect(state.control.neustria).toBe('vandals')
  })

  it('XXVII.A a Roman capital in Britain is founded anew when the Britons take over the island', () => {
    const state = opening({
      turn: 4,
      nations: { romans: { seat: { kind: 'capital', at: 'flavia_caesariensis' } } }
    })
    clear(state, 'flavia_caesariensis')
    drive(
      state,
      (play) =>
        britishIndependence(play, {
          event: 'independence',
          nation: 'britons',
          of: 'romans',
          area: 'britannia'
        }),
      { otherwise: 'first' }
    )
    expect(state.control.flavia_caesariensis).toBe('britons')
    expect(state.nations.romans.seat?.at).not.toBe('flavia_caesariensis')
  })
})

describe('XIV.K the cities of a collapsed Empire', () => {
  it('XIV.K belong to the troops that hold them with it; nobody’s cities elsewhere stay nobody’s', () => {
    const state = bareMap({ turn: 5 })
    put(state, 'byzantines', 'legion', 'umbria')
    arrange(state, { control: { achaia: null } })
    put(state, 'visigoths', 'infantry', 'achaia')
    drive(state, (play) => vanish(play, 'romans', 'XIV.K'))
    expect(state.control.umbria).toBe('byzantines')
    expect(state.control.achaia).toBeUndefined()
  })
})

describe('XXIV.A who raids instead of acting', () => {
  it('XI.C, XXIV.A does not leave an army before a hostile city', () => {
    const state = bareMap({ turn: 4, nations: { visigoths: { active: true } } })
    encamp(state, 'visigoths', 'valachia')
    put(state, 'visigoths', 'infantry', 'valachia', 2)
    const army = put(state, 'visigoths', 'archers', 'achaia')
    const { decisions } = playActivation(state, 'visigoths', {
      answers: { 'raid-instead': 'moesia_inferior', retreat: values({ to: 'thessalia', units: army }) },
      whenever: { 'raiding-party': requiredPresetAnswer },
      dice: [1]
    })
    expect(kindsAsked(decisions)).not.toContain('besiege')
    expect(placesOfPieces(state, army)).toEqual(['thessalia'])
  })
})
