import { describe, expect, it } from 'vitest'
import type { InvasionsState, LeaderId } from '../../state.ts'
import { cardPlayAnswer, drive } from '../../testing/drive.ts'
import { emptyMap, garrison, lead, put } from '../../testing/position.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { killLeader } from './leader-effects.ts'

/** Ransoms a leader who is about to be lost; returns where he goes. */
function ransomed(state: InvasionsState, leader: LeaderId) {
  arm(state)
  drive(state, (play) => killLeader(play, leader, 'XX.J'), {
    answers: { 'play-card': cardPlayAnswer('ransom', 0, { leader }) }
  })
  return state.leaders[leader]?.at
}

function arm(state: InvasionsState): void {
  state.hands.romans.events = ['ransom']
  state.nations.romans.treasury = 0
  state.nations.byzantines.treasury = 10
}

describe('X.B, XX.J Ransom', () => {
  const held = (...provinces: ProvinceId[]) => {
    const state = emptyMap({ turn: 4 })
    garrison(state, 'byzantines', 'legion', provinces)
    return state
  }

  it('XX.J from among enemies to the nearest friendly province', () => {
    const state = held('macedonia', 'aegyptus')
    lead(state, 'theodosius', 'dardania')
    put(state, 'visigoths', 'infantry', 'dardania')
    expect(ransomed(state, 'theodosius')).toBe('macedonia')
  })

  it('XX.J, XXV.C from the sea to the nearest of all its coasts', () => {
    // No coast of the Adriatic is friendly. Savus lies next to one of them, Sicilia two steps from another.
    const state = held('sicilia', 'savus')
    lead(state, 'theodosius', 'mare_adriaticum')
    expect(ransomed(state, 'theodosius')).toBe('savus')
  })

  it('XX.J from an island over the sea that it lies in', () => {
    const state = held('aegyptus', 'thessalia')
    lead(state, 'theodosius', 'creta')
    put(state, 'visigoths', 'infantry', 'creta')
    expect(ransomed(state, 'theodosius')).toBe('thessalia')
  })
})
