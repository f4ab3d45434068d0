import { describe, expect, it } from 'vitest'
import { brokenInvariants } from './invariants.ts'
import { changeController } from './queries/pieces/placement.ts'
import { lead, opening, type TestPosition, troops } from './testing/position.ts'

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

  it('whom a unit serves is changed through its index only', () => {
    const state = opening()
    expect(brokenInvariants(state)).toEqual([])
    const unit = Object.values(state.units).find(
      ({ at, nation }) => at === 'thracia' && nation === 'byzantines'
    )
    if (!unit) throw new Error('nobody stands in Thracia')
    changeController(state, unit.id, 'persians')
    expect(brokenInvariants(state)).toEqual([])
    Object.assign(unit, { controller: 'huns' })
    expect(brokenInvariants(state).map(({ detail }) => detail)).toContain('the garrisons of huns')
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

  it('XX.J no leader stands among enemies alone, once all have come to rest', () => {
    const invariant = 'no leader among enemies alone'
    const withLeader = (id: string, rest: TestPosition = {}) => {
      const state = opening({ step: 'income', ...rest })
      lead(state, id, 'cisalpina')
      return state
    }
    expect(brokenInvariants(withLeader('alaricus'))).toEqual([
      { invariant, detail: 'alaricus of visigoths in cisalpina' }
    ])
    expect(brokenInvariants(withLeader('valens'))).toEqual([])
    const beside = withLeader('alaricus')
    troops(beside, 'visigoths', 'cisalpina', 1)
    expect(brokenInvariants(beside)).toEqual([])
    expect(brokenInvariants(withLeader('alaricus', { active: ['visigoths'] }))).toEqual([])
    expect(brokenInvariants(withLeader('alaricus', { step: 'arrivals' }))).toEqual([])
  })

  it('III.G a capital not one’s own is recorded as lost', () => {
    const invariant = 'a capital not one’s own is recorded as lost'
    const units = [{ nation: 'visigoths', kind: 'infantry', at: 'latium' } as const]
    const state = opening({ step: 'income', clear: ['latium'], units, control: { latium: 'visigoths' } })
    const detail = 'romans has its capital in latium, which is visigoths’s'
    expect(brokenInvariants(state)).toEqual([{ invariant, detail }])
    const nobodys = opening({ step: 'income', control: { latium: null } })
    expect(brokenInvariants(nobodys)).toMatchObject([{ invariant }])
    Object.assign(state.nations.romans, { seat: null, capitalLostOn: 1 })
    expect(brokenInvariants(state)).toEqual([])
  })

  it('XVII.A before the check, and in the nation’s seat, it may be', () => {
    expect(brokenBy(11, 'macedonia', false)).toEqual([])
    expect(brokenBy(11, 'thracia', true)).toEqual([])
  })
})
