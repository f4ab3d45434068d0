import { describe, expect, it } from 'vitest'
import type { InvasionsState, UnitId } from '../../state.ts'
import { drive, values } from '../../testing/drive.ts'
import { crossing, landOrder, noMoreOrders, playActivation, seaOrder } from '../../testing/march-orders.ts'
import { bareMap, lead, put, tie } from '../../testing/position.ts'
import { requiredPresetAnswer } from '../../testing/preset-answers.ts'
import {
  askedFor,
  eventsOfType,
  optionKeys,
  placeOfPiece,
  placesOfPieces,
  typesOf
} from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { endActivation } from '../movement/activation.ts'

/** Iulianus (combat 3, two campaigns) and three legions; Adiabene (open) is Persian, Amida and Osroene Roman. */
function romanEast(at: ProvinceId = 'amida') {
  const state = bareMap({ turn: 2 })
  const legions = put(state, 'romans', 'legion', at, 3)
  return { state, legions, iulianus: lead(state, 'iulianus', at) }
}

const isAlive = (state: InvasionsState) => (id: UnitId) => state.units[id]?.at !== 'reserve'

/** Default answers: besiege without an assault, keep up no siege, campaign no more. */
const besieging = { besiege: 'siege', 'keep-siege': 'withdraw', 'campaign-again': 'no' }

describe('XXIV.C a siege that fails', () => {
  it('XXIV.C, XX.L the besiegers go back the way they came, none of them lost', () => {
    const { state, legions, iulianus } = romanEast()
    const { decisions } = playActivation(state, 'byzantines', {
      answers: {
        march: landOrder('amida', 'adiabene', ...legions, iulianus),
        retreat: values({ to: 'amida', units: legions })
      },
      whenever: besieging,
      dice: [1, 1, 1, 1]
    })
    // Zagros is empty and rural, but they did not come from there.
    expect(optionKeys(askedFor(decisions, 'retreat')[0], 'to')).not.toContain('zagros')
    expect(placesOfPieces(state, [...legions, iulianus])).toEqual(Array(4).fill('amida'))
  })

  it('XXIV.C, XX.L units that were already there retreat to any target within three steps', () => {
    const { state, legions, iulianus } = romanEast('adiabene')
    const { decisions } = playActivation(state, 'byzantines', {
      answers: { retreat: values({ to: 'zagros', units: legions }) },
      whenever: besieging,
      dice: [1, 1, 1, 1]
    })
    expect(optionKeys(askedFor(decisions, 'retreat')[0], 'to')).toEqual(
      expect.arrayContaining(['amida', 'osroene', 'zagros'])
    )
    expect(placesOfPieces(state, [...legions, iulianus])).toEqual(Array(4).fill('zagros'))
  })

  it('XXIV.A units do not stay because their ally, who leads, is at peace with the city', () => {
    const state = bareMap({ turn: 2, step: 'activation', active: ['romans', 'byzantines'] })
    tie(state, { kind: 'truce', between: ['persians', 'byzantines'], binds: 'neutral', since: 2 })
    const legions = put(state, 'romans', 'legion', 'adiabene', 2)
    state.thisTurn.activated = ['persians']
    const leading = put(state, 'byzantines', 'legion', 'adiabene', 3)
    drive(state, (play) => endActivation(play), { otherwise: 'first' })
    expect(placesOfPieces(state, legions)).not.toContain('adiabene')
    // XXX.E: the pact has expired with this activation, so they go as well.
    expect(placesOfPieces(state, leading)).not.toContain('adiabene')
    expect(state.control.adiabene).toBe('persians')
  })

  it('XXIV.A an army that does not besiege leaves by the same rules', () => {
    const { state, legions, iulianus } = romanEast('adiabene')
    playActivation(state, 'byzantines', {
      whenever: { ...besieging, besiege: 'withdraw', retreat: requiredPresetAnswer }
    })
    expect(legions.every(isAlive(state))).toBe(true)
    expect(placesOfPieces(state, [...legions, iulianus])).not.toContain('adiabene')
  })
})

