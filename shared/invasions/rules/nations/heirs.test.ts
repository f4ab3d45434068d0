import { describe, expect, it } from 'vitest'
import { specialRuleTexts } from '../../content/special-rule-texts.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import {
  crown,
  disarm,
  encamp,
  garrison,
  hold,
  holdArea,
  move,
  opening,
  put,
  tie
} from '../../testing/position.ts'
import { nationsIn, onMap, placesOfPieces } from '../../testing/read-results.ts'
import { provincesOf } from '../../world/world-queries.ts'
import { nationsArrive } from '../time/arrivals.ts'

/** Turn 4 after the fall of the West: nobody holds its provinces. */
function withoutTheWest(prepare: (state: InvasionsState) => void = () => {}) {
  const state = opening({ turn: 4 })
  move(
    state,
    Object.values(state.units).flatMap(({ id, nation }) => (nation === 'romans' ? [id] : [])),
    'removed'
  )
  Object.assign(state.nations.romans, { presence: 'gone', seat: null })
  for (const leader of Object.values(state.leaders))
    if (leader.nation === 'romans') Object.assign(leader, { presence: 'gone', at: null })
  holdArea(state, null, 'britannia')
  prepare(state)
  drive(state, nationsArrive, { otherwise: 'first' })
  return state
}

describe('XXVII the Britons on turn 4', () => {
  it('XXVII.A take over what Rome holds; its troops there are exchanged for theirs', () => {
    const state = opening({ turn: 4 })
    disarm(state, 'romans')
    hold(state, 'romans', ['camulodunum', 'cantium'])
    put(state, 'romans', 'legion', 'cantium')
    put(state, 'romans', 'limes', 'bernicia')
    drive(state, nationsArrive, { otherwise: 'first' })
    expect(onMap(state, 'romans')).toEqual([])
    expect(nationsIn(state, 'cantium')).toEqual(['britons'])
    expect(state.control.cantium).toBe('britons')
    expect(state.areaControl.britannia).toBe('britons')
  })

  it('XXVII.A, XII.D raise no troops where federates of Rome stand, and leave that province to them', () => {
    const state = opening({ turn: 4 })
    disarm(state, 'romans', 'franks')
    hold(state, 'romans', ['camulodunum', 'cantium'])
    put(state, 'romans', 'legion', 'cantium')
    const friends = put(state, 'franks', 'frankish-infantry', 'cantium', 2)
    const provinces = ['saliens', 'belgae'] as const
    tie(state, { kind: 'foedus', between: ['romans', 'franks'], provinces, since: 3 })
    drive(state, nationsArrive, { otherwise: 'first' })
    expect(placesOfPieces(state, friends)).toEqual(['cantium', 'cantium'])
    expect(nationsIn(state, 'cantium')).toEqual(['franks', 'franks'])
  })

  it('XXVII.A when the West has fallen they rise on what is nobody’s', () => {
    const state = withoutTheWest()
    expect(state.nations.britons).toMatchObject({
      presence: 'in-play',
      seat: { kind: 'capital', at: 'camulodunum' }
    })
    expect(state.areaControl.britannia).toBe('britons')
  })

  it('XXVII.A they do not rise in provinces that others hold by then', () => {
    const state = withoutTheWest((fresh) => {
      garrison(fresh, 'franks', 'frankish-infantry', ['camulodunum', 'cantium'])
    })
    expect(state.nations.britons.seat).toEqual({ kind: 'capital', at: 'flavia_caesariensis' })
    expect(state.control).toMatchObject({ camulodunum: 'franks', cantium: 'franks' })
    expect(nationsIn(state, 'camulodunum')).toEqual(['franks'])
  })

  it('XXVII.A they do not rise in free provinces while Rome stands', () => {
    const state = opening({ turn: 4 })
    disarm(state, 'romans')
    put(state, 'romans', 'legion', 'latium')
    holdArea(state, null, 'britannia')
    drive(state, nationsArrive, { otherwise: 'first' })
    expect(state.nations.britons.presence).toBe('unborn')
  })
})

describe('XXVII the Gallo-Romans', () => {
  const heirs = (state: InvasionsState) => state.nations['gallo-romans']

  it('XXVII.A rise on what is nobody’s, not in the capital of a people that has taken it', () => {
    const state = withoutTheWest((fresh) => {
      holdArea(fresh, null, 'gallia_septentrionalis')
      garrison(fresh, 'franks', 'frankish-infantry', ['neustria'])
      crown(fresh, 'franks', 'neustria')
    })
    expect(state.nations.franks.seat).toEqual({ kind: 'capital', at: 'neustria' })
    expect(nationsIn(state, 'neustria')).toEqual(['franks'])
    const { presence, seat } = heirs(state)
    expect(presence).toBe('in-play')
    expect(
      seat && [areaOf(seat.at), state.cities[seat.at]?.fortified, [...new Set(nationsIn(state, seat.at))]]
    ).toEqual(['gallia_septentrionalis', true, ['gallo-romans']])
  })

  it('XXVII.A do not rise as long as others hold all Gaul', () => {
    const taken = (fresh: InvasionsState) => {
      for (const area of ['gallia_septentrionalis', 'gallia_meridionalis'] as const) {
        holdArea(fresh, 'franks', area)
        for (const { id } of provincesOf(area, 'base')) fresh.control[id] = 'franks'
      }
    }
    const state = withoutTheWest((fresh) => {
      crown(fresh, 'franks', 'neustria')
      taken(fresh)
      fresh.nations.franks.seat = { kind: 'capital', at: 'neustria' }
    })
    expect(heirs(state).presence).toBe('unborn')
  })

  it('XXVII.A rise where Rome still holds land, if it lives on without Italia', () => {
    const state = opening({ turn: 5 })
    disarm(state, 'visigoths')
    garrison(state, 'visigoths', 'infantry', ['latium', 'cisalpina', 'umbria', 'campania'])
    garrison(state, 'visigoths', 'noble-cavalry', ['sicilia', 'venetia'])
    encamp(state, 'franks', 'neustria')
    drive(state, nationsArrive, { otherwise: 'first' })
    expect(heirs(state).seat?.at).not.toBe('neustria')
    expect(state.nations.franks.seat).toEqual({ kind: 'horde', at: 'neustria' })
  })
})

describe('XXVII the Sardinians', () => {
  it('XXVII.A rise in their island when the West has fallen, inactive, by a rule of their own', () => {
    const state = withoutTheWest()
    expect(state.nations.sardinians).toMatchObject({ presence: 'in-play', activity: 'inactive' })
    expect(nationsIn(state, 'sardinia')).toEqual(['sardinians'])
    const own = specialRuleTexts.find(({ id }) => id === 'free-sardinia')
    expect(own?.en).toContain('Sardinia')
    expect(own?.es).toContain('Sardinia')
  })
})
