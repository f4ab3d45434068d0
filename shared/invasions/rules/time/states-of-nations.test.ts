import { describe, expect, it } from 'vitest'
import { administrationCards } from '../../content/cards/administration.ts'
import { nationIds } from '../../content/ids.ts'
import { columnFor } from '../../queries/administration/administration-cards.ts'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { isEmpireUnited } from '../../queries/relations/relations.ts'
import { areFriendly } from '../../queries/relations/stance.ts'
import { isImmune } from '../../queries/religion/religion.ts'
import { activationOrder, isCivilised } from '../../queries/time/activation-order.ts'
import { drive } from '../../testing/drive.ts'
import { arrange, crown, enter, holdArea, opening } from '../../testing/position.ts'
import { eventsOfType, kindsAsked } from '../../testing/read-results.ts'
import { mayReunite } from '../nations/reunion.ts'
import { ageCivilised, ageNation, changeDecline } from './ageing.ts'
import { nationsArrive } from './arrivals.ts'

describe('VI.A status and the tracks of age', () => {
  it('VI.A Kingdoms and Empires are Civilised, Barbarians are not', () => {
    expect(isCivilised({ status: 'kingdom' }) && isCivilised({ status: 'empire' })).toBe(true)
    expect(isCivilised({ status: 'barbarian' })).toBe(false)
  })

  it('VI.A young to space 4, mature to 8, old to 12', () => {
    const [card] = administrationCards
    if (!card) throw new Error('no card')
    expect([1, 4, 5, 8, 9, 12].map((years) => columnFor(card, years))).toEqual([
      card.ages.young,
      card.ages.young,
      card.ages.mature,
      card.ages.mature,
      card.ages.old,
      card.ages.old
    ])
  })

  it('VI.A a nation enters on space 1', () => {
    const state = opening({ turn: 2 })
    drive(state, nationsArrive)
    expect(state.nations.huns).toMatchObject({ presence: 'in-play', status: 'barbarian', age: 1 })
  })
})

describe('VI.B inactive nations', () => {
  it('VI.B neither act nor age, but recover', () => {
    const state = opening()
    for (const who of ['barbarians', 'civilised', 'nations'] as const) {
      expect(activationOrder(state, who).filter((id) => state.nations[id].activity !== 'active')).toEqual([])
    }
    expect(activationOrder(state, 'nations-and-inactive')).toContain('armenians')
  })
})

describe('VI.C raiding nations', () => {
  it('VI.C have nothing on the map and play no step of the nations', () => {
    const state = opening()
    const raiders = nationIds.filter((id) => state.nations[id].activity === 'raider')
    expect(raiders).toContain('picts')
    expect(
      Object.values(state.units).some(({ nation, at }) => raiders.includes(nation) && at !== 'reserve')
    ).toBe(false)
    expect(activationOrder(state, 'nations-and-inactive').some((id) => raiders.includes(id))).toBe(false)
  })

  it('VI.C, XI.G the Angles become an active nation with their invasion on turn 5, their gold kept (E2)', () => {
    const state = opening({ turn: 5 })
    state.nations.angles.treasury = 3
    drive(state, nationsArrive)
    expect(state.nations.angles).toMatchObject({
      presence: 'in-play',
      activity: 'active',
      treasury: 3,
      age: 1,
      seat: { kind: 'horde', at: 'holsatia' }
    })
  })
})

describe('VI.D, VI.E more on ageing', () => {
  it('VI.D a Barbarian nation that ages beyond 7 checks its transition at once', () => {
    const state = opening()
    state.nations.visigoths.age = 7
    const { events } = drive(state, (play) => ageNation(play, 'visigoths', 1, 'test'), { dice: [10] })
    expect(events).toEqual([expect.objectContaining({ type: 'roll', reason: 'kingdom' })])
    expect(state.nations.visigoths).toMatchObject({ status: 'barbarian', age: 7 })
  })

  it('VI.E a Kingdom in double decline checks its transition instead of a third level, once', () => {
    const state = opening()
    crown(state, 'franks', 'neustria')
    for (const area of ['gallia_septentrionalis', 'gallia_meridionalis', 'hispania'] as const) {
      holdArea(state, 'franks', area)
    }
    arrange(state, { nations: { franks: { age: 11, decline: 2 } } })
    const { events } = drive(state, (play) => ageNation(play, 'franks', 2, 'test'), { dice: [1] })
    expect(eventsOfType(events, 'roll')).toHaveLength(1)
    expect(state.nations.franks).toMatchObject({ age: 12, decline: 2 })
  })

  it('VI.E an Empire that cannot pay for a third level of decline is bankrupt', () => {
    const state = opening({ nations: { byzantines: { decline: 2, treasury: 9 } } })
    const { events } = drive(state, (play) => changeDecline(play, 'byzantines', 1, 'test'))
    expect(events).toContainEqual({ type: 'bankrupt', nation: 'byzantines', cause: 'VI.E' })
  })

  it('VI.E a nation founded this turn does not age', () => {
    const state = opening()
    crown(state, 'franks', 'neustria')
    state.nations.franks.statusSince = state.turn
    expect(drive(state, (play) => ageCivilised(play, 'franks')).events).toEqual([])
  })
})