describe('XXIV.C a siege kept up on campaign', () => {
  const keepingOne = (start: ProvinceId) => {
    const { state, legions, iulianus } = romanEast(start)
    const [keeper = '', ...others] = legions
    const { events, decisions } = playActivation(state, 'byzantines', {
      answers: {
        march: start === 'adiabene' ? [] : landOrder('amida', 'adiabene', ...legions, iulianus),
        'choose-campaigner': 'iulianus',
        'campaign-march': [noMoreOrders, landOrder('adiabene', 'amida', ...others, iulianus), noMoreOrders],
        'keep-siege': ['keep', 'keep'],
        'campaign-again': 'yes'
      },
      whenever: { ...besieging, retreat: requiredPresetAnswer },
      // Four dice with Iulianus there, in the Unit Stacks substep and in his first campaign; then one without him.
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1]
    })
    return { state, keeper, others, iulianus, events, decisions }
  }

  it('XXIV.C one unit keeps up the siege while the leader acts elsewhere; in the end it retreats, without loss, to where it came from', () => {
    const { state, keeper, others, iulianus, events, decisions } = keepingOne('amida')
    expect(eventsOfType(events, 'siege-kept')).toHaveLength(2)
    expect(eventsOfType(events, 'siege').map(({ outcome }) => outcome)).toEqual(Array(3).fill('resisted'))
    expect(placesOfPieces(state, [...others, iulianus])).toEqual(Array(3).fill('amida'))
    expect(optionKeys(askedFor(decisions, 'retreat')[0], 'to')).not.toContain('zagros')
    expect(placeOfPiece(state, keeper)).toBe('amida')
    expect(state.keptSieges).toEqual([])
  })

  it('XXIV.C, XX.L a unit of unknown origin retreats to any target', () => {
    const { state, keeper, decisions } = keepingOne('adiabene')
    expect(optionKeys(askedFor(decisions, 'retreat')[0], 'to')).toContain('zagros')
    expect(isAlive(state)(keeper)).toBe(true)
    expect(placeOfPiece(state, keeper)).not.toBe('adiabene')
  })

  it('XXIV.C allied units before the city leave with the nation that keeps the siege up', () => {
    const state = bareMap({ turn: 1 })
    const romans = put(state, 'romans', 'legion', 'adiabene')
    const others = put(state, 'byzantines', 'legion', 'adiabene')
    lead(state, 'iulianus', 'adiabene')
    playActivation(state, 'byzantines', {
      answers: { 'keep-siege': 'keep' },
      whenever: { ...besieging, retreat: requiredPresetAnswer },
      dice: [1, 1, 1, 1]
    })
    expect([...romans, ...others].every(isAlive(state))).toBe(true)
    expect(placesOfPieces(state, [...romans, ...others])).not.toContain('adiabene')
  })
})

describe('XXV.E, XX.L an army that landed', () => {
  /** Byzantines on Crete with a fleet; Macedonia (Thessalonica, open) and the land around it are Visigothic, and empty. */
  function fromCrete() {
    const state = bareMap({ turn: 4, nations: { visigoths: { status: 'barbarian', active: true } } })
    const troops = put(state, 'byzantines', 'infantry', 'creta', 2)
    put(state, 'byzantines', 'fleet', 'mare_aegeum')
    for (const id of ['macedonia', 'thessalia', 'dardania', 'moesia_inferior'] as const)
      state.control[id] = 'visigoths'
    return {
      state,
      troops,
      landing: seaOrder(crossing('land', 'byzantines', 'creta', ['mare_aegeum'], 'macedonia'), ...troops)
    }
  }

  it('XXV.E it came from no province: when its siege fails it retreats to any target within three steps', () => {
    const { state, troops, landing } = fromCrete()
    const { events } = playActivation(state, 'byzantines', {
      answers: { march: landing, retreat: values({ to: 'dardania', units: troops }) },
      whenever: besieging,
      dice: [10, 1]
    })
    expect(typesOf(events)).toContain('landed')
    expect(placesOfPieces(state, troops)).toEqual(['dardania', 'dardania'])
  })

  it('XXV.E it retreats likewise when it loses a battle', () => {
    const { state, troops, landing } = fromCrete()
    put(state, 'visigoths', 'infantry', 'macedonia', 2)
    const { events } = playActivation(state, 'byzantines', {
      answers: { march: landing, retreat: values({ to: 'dardania', units: troops }) },
      // The landing succeeds; two Roman dice and two Gothic ones miss, so the defender wins.
      dice: [10, 1, 1, 1, 1]
    })
    expect(eventsOfType(events, 'battle-won')).toMatchObject([{ side: 'defender' }])
    expect(placesOfPieces(state, troops)).toEqual(['dardania', 'dardania'])
  })

  it('XX.L without a retreat target it is lost', () => {
    const { state, troops, landing } = fromCrete()
    for (const id of ['thessalia', 'dardania', 'moesia_inferior', 'thracia', 'epirus'] as const)
      put(state, 'visigoths', id === 'epirus' ? 'archers' : 'infantry', id)
    playActivation(state, 'byzantines', { answers: { march: landing }, whenever: besieging, dice: [10, 1] })
    expect(placesOfPieces(state, troops)).toEqual(['reserve', 'reserve'])
  })

  it('XX.L units that came by land to the same battle retreat to where they came from, those from the sea in any direction', () => {
    const { state, troops, landing } = fromCrete()
    put(state, 'visigoths', 'infantry', 'macedonia', 2)
    const marched = put(state, 'byzantines', 'cavalry', 'thracia')
    playActivation(state, 'byzantines', {
      answers: {
        march: [landing, landOrder('thracia', 'macedonia', ...marched)],
        retreat: [values({ to: 'thracia', units: marched }), values({ to: 'dardania', units: troops })]
      },
      dice: [10, 1, 1, 1, 1, 1]
    })
    expect(placesOfPieces(state, marched)).toEqual(['thracia'])
    expect(placesOfPieces(state, troops)).toEqual(['dardania', 'dardania'])
  })
})
