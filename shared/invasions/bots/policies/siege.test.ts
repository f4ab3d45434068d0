import { describe, expect, test } from 'vitest'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, encamp, put } from '../../testing/position.ts'
import { chosen, given, staged } from '../testing/staged.ts'

/** Visigoths at an undefended Byzantine city. */
function standingBefore(city: 'macedonia' | 'epirus', units: number) {
  const state = bareMap({ turn: 3 })
  encamp(state, 'visigoths', 'dacia')
  put(state, 'visigoths', 'infantry', city, units)
  beginMovementOf(state, 'visigoths')
  return staged(state, { task: 'combat', besieged: [], campaignsLeft: 0 })
}

describe('a legate at a city', () => {
  test('besieges the city', () => {
    expect(chosen(standingBefore('macedonia', 3))).toBe('besiege')
  })

  test('does not assault with two units, which would both be lost', () => {
    const match = given(standingBefore('macedonia', 2), { option: 'besiege' })
    expect(match.awaited?.kind).toBe('assault')
    expect(chosen(match)).toBe('siege')
  })
})
