import { describe, expect, it } from 'vitest'
import { unitsIn } from '../../queries/pieces/placement.ts'
import {
  isRaidTarget,
  raidersInReserve,
  raidRoutes,
  raidStarts,
  routesOfNation
} from '../../queries/raids/raids.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, values } from '../../testing/drive.ts'
import { clear, move, opening, tie } from '../../testing/position.ts'
import { kindsAsked, rollsOf } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { playRaids, raidByRaidingNation, raidInstead } from './play-raids.ts'

/** Answers for raiders who raid a target, and settle there or not. */
const at = (target: ProvinceId, settle: 'yes' | 'no' = 'no') =>
  ({
    whenever: { 'raid-target': target, 'raid-instead': target, settle },
    otherwise: 'first'
  }) as const

/** The pool holds plain markers only, so that a raid ends with its own dice. */
function plainPool(state: InvasionsState): InvasionsState {
  const { drawPile } = state.decks.plunder
  state.decks.plunder.drawPile = drawPile.filter((id) => id.startsWith('silver'))
  return state
}

function pictsAt(bernicia: (state: InvasionsState) => void = () => {}): InvasionsState {
  const state = plainPool(opening())
  clear(state, 'bernicia')
  bernicia(state)
  return state
}

describe('X.C the raids substep', () => {
  it('X.C raiders raid in the order of the Time Table', () => {
    const state = plainPool(opening())
    const { events } = drive(state, playRaids, {
      dice: 'any',
      whenever: { settle: 'no' },
      otherwise: 'first'
    })
    const raiders = events.flatMap((event) => (event.type === 'raid-declared' ? [event.nation] : []))
    expect(raiders).toEqual(['saxons', 'picts', 'hibernians', 'berbers', 'arabs'])
  })

  it('X.C every raiding nation has at least two units in reserve', () => {
    const state = opening()
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
    drive(state, (play) => raidByRaidingNation(play, 'picts'), { dice: [8], ...at('bernicia') })
    expect(state.control.bernicia).toBe('romans')
    expect(state.plundered.bernicia).toBeDefined()
  })

  it('XI.B a nation whose card names an Area starts from any province of it', () => {
    expect(raidStarts('arabs')).toEqual([
      'arabia_deserta',
      'hijaz',
      'lachmidaria',
      'litus_arabicus',
      'nabatene',
      'palmyrene'
    ])
    expect(raidStarts('picts')).toEqual(['gallovidia'])
    const targets = raidRoutes(opening(), 'arabs', raidStarts('arabs'), false)
    expect(targets.map(({ target, from }) => `${from}>${target}`)).toEqual([
      'palmyrene>coele_syria',
      'nabatene>delta',
      'lachmidaria>euphrates'
    ])
  })

  it('XI.B two units raid, drawn at random from a larger reserve, and none is on the map', () => {
    const state = pictsAt()
    const { events } = drive(state, (play) => raidByRaidingNation(play, 'picts'), {
      dice: [5],
      ...at('bernicia')
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

  it('XI.B a nation with one unit left raids with it; without units it does not raid', () => {
    const state = pictsAt()
    const [first, ...others] = raidersInReserve(state, 'picts')
    move(
      state,
      others.map(({ id }) => id),
      'removed'
    )
    const alone = drive(state, (play) => raidByRaidingNation(play, 'picts'), { dice: [5], ...at('bernicia') })
    expect(alone.events).toContainEqual(
      expect.objectContaining({ type: 'raid-declared', units: [first?.id] })
    )
    move(state, [first?.id ?? ''], 'removed')
    const { events } = drive(state, (play) => raidByRaidingNation(play, 'picts'))
    expect(events).toEqual([{ type: 'no-raid', nation: 'picts', why: 'no-units' }])
  })
})

describe('XI.C Barbarian nations', () => {
  it('XI.C a Barbarian nation may decline to raid', () => {
    const { result, events } = drive(opening(), (play) => raidInstead(play, 'alamanni'), {
      answers: ['no-raid']
    })
    expect(result).toBe(false)
    expect(events).toEqual([])
  })

  it('XI.C two units raid from the horde, wherever they stand, after quiet moves', () => {
    const state = plainPool(opening())
    const { result, events, decisions } = drive(state, (play) => raidInstead(play, 'alamanni'), {
      dice: [6],
      answers: { 'raiding-party': values({ units: ['alamanni-1', 'alamanni-6'] }) },
      ...at('noricum')
    })
    expect(result).toBe(true)
    expect(kindsAsked(decisions).indexOf('raiding-party')).toBeGreaterThan(1)
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
    const state = opening()
    expect(routesOfNation(state, 'franks')).not.toEqual([])
    tie(state, { kind: 'vassal', between: ['alamanni', 'franks'], since: 1 })
    expect(routesOfNation(state, 'franks')).toEqual([])
    tie(state, {
      kind: 'foedus',
      between: ['romans', 'alamanni'],
      provinces: ['noricum', 'rhaetia'],
      since: 1
    })
    expect(routesOfNation(state, 'alamanni')).toEqual([])
  })
})

describe('XI.E the result of a raid', () => {
  it('XI.E up to 4 the raid fails and one unit is lost for good', () => {
    const state = pictsAt()
    drive(state, (play) => raidByRaidingNation(play, 'picts'), { dice: [4], ...at('bernicia') })
    expect(
      Object.values(state.units).filter(({ nation, at: place }) => nation === 'picts' && place === 'removed')
    ).toHaveLength(1)
    expect(state.raids.bernicia).toBeUndefined()
  })

  it('XI.E 5 and 6 bring one gold, one point and Raid -', () => {
    const state = plainPool(opening())
    clear(state, 'oceanus_britannicus')
    drive(state, (play) => raidByRaidingNation(play, 'saxons'), { dice: [6], ...at('cantium') })
    expect(state.nations.saxons.treasury).toBe(1)
    expect(state.score.nations.saxons).toBe(1)
    expect(state.raids.cantium).toEqual({ grade: '-', turn: 1, by: 'saxons' })
  })

  it('XI.E 7 to 10 bring a plunder marker, three points and Raid +, and raze a Limes', () => {
    const state = plainPool(opening())
    const { events } = drive(state, (play) => raidInstead(play, 'alamanni'), {
      dice: [8],
      ...at('lotharingia')
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

  it('XI.E a marker Raid - of the turn before adds 1, a Raid + adds 2', () => {
    for (const [grade, amount] of [
      ['-', 1],
      ['+', 2]
    ] as const) {
      const state = pictsAt((fresh) => {
        fresh.turn = 2
        fresh.raids.bernicia = { grade, turn: 1 }
      })
      const { events } = drive(state, (play) => raidByRaidingNation(play, 'picts'), {
        dice: [2],
        ...at('bernicia')
      })
      expect(rollsOf(events).map(({ modifiers }) => modifiers)).toEqual([
        [{ amount, rule: 'XI.E', why: `raided-before${grade}` }]
      ])
    }
  })

  it('XI.E a marker that is not renewed is removed', () => {
    const state = opening({ turn: 3 })
    state.raids = { bernicia: { grade: '+', turn: 1 }, cantium: { grade: '-', turn: 2 } }
    const { events } = drive(state, playRaids, {
      dice: 'any',
      whenever: { settle: 'no' },
      otherwise: 'first'
    })
    expect(events).toContainEqual({ type: 'raid-marker-removed', province: 'bernicia' })
    expect(events).not.toContainEqual({ type: 'raid-marker-removed', province: 'cantium' })
  })

  it('XI.E 11 or more lets the raiders settle', () => {
    const state = pictsAt((fresh) => {
      fresh.turn = 2
      fresh.raids.bernicia = { grade: '+', turn: 1 }
    })
    drive(state, (play) => raidByRaidingNation(play, 'picts'), { dice: [9], ...at('bernicia', 'yes') })
    expect(unitsIn(state, 'bernicia').map(({ nation }) => nation)).toEqual(['picts', 'picts'])
    expect(state.control.bernicia).toBe('picts')
  })
})

describe('XI.F the plunder marker', () => {
  it('XI.F a province under a plunder marker cannot be raided again', () => {
    const state = pictsAt()
    drive(state, (play) => raidByRaidingNation(play, 'picts'), { dice: [8], ...at('bernicia') })
    expect(isRaidTarget(state, 'angles', 'bernicia')).toBe(false)
    expect(state.decks.plunder.drawPile).not.toContain(state.plundered.bernicia)
  })
})
