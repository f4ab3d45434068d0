import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../../engine/decision.ts'
import { placeUnit, unitsIn } from '../queries/placement.ts'
import { isRaidTarget, raidersInReserve, raidRoutes, raidStarts, routesOfNation } from '../queries/raids.ts'
import type { InvasionsState } from '../state.ts'
import { plainAnswer } from '../testing/answer.ts'
import { drive, freshState } from '../testing/drive.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { raidByRaiders, raidInstead, raidsStep } from './raids.ts'
import { addTies } from './tie-list.ts'

/** Answers the target, and yes or the first thing to all else. */
const at =
  (target: ProvinceId, settle = 'no') =>
  (decision: Decision): Answer => {
    if (decision.kind === 'raid-target' || decision.kind === 'raid-instead') return { option: target }
    if (decision.kind === 'settle') return { option: settle }
    return plainAnswer(decision)
  }

/** The pool holds plain markers only, so that a raid ends with its own dice. */
function plainPool(state: InvasionsState): InvasionsState {
  const { drawPile } = state.decks.plunder
  state.decks.plunder.drawPile = drawPile.filter((id) => id.startsWith('silver'))
  return state
}

const empty = (state: InvasionsState, province: ProvinceId) => {
  for (const { id } of unitsIn(state, province)) placeUnit(state, id, 'reserve')
}

function pictsAt(bernicia: (state: InvasionsState) => void = () => {}): InvasionsState {
  const state = plainPool(freshState())
  empty(state, 'bernicia')
  bernicia(state)
  return state
}

describe('X.C the raids substep', () => {
  it('X.C raiders raid in the order of the Time Table', () => {
    const state = plainPool(freshState())
    const { events } = drive(state, raidsStep, {
      answers: (decision) => at(firstTarget(decision))(decision)
    })
    const raiders = events.flatMap((event) => (event.type === 'raid-declared' ? [event.nation] : []))
    expect(raiders).toEqual(['saxons', 'picts', 'hibernians', 'berbers', 'arabs'])
  })

  it('X.C every raiding nation has at least two units in reserve', () => {
    const state = freshState()
    for (const nation of [
      'saxons',
      'picts',
      'hibernians',
      'berbers',
      'arabs',
      'blemmyes',
      'vikings',
      'angles'
    ] as const)
      expect(raidersInReserve(state, nation).length).toBeGreaterThanOrEqual(2)
  })
})

describe('XI.A, XI.B raiding nations', () => {
  it('XI.A a raid plunders a province and does not conquer it', () => {
    const state = pictsAt()
    drive(state, (play) => raidByRaiders(play, 'picts'), { dice: [8], answers: at('bernicia') })
    expect(state.control.bernicia).toBe('romans')
    expect(state.plundered.bernicia).toBeDefined()
  })

  it('XI.B a nation whose card names an Area starts from any province of it', () => {
    expect(raidStarts('berbers').length).toBeGreaterThan(1)
    expect(raidStarts('picts')).toEqual(['gallovidia'])
  })

  it('XI.B two units raid, drawn at random from a larger reserve, and none is on the map', () => {
    const state = pictsAt()
    const { events } = drive(state, (play) => raidByRaiders(play, 'picts'), {
      dice: [5],
      answers: at('bernicia')
    })
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'raid-declared',
        nation: 'picts',
        units: [expect.any(String), expect.any(String)]
      })
    )
    expect(
      Object.values(state.units).some(({ nation, at: place }) => nation === 'picts' && place !== 'reserve')
    ).toBe(false)
  })

  it('XI.B one unit that is left raids alone, none does not raid', () => {
    const state = pictsAt()
    const [first, ...others] = raidersInReserve(state, 'picts')
    for (const { id } of others) placeUnit(state, id, 'removed')
    const alone = drive(state, (play) => raidByRaiders(play, 'picts'), { dice: [5], answers: at('bernicia') })
    expect(alone.events).toContainEqual(
      expect.objectContaining({ type: 'raid-declared', units: [first?.id] })
    )
    placeUnit(state, first?.id ?? '', 'removed')
    const { events } = drive(state, (play) => raidByRaiders(play, 'picts'))
    expect(events).toEqual([{ type: 'no-raid', nation: 'picts', why: 'no-units' }])
  })
})

