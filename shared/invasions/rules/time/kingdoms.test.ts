import { describe, expect, it } from 'vitest'
import { drive } from '../../testing/drive.ts'
import { arrange, disarm, enter, garrison, opening, put, tie } from '../../testing/position.ts'
import { askedFor, optionKeys } from '../../testing/read-results.ts'
import { computeControl, settleControl } from '../control/control.ts'
import { ageCivilised } from './ageing.ts'
import { checkKingdom, foundKingdom, mayFoundKingdom } from './kingdoms.ts'

/** The Visigoths in Hispania, with no city in their hands but Carpetania's. */
function visigothsInHispania() {
  const state = opening()
  disarm(state, 'visigoths')
  state.nations.visigoths.seat = { kind: 'horde', at: 'carpetania' }
  garrison(state, 'visigoths', 'infantry', ['carpetania', 'osca'])
  return state
}

describe('VII.A who becomes a Kingdom', () => {
  it('VII.A the Huns never found a Kingdom', () => {
    const state = opening()
    enter(state, 'huns', 'sarkil')
    state.nations.huns.age = 7
    const { decisions, events } = drive(state, (play) => mayFoundKingdom(play, 'huns'))
    expect([decisions, events]).toEqual([[], []])
  })

  it('VII.A a federate may not, and its check is cancelled', () => {
    const state = visigothsInHispania()
    state.nations.visigoths.age = 6
    tie(state, {
      kind: 'foedus',
      between: ['romans', 'visigoths'],
      provinces: ['carpetania', 'saguntum'],
      since: 1
    })
    drive(state, (play) => checkKingdom(play, 'visigoths'))
    expect(drive(state, (play) => mayFoundKingdom(play, 'visigoths')).decisions).toEqual([])
  })
})

describe('VII.B voluntary transition', () => {
  it('VII.B a nation below age 3 is not asked', () => {
    const state = visigothsInHispania()
    state.nations.visigoths.age = 2
    expect(drive(state, (play) => mayFoundKingdom(play, 'visigoths')).decisions).toEqual([])
  })

  it('VII.B at age 3 an announcement is enough: no die', () => {
    const state = visigothsInHispania()
    state.nations.visigoths.age = 3
    const { events } = drive(state, (play) => mayFoundKingdom(play, 'visigoths'), { otherwise: 'first' })
    expect(state.nations.visigoths.status).toBe('kingdom')
    expect(events.some(({ type }) => type === 'roll')).toBe(false)
  })
})

describe('VII.C forced transition', () => {
  const declining = { answers: { 'found-kingdom': 'no' }, otherwise: 'first' } as const

  it('VII.C at age 4 one may decline without a check', () => {
    const state = visigothsInHispania()
    state.nations.visigoths.age = 4
    drive(state, (play) => mayFoundKingdom(play, 'visigoths'), declining)
    expect(state.nations.visigoths.status).toBe('barbarian')
  })

  it('VII.C at age 5 a D10 of 5 makes a Kingdom, a 6 does not', () => {
    for (const [face, status] of [
      [5, 'kingdom'],
      [6, 'barbarian']
    ] as const) {
      const state = visigothsInHispania()
      state.nations.visigoths.age = 5
      drive(state, (play) => mayFoundKingdom(play, 'visigoths'), { ...declining, dice: [face] })
      expect(state.nations.visigoths.status).toBe(status)
    }
  })

  it('VII.C the die loses 1 for each 10 gold and gains 2 for a horde in a Barbarian Area', () => {
    const state = opening({ nations: { visigoths: { age: 5, treasury: 29 } } })
    const { events } = drive(state, (play) => checkKingdom(play, 'visigoths'), { dice: [6] })
    expect(events[0]).toMatchObject({
      total: 6,
      modifiers: [
        { amount: -2, why: 'full-treasury' },
        { amount: 2, why: 'barbarian-area' }
      ]
    })
    expect(state.nations.visigoths.status).toBe('barbarian')
  })
})

