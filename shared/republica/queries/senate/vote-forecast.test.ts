import { describe, expect, it } from 'vitest'
import { answer, playFrom } from '../../testing/position.ts'
import { ballot, begun, house, inSession, motionOf, propose } from '../../testing/session.ts'
import { viewOf } from '../../view.ts'
import type { OpenProposal } from './session.ts'
import { voteForecast } from './vote-forecast.ts'

const RAISE: OpenProposal = { about: 'raise', legions: 1, fleets: 0 }

describe('the forecast of a vote', () => {
  it('9.3 the proposer is for it, others are open, with what their senators could buy', () => {
    const state = inSession({ senators: house({ julius: { talents: 4 }, cornelius: { talents: 2 } }) })
    const forecast = voteForecast(state, RAISE, 'palatine')
    expect(forecast).toMatchObject({
      yes: 7,
      no: 0,
      open: 16,
      purchasable: 6,
      isCarried: true,
      isSettled: false
    })
    expect(forecast.factions).toEqual([
      { faction: 'palatine', leaning: 'yes', because: 'proposer', votes: 7, purse: 2 },
      { faction: 'capitoline', leaning: null, because: null, votes: 8, purse: 4 },
      { faction: 'aventine', leaning: null, because: null, votes: 8, purse: 0 }
    ])
  })

  it('9.41 the faction of the accused is against it, with his influence', () => {
    const proposal: OpenProposal = {
      about: 'trial',
      degree: 'minor',
      accused: 'julius',
      charge: { for: 'office', office: 'rome-consul' },
      prosecutor: 'aurelius'
    }
    const forecast = voteForecast(inSession(), proposal, 'aventine')
    expect(forecast).toMatchObject({ yes: 8, no: 12 })
  })

  it('9.2 a candidate’s faction is for him', () => {
    const forecast = voteForecast(inSession(), { about: 'consuls', pair: ['fabius', 'furius'] }, 'palatine')
    expect(forecast).toMatchObject({ yes: 15, open: 8, isSettled: true })
  })

  it('9.32 what has been cast counts as it was cast', () => {
    const match = begun(playFrom(inSession(), [{ task: 'business' }]))
    answer(match, 'palatine', propose(RAISE))
    answer(match, 'capitoline', ballot('no', { split: [{ senator: 'julius', ballot: 'yes' }] }))
    const motion = motionOf(match)
    if (!motion) throw new Error('nothing is voted on')
    const view = viewOf(match.state, null)
    const forecast = voteForecast(view, motion.proposal, motion.by, motion)
    expect(forecast).toMatchObject({ yes: 10, no: 5, open: 8, isCarried: true, isSettled: false })
  })

  it('9.44 the people’s answer counts for the accused', () => {
    const proposal: OpenProposal = {
      about: 'trial',
      degree: 'minor',
      accused: 'julius',
      charge: { for: 'office', office: 'rome-consul' },
      prosecutor: 'aurelius'
    }
    const motion = { cast: [], called: [], appeal: 8 }
    expect(voteForecast(inSession(), proposal, 'aventine', motion).no).toBe(20)
  })
})