describe('VI.G order of activation', () => {
  it('VI.G Barbarians, then Kingdoms, then Empires', () => {
    const state = opening()
    const ranks = activationOrder(state).map((id) => state.nations[id].status)
    const barbarians = ranks.indexOf('kingdom')
    expect(ranks).toEqual([
      ...Array.from({ length: barbarians }, () => 'barbarian'),
      'kingdom',
      'empire',
      'empire'
    ])
    expect(activationOrder(state).slice(barbarians)).toEqual(['persians', 'romans', 'byzantines'])
  })

  it('VI.G the oldest first, then the lowest initiative', () => {
    const state = opening()
    expect(activationOrder(state, 'barbarians').slice(0, 2)).toEqual(['alans', 'ostrogoths'])
    state.nations.franks.age = 3
    expect(activationOrder(state, 'barbarians')[0]).toBe('franks')
    expect(activationOrder(state).slice(-2)).toEqual(['romans', 'byzantines'])
  })
})

describe('VI.H to VI.K the three states', () => {
  it('VI.H Barbarians have no income and are immune to revolt and heresy while Pagan or Arian', () => {
    const state = opening()
    expect(incomeOf(state, 'visigoths')).toMatchObject({ gross: 0, maintenance: 0 })
    expect([isImmune(state, 'visigoths'), isImmune(state, 'franks')]).toEqual([true, true])
    state.nations.franks.religion = 'catholic'
    expect(isImmune(state, 'franks')).toBe(false)
  })

  it('VI.I Huns may become an Empire only, never a Kingdom (VII.A)', () => {
    const state = opening()
    enter(state, 'huns', 'sarkil')
    state.nations.huns.age = 7
    expect(drive(state, (play) => ageNation(play, 'huns', 1, 'test')).events).toEqual([])
  })

  it('VI.J a Kingdom pays one gold for each unit', () => {
    const state = opening()
    const before = incomeOf(state, 'persians')
    const units = Object.values(state.units).filter(
      ({ nation, at }) => nation === 'persians' && at !== 'reserve'
    )
    expect(before.maintenance).toBe(units.length)
  })

  it('VI.K an Empire pays no maintenance', () => {
    expect(incomeOf(opening(), 'romans').maintenance).toBe(0)
  })

  it('VI.K Rome and Byzantium are one on turns 1 and 2', () => {
    const state = opening()
    expect(areFriendly(state, 'romans', 'byzantines')).toBe(true)
    state.turn = 2
    expect(isEmpireUnited(state)).toBe(true)
    state.turn = 3
    expect(areFriendly(state, 'romans', 'byzantines')).toBe(false)
  })

  it('VI.K on turn 3 they part: their stacks separate, the West declines and its capital is Ravenna', () => {
    const state = opening({ turn: 3 })
    drive(state, nationsArrive, { otherwise: 'first' })
    const inOsroene = Object.values(state.units).filter(({ at }) => at === 'osroene')
    expect(new Set(inOsroene.map(({ controller }) => controller))).toEqual(new Set(['byzantines']))
    expect(state.nations.romans).toMatchObject({ decline: 1, seat: { kind: 'capital', at: 'umbria' } })
    expect(state.nations.byzantines.decline).toBe(0)
  })

  it('VI.K from turn 9 their player may reunite them', () => {
    const state = opening({ turn: 9 })
    const { decisions } = drive(state, mayReunite, {
      answers: { 'reunite-empire': 'yes' }
    })
    expect(kindsAsked(decisions)).toContain('reunite-empire')
    expect(areFriendly(state, 'romans', 'byzantines')).toBe(true)
  })
})