describe('VII.D the young Kingdom', () => {
  it('VII.D starts at age 1 with 20 gold, and 10 more in the next State of Nations', () => {
    const state = visigothsInHispania()
    arrange(state, { nations: { visigoths: { age: 6, treasury: 4 } } })
    drive(state, (play) => foundKingdom(play, 'visigoths', false), { otherwise: 'first' })
    expect(state.nations.visigoths).toMatchObject({ age: 1, treasury: 24, status: 'kingdom' })
    state.turn += 1
    drive(state, (play) => ageCivilised(play, 'visigoths'))
    expect(state.nations.visigoths).toMatchObject({ age: 2, treasury: 34, goldDue: 0 })
    state.turn += 1
    drive(state, (play) => ageCivilised(play, 'visigoths'))
    expect(state.nations.visigoths.treasury).toBe(34)
  })

  it('VII.D founds a city on an empty site and may make it the capital, with walls', () => {
    const state = visigothsInHispania()
    garrison(state, 'visigoths', 'infantry', ['gallaecia'])
    drive(state, (play) => foundKingdom(play, 'visigoths', false), {
      answers: { 'place-capital': 'gallaecia' },
      otherwise: 'first'
    })
    expect(state.cities.gallaecia).toEqual({ level: 1, fortified: true })
    expect(state.nations.visigoths.seat).toEqual({ kind: 'capital', at: 'gallaecia' })
  })

  it('VII.D without a site a city of level 1 grows', () => {
    const state = visigothsInHispania()
    drive(state, (play) => foundKingdom(play, 'visigoths', false), { otherwise: 'first' })
    expect(state.cities.carpetania?.level).toBe(2)
  })

  it('VII.D without one of level 1, one of level 2 grows; at level 3 the growth is lost', () => {
    for (const level of [2, 3] as const) {
      const state = visigothsInHispania()
      state.cities.carpetania = { level, fortified: false }
      drive(state, (play) => foundKingdom(play, 'visigoths', false), { otherwise: 'first' })
      expect(state.cities.carpetania).toEqual({ level: 3, fortified: true })
    }
  })

  it('VII.D without a city the horde stands for the capital until there is one', () => {
    const state = opening()
    disarm(state, 'visigoths')
    put(state, 'visigoths', 'infantry', 'valachia', 2)
    enter(state, 'gepids', 'carpathia')
    computeControl(state)
    drive(state, (play) => foundKingdom(play, 'visigoths', false), { otherwise: 'first' })
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: 'valachia' })

    garrison(state, 'visigoths', 'infantry', ['moesia_inferior'])
    const { events } = drive(
      state,
      function* (play) {
        settleControl(play)
      },
      { agenda: true }
    )
    expect(events).toContainEqual({ type: 'city-grew', province: 'moesia_inferior', level: 1, rule: 'VII.D' })
    expect(state.nations.visigoths.seat).toEqual({ kind: 'capital', at: 'moesia_inferior' })
  })

  it('VII.D may stay as it is, or turn Arian or Catholic', () => {
    const state = opening({ nations: { alamanni: { age: 3 } } })
    const { decisions } = drive(state, (play) => foundKingdom(play, 'alamanni', false), {
      answers: { 'choose-religion': 'arian' }
    })
    const asked = askedFor(decisions, 'choose-religion')[0]
    expect(optionKeys(asked)).toEqual(['pagan', 'arian', 'catholic'])
    expect(state.nations.alamanni.religion).toBe('arian')
  })

  it('VII.D a card may reward a Kingdom in a certain Area (V.B)', () => {
    const state = opening()
    disarm(state, 'ostrogoths')
    state.nations.ostrogoths.seat = { kind: 'horde', at: 'cisalpina' }
    garrison(state, 'ostrogoths', 'infantry', ['cisalpina'])
    drive(state, (play) => foundKingdom(play, 'ostrogoths', false), { otherwise: 'first' })
    expect(state.score.nations.ostrogoths).toBe(3)
  })
})
