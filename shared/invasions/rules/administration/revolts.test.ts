import { describe, expect, it } from 'vitest'
import { canSufferRevolts, suppressionModifiers } from '../../queries/administration/suppression.ts'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { drive } from '../../testing/drive.ts'
import { clear, crown, garrison, hold, holdArea, lead, opening, put } from '../../testing/position.ts'
import { eventsOfType, kindsAsked, optionKeys } from '../../testing/read-results.ts'
import { isProvinceId, provincesOf } from '../../world/world-queries.ts'
import { handOver, settleControl } from '../control/control.ts'
import { playStep } from '../time/turn.ts'
import { designateSelector } from './revolt-selector.ts'
import { suppressRevolts } from './revolt-suppression.ts'
import { mayRevolt, placeRevolt, revoltInArea, revoltInNation } from './revolts.ts'

/** The Romans of 375: both Gauls and Africa in hand, Caesar in Treveria. */
function romeIn375() {
  const state = opening({ turn: 2 })
  lead(state, 'caesar-west', 'treveria')
  return state
}

describe('XVI.A who can suffer revolts', () => {
  it('XVI.A not Barbarians while they are Pagan or Arian', () => {
    const state = opening()
    expect(canSufferRevolts(state, 'visigoths')).toBe(false)
    state.nations.visigoths.religion = 'catholic'
    expect(canSufferRevolts(state, 'visigoths')).toBe(true)
    expect(canSufferRevolts(state, 'persians')).toBe(true)
  })
})

describe('XVI.B the selector', () => {
  it('XVI.B 1-3 Roman, 4-6 Persian, 7-8 Goth, 9-0 Hun', () => {
    const sides = [1, 3, 4, 6, 7, 8, 9, 10].map((face) => {
      const state = opening()
      return drive(
        state,
        function* (play) {
          return yield* designateSelector(play)
        },
        { dice: [face] }
      ).result
    })
    expect(sides).toEqual(['romans', 'romans', 'persians', 'persians', 'goths', 'goths', 'huns', 'huns'])
  })
})

describe('XVI.C the Area of an Empire', () => {
  it('XVI.C is rolled on the table of its capital’s half, again while the Empire holds nothing there', () => {
    const state = romeIn375()
    holdArea(state, null, 'britannia')
    const { decisions } = drive(state, (play) => revoltInNation(play, 'romans'), {
      dice: [2, 3, 4, 9],
      otherwise: 'first'
    })
    // Twice Britannia, then Hispania.
    const offered = provincesOf('hispania', 'base').filter(({ id }) => state.control[id] === 'romans')
    expect(optionKeys(decisions[0]).toSorted()).toEqual(offered.map(({ id }) => id).toSorted())
    expect(Object.keys(state.revolts)).toEqual([optionKeys(decisions[0])[0]])
    expect(decisions[0]?.rule).toBe('XVI.D')
  })

  it('XVI.C, XVI.D the ten faces of both tables', () => {
    const areaOn = (nation: 'romans' | 'byzantines', face: number) => {
      const state = opening({ control: { susiana: 'byzantines', chaldea: 'byzantines' } })
      const { decisions } = drive(state, (play) => revoltInNation(play, nation), {
        dice: [1, face, 'any'],
        otherwise: 'first'
      })
      return [...new Set(optionKeys(decisions[0]).map(String).filter(isProvinceId).map(areaOf))].join()
    }
    const faces = Array.from({ length: 10 }, (_, index) => index + 1)
    expect(faces.map((face) => areaOn('romans', face))).toEqual([
      'gallia_meridionalis',
      'illyria',
      'britannia',
      'britannia',
      'gallia_septentrionalis',
      'italia',
      'africa',
      'africa',
      'hispania',
      'hispania'
    ])
    expect(faces.slice(0, 8).map((face) => areaOn('byzantines', face))).toEqual([
      'moesia',
      'asia',
      'cappadocia',
      'graecia',
      'aegyptus',
      'aegyptus',
      'oriens',
      'oriens'
    ])
  })

  it('XVI.C the East has its own table', () => {
    const state = opening()
    drive(state, (play) => revoltInNation(play, 'byzantines'), {
      dice: [1, 5],
      answers: { 'revolt-province': 'thebais' }
    })
    expect(state.revolts).toEqual({ thebais: '-' })
  })

  it('XVI.C a Kingdom rolls for no Area: the selector has all its provinces', () => {
    const state = opening()
    const { events } = drive(state, (play) => revoltInNation(play, 'persians'), {
      dice: [7],
      answers: { 'revolt-province': 'zagros' }
    })
    expect(eventsOfType(events, 'roll')).toHaveLength(1)
    expect(state.revolts).toEqual({ zagros: '-' })
  })
})