describe('XI.C Barbarian nations', () => {
  it('XI.C a Barbarian nation may decline to raid', () => {
    const { result, events } = drive(freshState(), (play) => raidInstead(play, 'alamanni'), {
      answers: [{ option: 'no-raid' }]
    })
    expect(result).toBe(false)
    expect(events).toEqual([])
  })

  it('XI.C two units raid from the horde, wherever they stand, after quiet moves', () => {
    const state = plainPool(freshState())
    const { result, events, decisions } = drive(state, (play) => raidInstead(play, 'alamanni'), {
      dice: [6],
      answers: (decision) =>
        decision.kind === 'raiding-party'
          ? { values: { units: ['alamanni-1', 'alamanni-6'] } }
          : at('noricum')(decision)
    })
    expect(result).toBe(true)
    expect(decisions.map(({ kind }) => kind).indexOf('raiding-party')).toBeGreaterThan(1)
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'raid-declared',
        via: ['bavaria'],
        units: ['alamanni-1', 'alamanni-6']
      })
    )
    expect(state.units['alamanni-6']?.at).toBe('franconia')
    expect(state.nations.alamanni.treasury).toBe(1)
  })

  it('XI.C neither a federate nor a vassal raids', () => {
    const state = freshState()
    expect(routesOfNation(state, 'franks')).not.toEqual([])
    addTies(state, {
      kind: 'vassal',
      suzerain: 'alamanni',
      vassal: 'franks',
      since: 1,
      mercenary: null
    })
    expect(routesOfNation(state, 'franks')).toEqual([])
    addTies(state, {
      kind: 'foedus',
      federator: 'romans',
      federate: 'alamanni',
      provinces: ['noricum', 'rhaetia'],
      since: 1,
      mercenary: null
    })
    expect(routesOfNation(state, 'alamanni')).toEqual([])
  })
})

describe('XI.D the course of a raid', () => {
  it('XI.D the target is an enemy province of a Civilised Area with an empty city site', () => {
    const state = freshState()
    expect(isRaidTarget(state, 'picts', 'bernicia')).toBe(true)
    state.cities.bernicia = { level: 1, fortified: false }
    expect(isRaidTarget(state, 'picts', 'bernicia')).toBe(false)
    expect(isRaidTarget(state, 'alamanni', 'bavaria')).toBe(false)
    expect(isRaidTarget(state, 'picts', 'cumbria')).toBe(true)
  })

  it('XI.D at most one province lies between, and none with a Limes or a fortified city', () => {
    const state = freshState()
    const ways = () => raidRoutes(state, 'alamanni', ['agri_decumates'], 0)
    expect(ways().map(({ target }) => target)).toEqual(['lotharingia', 'noricum', 'rhaetia'])
    expect(ways().every(({ via }) => via.length <= 1 && !via.includes('lotharingia'))).toBe(true)
    expect(ways().find(({ target }) => target === 'noricum')?.via).toEqual(['bavaria'])
    state.cities.bavaria = { level: 1, fortified: true }
    state.control.bavaria = 'romans'
    expect(ways().some(({ via }) => via.includes('bavaria'))).toBe(false)
  })

  it('XI.D amphibious raiders cross sea zones and pay for Civilised fleets on the way', () => {
    const state = freshState()
    const saxons = raidRoutes(state, 'saxons', raidStarts('saxons'), 2)
    expect(saxons.find(({ target }) => target === 'cantium')).toMatchObject({
      via: ['oceanus_germanicus', 'oceanus_britannicus'],
      defenders: 1
    })
    expect(raidRoutes(state, 'saxons', raidStarts('saxons'), 1).map(({ target }) => target)).not.toContain(
      'cantium'
    )
  })
})

