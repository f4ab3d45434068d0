import { describe, expect, it } from 'vitest'
import type { RepublicPlay } from '../../game-types.ts'
import { promisedPair, promisedVote } from '../../queries/deals.ts'
import {
  act,
  answer,
  eventsOf,
  PASS,
  playFrom,
  position,
  refusalOf,
  run,
  type TestPosition,
  values
} from '../../testing/position.ts'
import { carryOutPayments } from './carry-out.ts'
import { closeYear, noteContributions, noteNomination, noteProsecution, noteVote } from './ledger.ts'

const table: TestPosition = {
  senators: {
    cornelius: { faction: 'palatine', talents: 3 },
    fabius: { faction: 'capitoline' },
    furius: { faction: 'aventine' }
  },
  leaders: { palatine: 'cornelius', capitoline: 'fabius', aventine: 'furius' },
  purses: { palatine: 10 },
  hands: { palatine: ['tribune-1'], capitoline: [] }
}

const PAIR = ['cornelius', 'fabius'] as const

/** The Palatine pays the Capitoline, which votes for a pair. */
const bargain = {
  to: ['capitoline'],
  terms: [
    { does: 'pay', by: 'palatine', to: 'capitoline', talents: 5 },
    { does: 'vote', by: 'capitoline', on: { topic: 'consuls', pair: [...PAIR] }, inFavour: true }
  ],
  words: ''
}

const begin = (scene = table) => run(position(scene), [{ task: 'deals', moment: 'elections' }]).match
const reply = (what: string, terms: readonly object[] = []) => values({ reply: what, terms, words: '' })

function agreed(deal: object = bargain, scene = table) {
  const match = begin(scene)
  answer(match, 'palatine', values(deal))
  answer(match, 'capitoline', reply('accept'))
  return match
}

/** What the terms of the first deal have come to after a rule has acted. */
function outcomeOf(match: ReturnType<typeof begin>, rule: (play: RepublicPlay) => void) {
  const { state } = act(match.state, rule)
  return { state, statuses: state.deals.ledger[0]?.terms.map(({ status }) => status) }
}

describe('7.37, R29 an offer', () => {
  it('is heard by those whom it names, and is public when they accept', () => {
    const match = begin()
    const outcome = match.answer('palatine', match.decisionFor('palatine')?.number ?? -1, values(bargain))
    if (!outcome.ok) throw new Error(outcome.refusal.reason.key)
    expect(outcome.events).toMatchObject([
      { event: { type: 'deal-offered' }, only: ['palatine', 'capitoline'] }
    ])
    expect(match.awaiting.map(({ side }) => side)).toEqual(['capitoline'])
    const events = answer(match, 'capitoline', reply('accept'))
    expect(eventsOf(events, 'deal-made')).toMatchObject([{ deal: { between: ['palatine', 'capitoline'] } }])
    expect(match.view('aventine').deals.ledger).toHaveLength(1)
  })

  it('binds nobody when one of them refuses', () => {
    const match = begin()
    answer(match, 'palatine', values({ ...bargain, to: ['capitoline', 'aventine'] }))
    answer(match, 'capitoline', reply('accept'))
    answer(match, 'aventine', reply('refuse'))
    expect(match.state.deals.ledger).toEqual([])
  })

  it('may be answered by a counter-offer, which goes back to the first', () => {
    const match = begin()
    answer(match, 'palatine', values(bargain))
    const dearer = [{ does: 'pay', by: 'palatine', to: 'capitoline', talents: 8 }, bargain.terms[1]]
    answer(match, 'capitoline', values({ reply: 'counter', terms: dearer, words: '' }))
    expect(match.awaiting).toMatchObject([{ side: 'palatine', kind: 'answer-deal' }])
    answer(match, 'palatine', reply('accept'))
    expect(match.state.deals.ledger[0]?.terms[0]?.term).toMatchObject({ talents: 8 })
  })

  it('binds only those whom it names, towards one another', () => {
    const match = begin()
    const strange = { ...bargain, terms: [{ does: 'pay', by: 'palatine', to: 'aventine', talents: 1 }] }
    expect(refusalOf(match, 'palatine', values(strange))).toBe('refusal.deal-strangers')
    expect(refusalOf(match, 'palatine', values({ ...bargain, terms: [] }))).toBe('refusal.deal-empty')
  })

  it('of a card needs the card', () => {
    const give = (card: string) => ({
      ...bargain,
      terms: [{ does: 'card', by: 'palatine', to: 'capitoline', card }]
    })
    const match = begin()
    expect(refusalOf(match, 'palatine', values(give('assassin-1')))).toBe('refusal.deal-card')
    answer(match, 'palatine', values(give('tribune-1')))
    answer(match, 'capitoline', reply('accept'))
    expect(match.state.deals.ledger).toHaveLength(1)
  })

  it('may be made twice by each faction at a moment', () => {
    const match = begin()
    for (let times = 0; times < 2; times++) {
      answer(match, 'palatine', values(bargain))
      answer(match, 'capitoline', reply('refuse'))
    }
    expect(match.decisionFor('palatine')).toBeNull()
    answer(match, 'capitoline', PASS)
    answer(match, 'aventine', PASS)
    expect(match.awaited).toBeNull()
  })
})