describe('XVI.D the province', () => {
  it('XVI.D, XVI.F E9: the Roman picks Tripolitania; the Persian may not pick Treveria and picks Neustria', () => {
    const state = romeIn375()
    const before = incomeOf(state, 'romans')
    const first = drive(state, (play) => revoltInNation(play, 'romans'), {
      dice: [2, 8],
      answers: { 'revolt-province': 'tripolitania' }
    })
    expect(first.decisions[0]?.side).toBe('romans')
    const second = drive(state, (play) => revoltInNation(play, 'romans'), {
      dice: [4, 5],
      answers: { 'revolt-province': 'neustria' }
    })
    const asked = second.decisions[0]
    expect(asked?.side).toBe('persians')
    expect(optionKeys(asked)).not.toContain('treveria')
    const after = incomeOf(state, 'romans')
    expect([before.gross - after.gross, after.expenses]).toEqual([3, 3])
  })

  it('XVI.D neither the capital nor a province with a leader can be picked; troops do not matter', () => {
    const state = opening()
    expect(mayRevolt(state, 'latium')).toBe(false)
    expect(mayRevolt(state, 'treveria')).toBe(false)
    expect(mayRevolt(state, 'africa')).toBe(true)
  })

  it('XVI.D a second revolt in the same province turns the marker to +, and no further', () => {
    const state = opening()
    drive(state, function* (play) {
      placeRevolt(play, 'lusitania')
      placeRevolt(play, 'lusitania')
    })
    expect(state.revolts.lusitania).toBe('+')
    expect(mayRevolt(state, 'lusitania')).toBe(false)
  })

  it('XVI.D an event’s revolt strikes an Area, whoever holds it', () => {
    const state = opening()
    drive(state, (play) => revoltInArea(play, 'mesopotamia'), {
      dice: [1],
      answers: { 'revolt-province': 'assyria' }
    })
    expect(state.revolts).toEqual({ assyria: '-' })
  })
})

describe('XVI.E effects', () => {
  it('XVI.E the owner keeps the province and has nothing of it', () => {
    const state = opening()
    const before = incomeOf(state, 'byzantines')
    state.revolts.lydia = '-'
    const after = incomeOf(state, 'byzantines')
    expect(state.control.lydia).toBe('byzantines')
    expect(before.cities - after.cities).toBe(2)
    expect(before.areas - after.areas).toBe(1)
    expect(before.trade - after.trade).toBe(3)
    expect(after.expenses).toBe(1)
  })

  it('XVI.E a conquered province stays rebel under its new master', () => {
    const state = opening()
    crown(state, 'visigoths', 'carpetania')
    state.revolts.carpetania = '-'
    garrison(state, 'visigoths', 'infantry', ['carpetania'])
    expect(state.revolts.carpetania).toBe('-')
    expect(incomeOf(state, 'visigoths').expenses).toBe(1)
  })

  const settle = (state: ReturnType<typeof opening>) =>
    drive(state, function* (play) {
      settleControl(play)
    }).events

  it('XVI.A, XVI.E a revolt ends under Barbarians who are immune, and goes on under Catholic ones', () => {
    const conquered = (religion: 'arian' | 'catholic') => {
      const state = opening()
      state.nations.visigoths.religion = religion
      state.revolts.carpetania = '+'
      clear(state, 'carpetania')
      put(state, 'visigoths', 'infantry', 'carpetania')
      handOver(state, 'carpetania', 'visigoths')
      return { state, events: settle(state) }
    }
    const { state, events } = conquered('arian')
    expect(state.revolts.carpetania).toBeUndefined()
    expect(events).toContainEqual({ type: 'revolt-ended', province: 'carpetania', nation: 'visigoths' })
    expect(conquered('catholic').state.revolts.carpetania).toBe('+')
  })

  it('III.G a capital that moves to a province in revolt ends the revolt', () => {
    const state = opening()
    state.revolts.venetia = '+'
    settle(state)
    expect(state.revolts.venetia).toBe('+')
    state.nations.romans.seat = { kind: 'capital', at: 'venetia' }
    settle(state)
    expect(state.revolts.venetia).toBeUndefined()
  })

  it('XVI.E on nobody’s land a revolt goes on, and whoever takes the province may put it down', () => {
    const state = opening()
    state.revolts.lusitania = '-'
    holdArea(state, null, 'hispania')
    settle(state)
    expect([state.control.lusitania, state.revolts.lusitania]).toEqual([undefined, '-'])
    garrison(state, 'romans', 'cavalry', ['lusitania'])
    settle(state)
    expect(state.revolts.lusitania).toBe('-')
    drive(state, (play) => suppressRevolts(play, 'romans'), {
      answers: { 'suppress-revolt': 'lusitania' },
      dice: [9]
    })
    expect(state.revolts.lusitania).toBeUndefined()
  })

  it('XVI.F Catholic Barbarians, who know revolts, may put them down', () => {
    const state = opening({ turn: 2 })
    state.nations.visigoths.religion = 'catholic'
    garrison(state, 'visigoths', 'infantry', ['lusitania'])
    state.revolts.lusitania = '-'
    const { decisions } = drive(state, (play) => playStep(play, { task: 'step', step: 'suppression' }), {
      agenda: true,
      otherwise: 'first',
      dice: 'any'
    })
    expect(kindsAsked(decisions)).toContain('suppress-revolt')
  })

  it('XVI.E caravans still pay', () => {
    const state = opening()
    state.revolts.tripolitania = '-'
    expect(incomeOf(state, 'romans').caravans).toBe(1)
  })
})