describe('XI.E the result of a raid', () => {
  it('XI.E up to 4 the raid fails and one unit is lost for good', () => {
    const state = pictsAt()
    drive(state, (play) => raidByRaiders(play, 'picts'), { dice: [4], answers: at('bernicia') })
    expect(
      Object.values(state.units).filter(({ nation, at: place }) => nation === 'picts' && place === 'removed')
    ).toHaveLength(1)
    expect(state.raids.bernicia).toBeUndefined()
  })

  it('XI.E 5 and 6 bring one gold, one point and Raid -', () => {
    const state = plainPool(freshState())
    empty(state, 'oceanus_britannicus' as ProvinceId)
    drive(state, (play) => raidByRaiders(play, 'saxons'), { dice: [6], answers: at('cantium') })
    expect(state.nations.saxons.treasury).toBe(1)
    expect(state.score.nations.saxons).toBe(1)
    expect(state.raids.cantium).toEqual({ grade: '-', turn: 1, by: 'saxons' })
  })

  it('XI.E 7 to 10 bring a plunder marker, three points and Raid +, and raze a Limes', () => {
    const state = plainPool(freshState())
    const { events } = drive(state, (play) => raidInstead(play, 'alamanni'), {
      dice: [8],
      answers: at('lotharingia')
    })
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'roll',
        total: 7,
        modifiers: [{ amount: -1, rule: 'XI.E', why: 'civilised-units' }]
      })
    )
    expect(state.nations.alamanni.treasury).toBe(2)
    expect(state.score.nations.alamanni).toBe(3)
    expect(state.raids.lotharingia?.grade).toBe('+')
    expect(unitsIn(state, 'lotharingia').filter(({ kind }) => kind === 'limes')).toEqual([])
  })

  it.each([
    ['-', 1],
    ['+', 2]
  ] as const)('XI.E a marker Raid %s of the turn before adds %i', (grade, amount) => {
    const state = pictsAt((fresh) => {
      fresh.turn = 2
      fresh.raids.bernicia = { grade, turn: 1 }
    })
    const { events } = drive(state, (play) => raidByRaiders(play, 'picts'), {
      dice: [2],
      answers: at('bernicia')
    })
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'roll',
        modifiers: [{ amount, rule: 'XI.E', why: `raided-before${grade}` }]
      })
    )
  })

  it('XI.E a marker that is not renewed is removed', () => {
    const state = freshState()
    state.turn = 3
    state.raids = { bernicia: { grade: '+', turn: 1 }, cantium: { grade: '-', turn: 2 } }
    const { events } = drive(state, raidsStep, { answers: (decision) => at(firstTarget(decision))(decision) })
    expect(events).toContainEqual({ type: 'raid-marker-removed', province: 'bernicia' })
    expect(events).not.toContainEqual({ type: 'raid-marker-removed', province: 'cantium' })
  })

  it('XI.E 11 and more let the raiders stay', () => {
    const state = pictsAt((fresh) => {
      fresh.turn = 2
      fresh.raids.bernicia = { grade: '+', turn: 1 }
    })
    drive(state, (play) => raidByRaiders(play, 'picts'), { dice: [9], answers: at('bernicia', 'yes') })
    expect(unitsIn(state, 'bernicia').map(({ nation }) => nation)).toEqual(['picts', 'picts'])
    expect(state.control.bernicia).toBe('picts')
  })
})

describe('XI.F the plunder marker', () => {
  it('XI.F a province under a plunder marker cannot be raided again', () => {
    const state = pictsAt()
    drive(state, (play) => raidByRaiders(play, 'picts'), { dice: [8], answers: at('bernicia') })
    expect(isRaidTarget(state, 'angles', 'bernicia')).toBe(false)
    expect(state.decks.plunder.drawPile).not.toContain(state.plundered.bernicia)
  })
})

describe('XI.G settled raiders', () => {
  const settled = () => {
    const state = pictsAt((fresh) => {
      fresh.turn = 3
      fresh.raids.bernicia = { grade: '+', turn: 2 }
    })
    return {
      state,
      ...drive(state, (play) => raidByRaiders(play, 'angles'), {
        // The fleet in the Oceanus Germanicus takes one.
        dice: [10],
        answers: at('bernicia', 'yes')
      })
    }
  }

  it('XI.G example E2: Angles who settle on turn 3 become inactive and do not raid on turn 4', () => {
    const { state } = settled()
    expect(state.nations.angles).toMatchObject({ presence: 'in-play', activity: 'inactive' })
    state.turn = 4
    const { events } = drive(state, (play) => raidByRaiders(play, 'angles'))
    expect(events).toEqual([{ type: 'no-raid', nation: 'angles', why: 'settled' }])
  })

  it('XI.G to settle is a choice', () => {
    const state = pictsAt((fresh) => {
      fresh.raids.bernicia = { grade: '+', turn: 0 }
    })
    drive(state, (play) => raidByRaiders(play, 'picts'), { dice: [10], answers: at('bernicia', 'no') })
    expect(state.nations.picts).toMatchObject({ presence: 'unborn', activity: 'raider' })
  })

  it('XI.G enemies in the province are fought at once', () => {
    const state = plainPool(freshState())
    state.turn = 2
    empty(state, 'bernicia')
    state.raids.bernicia = { grade: '+', turn: 1 }
    const legion = Object.values(state.units).find(
      ({ kind, nation }) => kind === 'legion' && nation === 'romans'
    )
    placeUnit(state, legion?.id ?? '', 'bernicia')
    const { events } = drive(state, (play) => raidByRaiders(play, 'picts'), {
      dice: [10],
      answers: at('bernicia', 'yes')
    })
    const fought = events.findIndex(
      (event) => (event.type === 'gap' && event.rule === 'XX.A') || event.type.startsWith('battle')
    )
    expect(fought).toBeGreaterThan(-1)
  })
})

function firstTarget(decision: Decision): ProvinceId {
  const { body } = decision
  const key = body.type === 'choice' ? body.options[0]?.key : undefined
  return (key ?? '') as ProvinceId
}
