import { expect, it } from 'vitest'
import { position } from '#shared/republica/testing/position.ts'
import { viewOf } from '#shared/republica/view.ts'
import { outlookOf } from './outlook.ts'

it('6.22, 8.1 next year: the revenue, twenty for each active war, two for each unit; unrest for wars nobody fights', () => {
  const state = position({})
  state.treasury = 50
  state.unrest = 1
  state.legions = [1, 2, 3].map((id) => ({
    id,
    place: { in: 'italy' as const },
    isVeteran: false,
    loyalTo: null
  }))
  state.fleets = []
  state.wars = {
    'gallic-1': {
      isActive: true,
      isRevolt: false,
      isUnprosecuted: true,
      isFleetBeaten: false,
      isUnmatched: false,
      order: 1
    }
  }
  const { treasury, unrest, wars } = outlookOf(viewOf(state, null))
  expect(treasury.next).toBe(50 + 100 - 20 - 6)
  expect(treasury.lines.map(({ what }) => what)).toEqual(['annual', 'wars', 'units'])
  expect(unrest).toEqual({ now: 1, next: 2, droughts: 0, unprosecuted: 1 })
  expect(wars).toBe(1)
})

it('8.2 the chance of a people’s revolt is exact', () => {
  const state = position({})
  state.unrest = 4
  // Three dice less four are below nothing with a three only: 1 of 216.
  expect(outlookOf(viewOf(state, null)).revolt).toBeCloseTo(100 / 216)
  state.unrest = 3
  expect(outlookOf(viewOf(state, null)).revolt).toBe(0)
})