describe('XVI.F suppression', () => {
  /** Two units in rebel Lusitania. */
  function rebels() {
    const state = opening()
    garrison(state, 'romans', 'cavalry', ['lusitania'])
    put(state, 'romans', 'horse-archers', 'lusitania')
    state.revolts.lusitania = '-'
    return state
  }
  const trying = { 'suppress-revolt': 'lusitania' }

  it('XVI.F needs troops there, and is voluntary', () => {
    const state = rebels()
    drive(state, (play) => suppressRevolts(play, 'romans'), {
      answers: { 'suppress-revolt': 'done' }
    })
    expect(state.revolts.lusitania).toBe('-')
    clear(state, 'lusitania')
    expect(drive(state, (play) => suppressRevolts(play, 'romans')).decisions).toEqual([])
  })

  it('XVI.F a revolt suppressed: 7 and two units make 9', () => {
    const state = rebels()
    const { events } = drive(state, (play) => suppressRevolts(play, 'romans'), { dice: [7], answers: trying })
    expect(events).toContainEqual({ type: 'revolt-suppressed', province: 'lusitania', nation: 'romans' })
    expect(state.revolts).toEqual({})
  })

  it('XVI.F a revolt not put down costs a unit of the nation’s choice', () => {
    const state = rebels()
    const { events, decisions } = drive(state, (play) => suppressRevolts(play, 'romans'), {
      dice: [6],
      answers: trying,
      whenever: { 'revolt-loss': (decision) => optionKeys(decision)[1] ?? '' }
    })
    expect(events).toContainEqual({ type: 'revolt-goes-on', province: 'lusitania', nation: 'romans' })
    expect(kindsAsked(decisions)).toEqual(['suppress-revolt', 'revolt-loss'])
    expect(unitsIn(state, 'lusitania')).toHaveLength(1)
    expect(state.revolts.lusitania).toBe('-')
  })

  it('XVI.F a lone unit is lost, and its leader on a failed D2; an unnamed one returns next turn', () => {
    for (const [check, presence] of [
      [3, 'waiting'],
      [4, 'in-play']
    ] as const) {
      const state = opening()
      garrison(state, 'romans', 'cavalry', ['lusitania'])
      state.revolts.lusitania = '-'
      lead(state, 'caesar-west', 'lusitania')
      drive(state, (play) => suppressRevolts(play, 'romans'), { dice: [1, 2, check], answers: trying })
      expect(state.leaders['caesar-west']?.presence).toBe(presence)
      expect(unitsIn(state, 'lusitania')).toEqual([])
    }
  })

  it('XVI.F a leader gives as many re-rolls as his combat bonus', () => {
    const state = rebels()
    lead(state, 'iulianus', 'lusitania')
    const { events } = drive(state, (play) => suppressRevolts(play, 'romans'), {
      dice: [1, 2, 3, 8],
      answers: trying
    })
    expect(eventsOfType(events, 'roll')).toHaveLength(4)
    expect(state.revolts).toEqual({})
  })

  it('XVI.F +1 for each unit, -1 in a heretical Area, -1 for another faith', () => {
    const state = rebels()
    expect(suppressionModifiers(state, 'romans', 'lusitania')).toEqual([
      { amount: 2, rule: 'XVI.F', why: 'units' }
    ])
    state.heresies.hispania = { grade: '+', religion: 'catholic' }
    expect(suppressionModifiers(state, 'romans', 'lusitania')).toContainEqual({
      amount: -1,
      rule: 'XVI.F',
      why: 'heresy'
    })
    garrison(state, 'byzantines', 'infantry', ['arcadia'])
    expect(suppressionModifiers(state, 'byzantines', 'arcadia')).toEqual([
      { amount: 1, rule: 'XVI.F', why: 'units' },
      { amount: -1, rule: 'XVI.F', why: 'other-faith' }
    ])
  })

  it('XVI.F, XXXI.C from a heretical capital the orthodox of the same faith are the heretics', () => {
    const state = rebels()
    state.heresies = { italia: { grade: '+', religion: 'catholic' } }
    expect(suppressionModifiers(state, 'romans', 'lusitania')).toContainEqual({
      amount: -1,
      rule: 'XVI.F',
      why: 'heresy'
    })
    state.heresies.hispania = { grade: '+', religion: 'catholic' }
    hold(state, 'romans', ['osca'])
    expect(suppressionModifiers(state, 'romans', 'lusitania')).toHaveLength(2)
  })
})
