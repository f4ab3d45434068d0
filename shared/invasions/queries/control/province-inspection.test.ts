import { describe, expect, it } from 'vitest'
import { bareMap, encamp, put } from '../../testing/position.ts'
import { inspectProvince } from './province-inspection.ts'

describe('the inspection of a province', () => {
  it('XII.B, XII.C names the right by which a nation holds it', () => {
    const state = bareMap()
    state.control.alania = 'alans'
    delete state.areaControl.scythia
    expect(inspectProvince(state, 'alania')).toMatchObject({ holder: 'alans', title: 'kept' })
    state.areaControl.scythia = 'alans'
    expect(inspectProvince(state, 'alania').title).toBe('area')
    put(state, 'alans', 'heavy-cavalry', 'alania')
    expect(inspectProvince(state, 'alania').title).toBe('garrison')
    state.cities.alania = { level: 1, fortified: false }
    expect(inspectProvince(state, 'alania').title).toBe('city')
    encamp(state, 'alans', 'alania')
    expect(inspectProvince(state, 'alania').title).toBe('capital')
    delete state.control.alania
    expect(inspectProvince(state, 'alania')).toMatchObject({ holder: null, title: null })
  })

  it('V.B lists whose objective it is and its points now', () => {
    const state = bareMap()
    state.nations.alans.presence = 'in-play'
    const [alans] = inspectProvince(state, 'colchis').objectives.filter(({ nation }) => nation === 'alans')
    expect(alans).toMatchObject({ of: 'area', now: 0 })
    state.areaControl[inspectProvince(state, 'colchis').area] = 'alans'
    const [held] = inspectProvince(state, 'colchis').objectives.filter(({ nation }) => nation === 'alans')
    expect(held?.now).toBe(alans?.points)
  })

  it('XVIII.B lists who can march there, the nearest first, and who is hostile', () => {
    const state = bareMap()
    state.control.abascia = 'alans'
    put(state, 'alans', 'heavy-cavalry', 'alania', 2)
    put(state, 'romans', 'cavalry', 'sarkil')
    const comers = inspectProvince(state, 'abascia').arrivals
    expect(comers).toMatchObject([
      { nation: 'alans', from: 'alania', units: 2, steps: 1, hostile: false },
      { nation: 'romans', from: 'sarkil', units: 1, hostile: true }
    ])
    expect(comers[1]?.steps).toBeGreaterThanOrEqual(1)
    expect(inspectProvince(state, 'latium').arrivals).toEqual([])
  })
})
