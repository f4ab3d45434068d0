import { describe, expect, it } from 'vitest'
import { bareMap, encamp, put } from '../testing/position.ts'
import { inspect } from './inspection.ts'

describe('a province looked into', () => {
  it('XII.B, XII.C says by what it is held', () => {
    const state = bareMap()
    state.control.alania = 'alans'
    delete state.areaControl.scythia
    expect(inspect(state, 'alania')).toMatchObject({ holder: 'alans', title: 'kept' })
    state.areaControl.scythia = 'alans'
    expect(inspect(state, 'alania').title).toBe('area')
    put(state, 'alans', 'heavy-cavalry', 'alania')
    expect(inspect(state, 'alania').title).toBe('garrison')
    state.cities.alania = { level: 1, fortified: false }
    expect(inspect(state, 'alania').title).toBe('city')
    encamp(state, 'alans', 'alania')
    expect(inspect(state, 'alania').title).toBe('capital')
    delete state.control.alania
    expect(inspect(state, 'alania')).toMatchObject({ holder: null, title: null })
  })

  it('V.B tells whose objective it is, and what it is worth now', () => {
    const state = bareMap()
    state.nations.alans.presence = 'in-play'
    const [alans] = inspect(state, 'colchis').objectives.filter(({ nation }) => nation === 'alans')
    expect(alans).toMatchObject({ of: 'area', now: 0 })
    state.areaControl[inspect(state, 'colchis').area] = 'alans'
    const [held] = inspect(state, 'colchis').objectives.filter(({ nation }) => nation === 'alans')
    expect(held?.now).toBe(alans?.points)
  })

  it('XVIII.B tells who can march there, the nearest first, and whether as an enemy', () => {
    const state = bareMap()
    state.control.abascia = 'alans'
    put(state, 'alans', 'heavy-cavalry', 'alania', 2)
    put(state, 'romans', 'cavalry', 'sarkil')
    const comers = inspect(state, 'abascia').comers
    expect(comers).toMatchObject([
      { nation: 'alans', from: 'alania', units: 2, steps: 1, hostile: false },
      { nation: 'romans', from: 'sarkil', units: 1, hostile: true }
    ])
    expect(comers[1]?.steps).toBeGreaterThanOrEqual(1)
    expect(inspect(state, 'latium').comers).toEqual([])
  })
})
