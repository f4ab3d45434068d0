import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../invariants.ts'
import { settleControl } from '../../rules/control/control.ts'
import { drive } from '../../testing/drive.ts'
import { bareMap, encamp, opening, put, tie } from '../../testing/position.ts'
import { couldHold } from './tenure.ts'

describe('XII.B-C who could hold a province', () => {
  it('XII.B an empty province belongs to the Area, or to a partner of whoever controls it', () => {
    const state = opening()
    expect(couldHold(state, 'persians', 'atropatene')).toBe(true)
    expect(couldHold(state, 'romans', 'atropatene')).toBe(false)
    tie(state, { kind: 'alliance', between: ['romans', 'persians'], since: 1 })
    expect(couldHold(state, 'romans', 'atropatene')).toBe(true)
  })

  it('XII.B troops hold land where there are enough of them and no strangers', () => {
    const state = bareMap()
    put(state, 'visigoths', 'infantry', 'dardania')
    expect(couldHold(state, 'visigoths', 'dardania')).toBe(true)
    expect(couldHold(state, 'byzantines', 'dardania')).toBe(false)
    put(state, 'franks', 'frankish-infantry', 'thuringia')
    expect(couldHold(state, 'franks', 'thuringia')).toBe(false)
    put(state, 'franks', 'archers', 'thuringia')
    expect(couldHold(state, 'franks', 'thuringia')).toBe(true)
    encamp(state, 'alamanni', 'thuringia')
    expect(couldHold(state, 'franks', 'thuringia')).toBe(false)
  })

  it('XII.B the invariant of every position names a province that nobody there could hold', () => {
    const state = opening({ step: 'purchases' })
    drive(state, function* (play) {
      settleControl(play)
    })
    expect(brokenInvariants(state)).toEqual([])
    state.control.atropatene = 'romans'
    expect(brokenInvariants(state).map(({ invariant }) => invariant)).toEqual([
      'provinces only of nations that could hold them'
    ])
  })
})
