import { describe, expect, test } from 'vitest'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, encamp, put } from '../../testing/position.ts'
import { chosen, staged } from '../testing/staged.ts'

/** Visigoths at an undefended Byzantine city. */
function standingBefore(city: 'macedonia' | 'epirus', units: number) {
  const state = bareMap({ turn: 3 })
  encamp(state, 'visigoths', 'dacia')
  put(state, 'visigoths', 'infantry', city, units)
  beginMovementOf(state, 'visigoths')
  return staged(state, { task: 'combat', besieged: [], campaignsLeft: 0 })
}

describe('a legate at a city', () => {
  test('lays siege to the city', () => {
    expect(chosen(standingBefore('macedonia', 3))).toBe('siege')
  })

  test('does not assault with two units, which would both be lost', () => {
    expect(chosen(standingBefore('macedonia', 2))).toBe('siege')
  })
})
