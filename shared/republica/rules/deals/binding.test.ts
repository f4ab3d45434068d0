import { describe, expect, it } from 'vitest'
import type { Deal } from '../../board/deals.ts'
import { answer, eventsOf, playFrom, refusalOf, values } from '../../testing/position.ts'
import { ballot, house, inSession, veto } from '../../testing/session.ts'

/** A deal between the Palatine, which presides, and the Capitoline. */
const dealOf = (...terms: readonly Deal['terms'][number]['term'][]): Deal => ({
  id: 1,
  turn: 1,
  between: ['palatine', 'capitoline'],
  terms: terms.map((term) => ({ term, status: 'open' })),
  words: null
})

const recruit = { about: 'raise' as const, legions: 1, fleets: 0 }

function business(deal: Deal) {
  const state = inSession({ hands: { capitoline: ['tribune-1'] } })
  state.deals.ledger.push(deal)
  const match = playFrom(state, [{ task: 'business' }])
  answer(
    match,
    'palatine',
    values({ act: { do: 'propose', proposal: recruit }, order: ['capitoline', 'aventine'] })
  )
  expect(match.awaited).toMatchObject({ side: 'capitoline', kind: 'vote' })
  return match
}

describe('9.3, R29 a promised vote', () => {
  const promise = dealOf({ does: 'vote', by: 'capitoline', on: { topic: 'recruit' }, inFavour: true })

  it('cannot be given otherwise, nor split', () => {
    const match = business(promise)
    expect(refusalOf(match, 'capitoline', ballot('no'))).toBe('refusal.promised-vote')
    expect(refusalOf(match, 'capitoline', ballot('abstain'))).toBe('refusal.promised-vote')
    const split = ballot('yes', { split: [{ senator: 'julius', ballot: 'no' }] })
    expect(refusalOf(match, 'capitoline', split)).toBe('refusal.promised-vote')
  })

  it('is kept when it is given', () => {
    const match = business(promise)
    const events = answer(match, 'capitoline', ballot('yes'))
    expect(eventsOf(events, 'term-settled')).toMatchObject([{ deal: 1, status: 'kept' }])
    expect(match.state.deals.ledger[0]?.terms[0]?.status).toBe('kept')
  })

  it('is broken by a veto', () => {
    const match = business(promise)
    const events = answer(match, 'capitoline', veto())
    expect(eventsOf(events, 'term-settled')).toMatchObject([{ status: 'broken' }])
  })

  it('binds nobody else', () => {
    const match = business(promise)
    answer(match, 'capitoline', ballot('yes'))
    expect(refusalOf(match, 'aventine', ballot('no'))).toBeNull()
  })
})

describe('9.21, 9.4, R29 a promised nomination', () => {
  const election = (deal: Deal) => {
    const state = inSession({
      senators: house({ cornelius: { office: 'rome-consul', record: ['rome-consul'] } }),
      session: { stage: 'consuls' }
    })
    state.deals.ledger.push(deal)
    return playFrom(state, [{ task: 'elect-consuls' }])
  }
  const whom = { topic: 'consuls' as const, pair: ['fabius', 'julius'] as ['fabius', 'julius'] }

  it('comes before every other, in either order', () => {
    const match = election(dealOf({ does: 'nominate', by: 'palatine', whom }))
    const nominate = (pair: readonly string[]) => values({ pair, order: [] })
    expect(refusalOf(match, 'palatine', nominate(['fabius', 'furius']))).toBe('refusal.promised-pair')
    const events = answer(match, 'palatine', nominate(['julius', 'fabius']))
    expect(eventsOf(events, 'term-settled')).toMatchObject([{ status: 'kept' }])
  })

  it('lapses where the pair cannot be nominated', () => {
    const impossible = { topic: 'consuls' as const, pair: ['cornelius', 'julius'] as ['cornelius', 'julius'] }
    const match = election(dealOf({ does: 'nominate', by: 'palatine', whom: impossible }))
    expect(refusalOf(match, 'palatine', values({ pair: ['fabius', 'furius'], order: [] }))).toBeNull()
  })
})
