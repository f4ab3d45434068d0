import { describe, expect, it } from 'vitest'
import { brokenInvariants } from './invariants.ts'
import { freshState } from './testing/drive.ts'
import { army } from './testing/ties.ts'

const brokenBy = (units: number, at: 'macedonia' | 'thracia', moving = false) => {
  const state = freshState()
  army(state, 'byzantines', at, units)
  if (moving) {
    state.movement = {
      nations: ['byzantines'],
      campaign: null,
      quiet: false,
      marches: {},
      mayRedeploy: false,
      eluded: [],
      terrorised: [],
      migrating: [],
      attacking: [],
      done: []
    }
  }
  return brokenInvariants(state).map(({ invariant }) => invariant)
}

describe('what must hold in every state', () => {
  it('a campaign begins sound', () => {
    expect(brokenInvariants(freshState())).toEqual([])
  })

  it('XVII.B no stack is larger than any limit it could have had', () => {
    expect(brokenBy(4, 'macedonia')).toEqual([])
    expect(brokenBy(11, 'macedonia')).toEqual(['no stack beyond any limit it could have had'])
  })

  it('XVII.A except in the nation’s seat and on the march', () => {
    expect(brokenBy(11, 'thracia')).toEqual([])
    expect(brokenBy(11, 'macedonia', true)).toEqual([])
  })
})