describe('what the rules carry out', () => {
  it('9.3 a promised vote binds the faction on that proposal, and no other', () => {
    const { state } = agreed()
    expect(promisedVote(state, 'capitoline', { about: 'consuls', pair: [...PAIR].toReversed() })).toBe(true)
    expect(promisedVote(state, 'capitoline', { about: 'consuls', pair: ['cornelius', 'furius'] })).toBeNull()
    expect(promisedVote(state, 'aventine', { about: 'consuls', pair: [...PAIR] })).toBeNull()
  })

  it('6.3 a promised payment is made at the next redistribution, once the vote was given', () => {
    const { state, statuses } = outcomeOf(agreed(), (play) => {
      noteVote(play, 'capitoline', { about: 'consuls', pair: [...PAIR] }, true)
      carryOutPayments(play)
    })
    expect(state.purses).toMatchObject({ palatine: 5, capitoline: 5 })
    expect(statuses).toEqual(['kept', 'kept'])
  })

  it.each([
    ['split', null],
    ['against', false]
  ] as const)('nobody pays for a vote that was %s', (_, inFavour) => {
    const { state, statuses } = outcomeOf(agreed(), (play) => {
      noteVote(play, 'capitoline', { about: 'consuls', pair: [...PAIR] }, inFavour)
      carryOutPayments(play)
    })
    expect(state.purses).toMatchObject({ palatine: 10 })
    expect(statuses).toEqual(['void', 'broken'])
  })

  it('nor for one that never came', () => {
    const { state } = outcomeOf(agreed(), (play) => {
      closeYear(play)
      carryOutPayments(play)
    })
    expect(state.purses).toMatchObject({ palatine: 10 })
  })

  it('6.3 who cannot pay all pays what he has, his senators too, and has broken his promise', () => {
    const dear = { ...bargain, terms: [{ does: 'pay', by: 'palatine', to: 'capitoline', talents: 20 }] }
    const { state, statuses } = outcomeOf(agreed(dear), carryOutPayments)
    expect(state.purses).toMatchObject({ palatine: 0, capitoline: 13 })
    expect(state.senators.cornelius?.talents).toBe(0)
    expect(statuses).toEqual(['broken'])
  })

  it('11.1 a promised card changes hands in the revolution phase', () => {
    const { state } = agreed({
      ...bargain,
      terms: [{ does: 'card', by: 'palatine', to: 'capitoline', card: 'tribune-1' }]
    })
    const match = playFrom({ ...state }, [{ task: 'play-hands' }])
    expect(match.state.hands).toMatchObject({ palatine: [], capitoline: ['tribune-1'] })
  })

  it('9.21 a promised pair comes before any other, as long as it may be nominated', () => {
    const match = agreed({
      ...bargain,
      terms: [{ does: 'nominate', by: 'capitoline', whom: { topic: 'consuls', pair: [...PAIR] } }]
    })
    expect(promisedPair(match.state, 'capitoline', () => true)).toEqual(PAIR)
    expect(promisedPair(match.state, 'capitoline', () => false)).toBeNull()
    expect(promisedPair(match.state, 'palatine', () => true)).toBeNull()
    const { statuses } = outcomeOf(match, (play) =>
      noteNomination(play, 'capitoline', { about: 'consuls', pair: [...PAIR] })
    )
    expect(statuses).toEqual(['kept'])
  })
})

describe('the ledger of promises', () => {
  it.each([
    [10, 'kept'],
    [9, 'broken']
  ])('6.22 notes whether a promised ten were given: %d', (given, status) => {
    const give = { ...bargain, terms: [{ does: 'contribute', by: 'capitoline', talents: 10 }] }
    const { statuses } = outcomeOf(agreed(give), (play) => noteContributions(play, { capitoline: given }))
    expect(statuses).toEqual([status])
  })

  it.each([
    ['furius', 'kept'],
    ['cornelius', 'broken']
  ] as const)('9.41 notes a prosecution of those who should be spared: %s', (accused, status) => {
    const spare = { ...bargain, terms: [{ does: 'spare', by: 'capitoline', faction: 'palatine' }] }
    const { statuses } = outcomeOf(agreed(spare), (play) => {
      noteProsecution(play, 'capitoline', accused)
      closeYear(play)
    })
    expect(statuses).toEqual([status])
  })

  it('asks those to whom something was promised in words', () => {
    const match = agreed({ ...bargain, words: 'We stay out of Spain.' })
    const later = playFrom({ ...match.state }, [{ task: 'judge-promises' }])
    expect(later.awaited).toMatchObject({ side: 'capitoline', kind: 'judge-promise' })
    answer(later, 'capitoline', { option: 'broken' })
    expect(later.state.deals.ledger[0]?.words).toMatchObject({ status: 'broken' })
  })
})
