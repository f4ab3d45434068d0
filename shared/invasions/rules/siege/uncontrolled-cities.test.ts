import { describe, expect, it } from 'vitest'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import { drive } from '../../testing/drive.ts'
import {
  beginMovementOf,
  giveOrders,
  landOrder,
  playActivation,
  verdictOn
} from '../../testing/march-orders.ts'
import { emptyMap, encamp, lead, put } from '../../testing/position.ts'
import { requiredPresetAnswer } from '../../testing/preset-answers.ts'
import {
  askedFor,
  eventsOfType,
  kindsAsked,
  optionKeys,
  placesOfPieces,
  rollsOf
} from '../../testing/read-results.ts'
import { displace } from '../time/displacement.ts'

/** Visigoths, as active Barbarians, on a map where nobody controls any city. Achaia (Athens) is open, Pannonia walled. */
const masterless = () =>
  emptyMap({ nations: { visigoths: { status: 'barbarian', active: true } }, active: ['visigoths'] })

const retreating = { retreat: requiredPresetAnswer }
const taken = { besiege: 'siege', 'fate-of-city': 'spare' }

describe('XII.D a city is hostile unless it is controlled', () => {
  it('XXIV.A asks an army that already stands before an uncontrolled city, and gives it the city when it falls', () => {
    const state = masterless()
    put(state, 'visigoths', 'infantry', 'achaia', 3)
    const { decisions, events } = playActivation(state, 'visigoths', { answers: taken, dice: [7] })
    expect(askedFor(decisions, 'besiege').map(({ about }) => about)).toMatchObject([
      { province: 'achaia', owner: null }
    ])
    expect(eventsOfType(events, 'city-taken')).toMatchObject([
      { province: 'achaia', from: null, by: 'visigoths' }
    ])
    expect(state.control.achaia).toBe('visigoths')
  })

  it('XXIV.A an army that marches in must besiege the city as well, with or without walls', () => {
    for (const [from, city] of [
      ['thessalia', 'achaia'],
      ['hunnia', 'pannonia']
    ] as const) {
      const state = masterless()
      const units = put(state, 'visigoths', 'infantry', from, 3)
      playActivation(state, 'visigoths', {
        answers: { march: landOrder(from, city, ...units), ...taken },
        dice: [10]
      })
      expect(state.control[city]).toBe('visigoths')
    }
  })

  it('XXIV.A an army that moves on instead is not asked', () => {
    const state = masterless()
    const units = put(state, 'visigoths', 'infantry', 'achaia', 3)
    const { decisions } = playActivation(state, 'visigoths', {
      answers: { march: landOrder('achaia', 'thessalia', ...units) }
    })
    expect(kindsAsked(decisions)).not.toContain('besiege')
    expect(placesOfPieces(state, units)).toEqual(Array(3).fill('thessalia'))
  })

  it('XXIV.A, XX.L an army that does not besiege retreats, without losses, to land without a city', () => {
    const state = masterless()
    const units = put(state, 'visigoths', 'infantry', 'achaia', 3)
    playActivation(state, 'visigoths', { answers: { besiege: 'withdraw' }, whenever: retreating })
    expect(placesOfPieces(state, units)).not.toContain('reserve')
    expect(placesOfPieces(state, units)).not.toContain('achaia')
    expect(state.control.achaia).toBeUndefined()
  })

  it('XXIV.A when the city holds out, the besiegers retreat without losses', () => {
    const state = masterless()
    const units = put(state, 'visigoths', 'infantry', 'achaia', 3)
    playActivation(state, 'visigoths', {
      answers: { besiege: 'siege' },
      dice: [6],
      whenever: retreating
    })
    expect(placesOfPieces(state, units)).not.toContain('reserve')
    expect(state.control.achaia).toBeUndefined()
  })

  it('XII.D the province of the city is hostile to troops before it', () => {
    const state = masterless()
    put(state, 'visigoths', 'infantry', 'achaia')
    expect(stanceMap(state, 'visigoths').provinceStance('achaia')).toBe('hostile')
  })
})

describe('XXIV.B terror before an uncontrolled city', () => {
  const led = (at: 'thessalia' | 'achaia' | 'hunnia') => {
    const state = masterless()
    return { state, stack: [...put(state, 'visigoths', 'infantry', at, 3), lead(state, 'rex-visigoths', at)] }
  }

  it('XXIV.B a Barbarian leader tries it when he marches in', () => {
    const { state, stack } = led('thessalia')
    const { events } = playActivation(state, 'visigoths', {
      answers: { march: landOrder('thessalia', 'achaia', ...stack), 'fate-of-city': 'spare' },
      dice: [4]
    })
    expect(eventsOfType(events, 'terror')).toMatchObject([{ province: 'achaia', outcome: 'surrendered' }])
    expect(state.control.achaia).toBe('visigoths')
  })

  it('XXIV.B a leader who is already there tries it before the siege', () => {
    const { state } = led('achaia')
    const { events } = playActivation(state, 'visigoths', { answers: taken, dice: [3, 10] })
    expect(rollsOf(events).map(({ reason }) => reason)).toEqual(['terror', 'siege'])
    expect(state.control.achaia).toBe('visigoths')
  })

  it('XXIII.B no leader tries it before walls', () => {
    const { state, stack } = led('hunnia')
    const { events } = playActivation(state, 'visigoths', {
      answers: { march: landOrder('hunnia', 'pannonia', ...stack), ...taken },
      dice: [10]
    })
    expect(rollsOf(events).map(({ reason }) => reason)).toEqual(['siege'])
  })
})

describe('XII.D what else a hostile city forbids', () => {
  it('XVIII.G a migrating horde and its people may not stop before a hostile city', () => {
    const state = masterless()
    const horde = encamp(state, 'visigoths', 'thessalia')
    beginMovementOf(state, 'visigoths')
    expect(verdictOn(state, landOrder('thessalia', 'achaia', horde))).toBe('refusal.migrating XVIII.G')
    expect(verdictOn(state, landOrder('thessalia', 'macedonia', horde))).toBe('refusal.migrating XVIII.G')
    expect(verdictOn(state, landOrder('thessalia', 'dardania', horde))).toBe('ok')
  })

  it('XXIII.B nobody overruns a single unit behind walls', () => {
    const state = masterless()
    put(state, 'romans', 'infantry', 'pannonia')
    const units = put(state, 'visigoths', 'infantry', 'hunnia', 6)
    beginMovementOf(state, 'visigoths')
    const { decisions } = giveOrders(state, [landOrder('hunnia', 'pannonia', ...units)])
    expect(kindsAsked(decisions)).not.toContain('break-through')
  })

  it('IX.B displaced units find no refuge in a hostile city', () => {
    const state = masterless()
    put(state, 'byzantines', 'legion', 'dardania')
    state.nations.byzantines.seat = null
    const { decisions } = drive(state, (play) => displace(play, 'dardania', 'heruls'), { otherwise: 'first' })
    expect(optionKeys(askedFor(decisions, 'displacement')[0])).toEqual(['moesia_inferior', 'naissus'])
  })
})
