import { describe, expect, it } from 'vitest'
import { brokenInvariants } from './invariants.ts'
import { opening, troops } from './testing/position.ts'

const brokenBy = (units: number, at: 'macedonia' | 'thracia', hasActed: boolean) => {
  const state = opening()
  troops(state, 'byzantines', at, units)
  if (hasActed) state.thisTurn.activated = ['byzantines']
  return brokenInvariants(state).map(({ invariant }) => invariant)
}

describe('what must hold in every state', () => {
  it('a campaign begins sound', () => {
    expect(brokenInvariants(opening())).toEqual([])
  })

  it('XVII.B after its activation no stack is larger than any limit it could have had', () => {
    expect(brokenBy(4, 'macedonia', true)).toEqual([])
    expect(brokenBy(11, 'macedonia', true)).toEqual(['no stack beyond any limit it could have had'])
  })

  it('V.B points are won through the ledger only', () => {
    const state = opening()
    state.score.sides.huns = 2
    expect(brokenInvariants(state)).toEqual([
      { invariant: 'the score is what the ledger adds up to', detail: 'the huns have 2, not 0' }
    ])
    state.score.ledger?.push({ turn: 1, nation: 'alans', source: 'raid', points: 2 })
    expect(brokenInvariants(state)).toEqual([
      {
        invariant: 'the score is what the ledger adds up to',
        detail: 'alans has 0 points, and 2 in the ledger'
      }
    ])
  })

  it('XVII.A before the check, and in the nation’s seat, it may be', () => {
    expect(brokenBy(11, 'macedonia', false)).toEqual([])
    expect(brokenBy(11, 'thracia', true)).toEqual([])
  })
})
