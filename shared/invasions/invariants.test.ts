import { describe, expect, it } from 'vitest'
import { brokenInvariants } from './invariants.ts'
import { changeController } from './queries/pieces/placement.ts'
import type { InvasionsState } from './state.ts'
import {
  clear,
  encamp,
  lead,
  move,
  opening,
  put,
  type TestPosition,
  tie,
  troops
} from './testing/position.ts'

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

  it('XVII.B, XXVIII.B the leaders of its federator do not raise the limit of a federate', () => {
    const state = opening({ turn: 2 })
    encamp(state, 'franks', 'saliens')
    const provinces = ['saliens', 'belgae'] as const
    tie(state, { kind: 'foedus', between: ['byzantines', 'franks'], provinces, since: 1 })
    clear(state, 'belgae')
    state.thisTurn.activated = ['franks']
    const [first = '', ...others] = troops(state, 'franks', 'belgae', 10)
    expect(brokenInvariants(state).map(({ invariant }) => invariant)).toContain(
      'no stack beyond any limit it could have had'
    )
    move(state, [first], 'saliens')
    expect(others).toHaveLength(9)
    expect(brokenInvariants(state)).toEqual([])
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

  describe('XX.A, XXVI.B enemies do not stand side by side', () => {
    const faults = (state: InvasionsState, asked: string | null = null) =>
      brokenInvariants(state, asked).map(({ invariant, detail }) => `${invariant}: ${detail}`)
    const fault = ['no enemies side by side: romans and visigoths in cisalpina']
    const atRest = (rest: TestPosition = {}) => opening({ step: 'income', ...rest })

    it('XX.J a leader is reported as troops are, unless he is a friend', () => {
      const withLeader = (id: string, rest: TestPosition = {}) => {
        const state = atRest(rest)
        lead(state, id, 'cisalpina')
        return faults(state)
      }
      expect(withLeader('alaricus')).toEqual(fault)
      expect(withLeader('valens')).toEqual([])
      // Not while an activation or the Time Phase is in progress.
      expect(withLeader('alaricus', { active: ['visigoths'] })).toEqual([])
      expect(withLeader('alaricus', { step: 'arrivals' })).toEqual([])
    })

    it('III.B, III.D a horde and a Limes count', () => {
      const camped = atRest({ clear: ['pieces'] })
      encamp(camped, 'visigoths', 'cisalpina')
      expect(faults(camped)).toEqual([])
      put(camped, 'romans', 'limes', 'cisalpina')
      expect(faults(camped)).toEqual(fault)
    })

    it('XX.L not while those who must leave are asked where they go', () => {
      const state = atRest()
      troops(state, 'visigoths', 'cisalpina', 1)
      expect(faults(state)).toEqual(fault)
      expect(faults(state, 'retreat')).toEqual([])
      expect(faults(state, 'convert')).toEqual(fault)
    })
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
