import { describe, expect, it } from 'vitest'
import { isRaidTarget, raidersInReserve, raidRoutes, raidStarts } from '../../queries/raids/raids.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import { bareMap, clear, move, opening, put } from '../../testing/position.ts'
import { askedFor, kindsAsked, optionKeys } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { raidByRaidingNation } from './play-raids.ts'

const routesFrom = (state: InvasionsState, from: ProvinceId, amphibious = false) =>
  raidRoutes(state, 'alamanni', [from], amphibious)
const targetsFrom = (state: InvasionsState, from: ProvinceId, amphibious = false) =>
  routesFrom(state, from, amphibious).map(({ target }) => target)

describe('XI.D targets', () => {
  it('XI.D an enemy province of a Civilised Area whose city site is empty', () => {
    const state = opening()
    expect(isRaidTarget(state, 'picts', 'bernicia')).toBe(true)
    state.cities.bernicia = { level: 1, fortified: false }
    expect(isRaidTarget(state, 'picts', 'bernicia')).toBe(false)
  })

  it('XI.D no province with a city, and none without a site', () => {
    const state = opening()
    expect(isRaidTarget(state, 'picts', 'flavia_caesariensis')).toBe(false)
    expect(isRaidTarget(state, 'picts', 'cumbria')).toBe(false)
  })

  it('XI.D no site of a Barbarian Area, of nobody or of the raider himself', () => {
    const state = opening()
    expect(state.control.franconia).toBe('alamanni')
    expect(isRaidTarget(state, 'picts', 'franconia')).toBe(false)
    state.control.bernicia = 'picts'
    expect(isRaidTarget(state, 'picts', 'bernicia')).toBe(false)
    delete state.control.bernicia
    expect(isRaidTarget(state, 'picts', 'bernicia')).toBe(false)
  })
})

describe('XI.D routes over land', () => {
  it('XI.D the target is adjacent, or one province lies in between', () => {
    expect(targetsFrom(bareMap(), 'agri_decumates')).toEqual([
      'burgundia',
      'lotharingia',
      'noricum',
      'rhaetia',
      'sequana',
      'taurinorum'
    ])
  })

  it('XI.D no route leads past a fortified city', () => {
    const state = bareMap()
    expect(state.cities.treveria?.fortified).toBe(true)
    expect(targetsFrom(state, 'agri_decumates')).not.toContain('austrasia')
    state.cities.treveria = { level: 2, fortified: false }
    expect(targetsFrom(state, 'agri_decumates')).toContain('austrasia')
  })

  it('XI.D XVIII.I no route leads past a Limes, but the province of a Limes can be raided', () => {
    const state = bareMap()
    put(state, 'romans', 'limes', 'lotharingia')
    put(state, 'romans', 'limes', 'helvetia')
    expect(targetsFrom(state, 'agri_decumates')).toEqual(['lotharingia', 'noricum', 'rhaetia'])
  })

  it('XI.E troops on the route count like those in the target, and the raiders take the route past the fewest', () => {
    const state = bareMap()
    const sequana = () => routesFrom(state, 'agri_decumates').find(({ target }) => target === 'sequana')
    put(state, 'romans', 'legion', 'lotharingia', 2)
    put(state, 'romans', 'infantry', 'sequana')
    expect(sequana()).toMatchObject({ via: ['lotharingia'], defenders: 3 })
    state.cities.treveria = { level: 2, fortified: false }
    expect(sequana()).toMatchObject({ via: ['treveria'], defenders: 1 })
  })

  it('XXV.F no route crosses a strait that enemy fleets block', () => {
    const state = bareMap()
    expect(targetsFrom(state, 'flandria')).toContain('cantium')
    put(state, 'romans', 'fleet', 'oceanus_britannicus')
    expect(targetsFrom(state, 'flandria')).not.toContain('cantium')
  })
})

describe('XI.D routes over the sea', () => {
  /** Saxons with an archer, who cannot go by sea, and one unit that can. */
  function saxons(boatmen: number): InvasionsState {
    const state = opening()
    const reserve = raidersInReserve(state, 'saxons')
    const archers = reserve.filter(({ kind }) => kind === 'archers')
    const party = [...reserve.filter(({ kind }) => kind === 'sea-infantry').slice(0, boatmen), ...archers]
    const others = reserve.filter((unit) => !party.slice(0, 2).includes(unit))
    move(
      state,
      others.map(({ id }) => id),
      'removed'
    )
    return state
  }
  const offered = (state: InvasionsState) => {
    const { decisions } = drive(state, (play) => raidByRaidingNation(play, 'saxons'), {
      dice: 'any',
      whenever: { settle: 'no' },
      otherwise: 'first'
    })
    return optionKeys(askedFor(decisions, 'raid-target')[0])
  }

  it('XI.D amphibious raiders may cross one sea zone, others none', () => {
    expect(raidStarts('saxons')).toEqual(['flandria'])
    expect(offered(saxons(2))).toContain('bernicia')
    expect(offered(saxons(1))).not.toContain('bernicia')
    expect(offered(saxons(1))).toContain('saliens')
  })

  it('XI.D a raid crosses one zone only, and no province after it', () => {
    const routes = routesFrom(bareMap(), 'momonia', true)
    expect(routes.map(({ target }) => target)).toEqual([
      'corinium_dobunorum',
      'durnovaria',
      'gallaecia',
      'lusitania'
    ])
    expect(routes.every(({ via, bySea }) => bySea && via.length === 1)).toBe(true)
  })

  it('XI.D XI.E fleets of Civilised nations in the zone count against the raid', () => {
    const state = bareMap()
    const durnovaria = () =>
      routesFrom(state, 'momonia', true).find(({ target }) => target === 'durnovaria')?.defenders
    expect(durnovaria()).toBe(0)
    put(state, 'romans', 'fleet', 'oceanus_hibernicus', 2)
    expect(durnovaria()).toBe(2)
  })

  it('XI.D nobody intercepts a raid', () => {
    const state = opening()
    clear(state, 'bernicia')
    put(state, 'romans', 'cavalry', 'flavia_caesariensis')
    const { decisions } = drive(state, (play) => raidByRaidingNation(play, 'picts'), {
      dice: [5],
      answers: { 'raid-target': 'bernicia' }
    })
    expect(kindsAsked(decisions)).toEqual(['raid-target'])
  })
})
