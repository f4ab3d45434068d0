import { describe, expect, it } from 'vitest'
import { specialRuleTexts } from '../../content/special-rule-texts.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import { disarm, garrison, hold, holdArea, move, opening, put, tie } from '../../testing/position.ts'
import { nationsIn, onMap, placesOfPieces } from '../../testing/read-results.ts'
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

  it('XXVII.A, XXVI.B friends of Rome on the island part from them', () => {
    const state = opening({ turn: 4 })
    disarm(state, 'romans', 'franks')
    hold(state, 'romans', ['camulodunum', 'cantium'])
    put(state, 'romans', 'legion', 'cantium')
    const friends = put(state, 'franks', 'frankish-infantry', 'cantium', 2)
    const provinces = ['saliens', 'belgae'] as const
    tie(state, { kind: 'foedus', between: ['romans', 'franks'], provinces, since: 3 })
    drive(state, nationsArrive, { otherwise: 'first' })
    // One Briton in the place of the legion, two Franks: the Britons leave what is not their capital.
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
