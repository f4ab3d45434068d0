import { describe, expect, it } from 'vitest'
import { house, inSession } from '../../testing/session.ts'
import { viewOf } from '../../view.ts'
import { businessProblem } from './business.ts'
import { legalProposals, openTopics, proposalsAbout } from './proposals.ts'

const state = inSession({
  senators: house({
    cornelius: { office: 'rome-consul' },
    manlius: { office: 'field-consul' },
    julius: { office: 'proconsul' }
  }),
  wars: { 'gallic-1': {}, 'punic-1': {}, syrian: {} },
  armies: [{ commander: 'julius', against: 'gallic-1', legions: 4, campaigns: 1 }],
  legions: 14,
  fleets: 9,
  set: { treasury: 60, forum: { concessions: ['mining'], bequests: [] } }
})

describe('the legal proposals', () => {
  it('9.6 are all legal, and known from a view', () => {
    const view = viewOf(state, 'aventine')
    const proposals = legalProposals(view)
    expect(proposals.length).toBeGreaterThan(100)
    expect(proposals.filter((proposal) => businessProblem(state, proposal) !== null)).toEqual([])
  })

  it('9.6 name each matter that is open', () => {
    expect([...openTopics(state)].sort()).toEqual(
      [
        'concessions',
        'disband',
        'land-bill',
        'minor',
        'raise',
        'recall',
        'reinforce',
        'send',
        'withdraw'
      ].sort()
    )
  })

  it('9.65 send the field consul with what he cannot refuse, or both consuls', () => {
    const armies = proposalsAbout(state, 'send').map((each) => (each.about === 'send' ? each.armies : []))
    // Gallic War 10: 8 legions and 3; no fleets.
    expect(armies).toContainEqual([
      { commander: 'manlius', against: 'gallic-1', units: { legions: 8, veterans: [], fleets: 0 } }
    ])
    expect(
      armies.some(([first, second]) => first?.commander === 'manlius' && second?.commander === 'cornelius')
    ).toBe(true)
    expect(armies.some((sent) => sent.length === 1 && sent[0]?.commander === 'cornelius')).toBe(false)
  })
})
