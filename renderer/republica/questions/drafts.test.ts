import { describe, expect, it } from 'vitest'
import type { SenateAbouts } from '#shared/republica/decisions/senate.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'
import { expeditionIn, proposalIn, withListed, withVeteran } from './propose/proposal-draft.ts'
import { withTopic } from './propose/proposal-slots.ts'
import { chargesOf, trialIn } from './trial-draft.ts'
import { castBy, votingOf, withBought, withSplit } from './vote-draft.ts'

const empty: Draft = { decision: 1, option: null, values: {} }
const filled = (draft: Draft, values: Draft['values']): Draft => ({
  ...draft,
  values: { ...draft.values, ...values }
})

describe('a proposal in a draft', () => {
  it('is complete once everything is named', () => {
    const draft = withTopic(empty, 'send')
    expect(proposalIn(draft)).toBeNull()
    const named = filled(draft, { commander: 'fabius', against: 'gallic-1', legions: 4 })
    expect(expeditionIn(named)).toEqual({
      commander: 'fabius',
      against: 'gallic-1',
      units: { legions: 4, veterans: [], fleets: 0 }
    })
    expect(proposalIn(withVeteran(named, 7))).toMatchObject({
      about: 'send',
      armies: [{ units: { legions: 4, veterans: [7] } }]
    })
  })

  it('keeps finished parts and begins another', () => {
    const first = filled(withTopic(empty, 'concessions'), { concession: 'mining', senator: 'fabius' })
    const second = filled(withListed(first, 'concessions'), { concession: 'armaments', senator: 'julius' })
    expect(proposalIn(second)).toEqual({
      about: 'concessions',
      grants: [
        { concession: 'mining', senator: 'fabius' },
        { concession: 'armaments', senator: 'julius' }
      ]
    })
  })
})

describe('a vote in a draft', () => {
  const about: SenateAbouts['vote'] = {
    proposal: { about: 'raise', legions: 2, fleets: 0 },
    faction: 'aventine',
    voters: [
      { senator: 'fabius', votes: 3, talents: 5, bound: null },
      { senator: 'julius', votes: 2, talents: 0, bound: null }
    ],
    mayAbstain: true,
    mayVeto: true,
    mayBook: false,
    mayAppeal: false,
    mayLeave: false,
    murder: { killers: [], victims: [] }
  }

  it('9.31, 9.32 counts bought votes, and senators who differ', () => {
    const draft = withSplit(withBought(empty, 'fabius', 4), 'julius', 'no')
    expect(castBy(draft, about, 'yes')).toEqual({ yes: 7, no: 2 })
    expect(votingOf(draft, about, 'yes')).toEqual({
      do: 'vote',
      ballot: 'yes',
      split: [{ senator: 'julius', ballot: 'no' }],
      bought: [{ senator: 'fabius', talents: 4 }]
    })
  })

  it('buys nothing for who abstains', () => {
    expect(votingOf(withBought(empty, 'fabius', 4), about, 'abstain').bought).toEqual([])
  })
})

describe('a trial in a draft', () => {
  const about: SenateAbouts['prosecute'] = {
    chargeable: [
      {
        accused: 'fabius',
        minor: [{ for: 'concession', concession: 'mining' }],
        major: [{ for: 'office', office: 'censor' }]
      }
    ],
    prosecutors: ['julius', 'fabius'],
    minor: 2,
    major: 1
  }

  it('9.41 takes the first charge unless another is chosen', () => {
    const named = filled(empty, { accused: 'fabius', prosecutor: 'julius' })
    expect(chargesOf(about, named)).toHaveLength(2)
    expect(trialIn(about, named)).toMatchObject({ degree: 'minor', accused: 'fabius', prosecutor: 'julius' })
    expect(trialIn(about, withValue(named, 'charge', 1))).toMatchObject({ degree: 'major' })
    expect(trialIn(about, filled(empty, { accused: 'fabius' }))).toBeNull()
  })
})
