import { describe, expect, test } from 'vitest'
import { begin } from '../testing/movement.ts'
import { bareMap, encamp, put } from '../testing/position.ts'
import { chosen, given, staged } from './testing/staged.ts'

/** Visigoths before a city of the Byzantines that nobody defends. */
function standingBefore(city: 'macedonia' | 'epirus', units: number) {
  const state = bareMap({ turn: 3 })
  encamp(state, 'visigoths', 'dacia')
  put(state, 'visigoths', 'infantry', city, units)
  begin(state, 'visigoths')
  return staged(state, { task: 'combat', besieged: [], campaignsLeft: 0 })
}

describe('a legate before a city', () => {
  test('besieges what he has come for', () => {
    expect(chosen(standingBefore('macedonia', 3))).toBe('besiege')
  })

  test('does not storm it with two units, who would both fall', () => {
    const match = given(standingBefore('macedonia', 2), { option: 'besiege' })
    expect(match.awaited?.kind).toBe('assault')
    expect(chosen(match)).toBe('siege')
  })
})
