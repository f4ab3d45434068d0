// The phase of events, from the rulebook: initiative, keimelia, the vote.
import { describe, expect, it } from 'vitest'
import { chest } from '../content/chests.ts'
import { sumOf } from '../queries/amounts.ts'
import {
  answer,
  doxaOf,
  eventsOf,
  goodsOf,
  option,
  passAll,
  playFrom,
  position
} from '../testing/position.ts'
import { byDate } from './set-up.ts'

const voting = {
  phase: 'events',
  event: 'the-academy-of-athens',
  positions: { labarum: 'blues', chalice: 'greens', robes: 'reds' },
  ring: 'blues'
} as const

describe('S.1 events', () => {
  it('S.1 E29: two of one year come in alphabetical order', () => {
    expect(byDate(['deposition-of-hilderic', 'battle-of-dara'])).toEqual([
      'battle-of-dara',
      'deposition-of-hilderic'
    ])
    expect(byDate(['nika-riots', 'battle-of-dara'])).toEqual(['battle-of-dara', 'nika-riots'])
  })
})

describe('E.1 initiative', () => {
  const choosing = (area: readonly ['mundus'][] | readonly []) => {
    const state = position({ phase: 'events', ring: 'greens', seats: { greens: { area } } })
    state.chests = { labarum: 'c01', chalice: 'c02', sceptre: 'c06', robes: 'c07' }
    return playFrom(state, { task: 'positions' })
  }

  it('E.1 goes clockwise from the ring holder, to any free position, with its chest at once', () => {
    const match = choosing([])
    expect(match.awaited?.side).toBe('greens')
    const events = answer(match, 'greens', option('robes'))
    expect(goodsOf(match, 'greens')).toEqual(chest('c07').stuff)
    expect(eventsOf(events, 'chest-opened')).toHaveLength(1)
    expect(match.awaited?.side).toBe('reds')
    expect(match.decision?.body.type === 'choice' && match.decision.body.options).toHaveLength(3)
  })

  it('E.2 the labarum gives a Dynamis for the round', () => {
    const match = choosing([])
    const before = match.state.seats.greens?.dynamis ?? 0
    answer(match, 'greens', option('labarum'))
    expect(match.state.seats.greens?.dynamis).toBe(before + 1)
  })

  it('C.1 E24: Mundus opens the chest of the labarum twice', () => {
    const match = choosing([['mundus']])
    const events = answer(match, 'greens', option('labarum'))
    const { stuff } = chest('c01')
    expect(goodsOf(match, 'greens')).toEqual(sumOf(stuff, stuff))
    expect(eventsOf(events, 'chest-opened').map(({ by }) => by)).toEqual([null, 'mundus'])
  })

  it('C.1 Mundus opens no other chest twice', () => {
    const match = choosing([['mundus']])
    answer(match, 'greens', option('robes'))
    expect(goodsOf(match, 'greens')).toEqual(chest('c07').stuff)
  })
})

describe('E.3 the vote', () => {
  const auctoritas = { goods: { auctoritas: 4 } }
  const vote = (side: 'first' | 'second', amount: number) =>
    option({ do: 'vote', option: side, auctoritas: amount })

  it('E.3 E2: two for the second option, three for the first: the first is chosen, the three bring 2 Doxa', () => {
    const match = playFrom(
      position({ ...voting, seats: { blues: auctoritas, greens: auctoritas, reds: auctoritas } }),
      { task: 'vote' }
    )
    answer(match, 'blues', vote('second', 2))
    answer(match, 'greens', vote('first', 3))
    const events = answer(match, 'reds', option({ do: 'abstain' }))
    expect(eventsOf(events, 'option-chosen')).toMatchObject([
      { option: 'first', totals: { first: 3, second: 2 } }
    ])
    expect([doxaOf(match, 'blues'), doxaOf(match, 'greens'), doxaOf(match, 'reds')]).toEqual([10, 12, 10])
  })

  it('E.2 two of the chalice are spent first, and only here', () => {
    const match = playFrom(position({ ...voting, seats: { greens: auctoritas } }), { task: 'vote' })
    answer(match, 'blues', option({ do: 'abstain' }))
    expect(match.decision?.kind === 'vote' && match.decision.about).toMatchObject({ own: 4, bonus: 2 })
    answer(match, 'greens', vote('first', 3))
    expect(goodsOf(match, 'greens')).toEqual({ auctoritas: 3 })
  })

  it('E.3 who is tied for the most has 1 Doxa; the sceptre, or the ring, breaks a tie of the options', () => {
    const state = position({ ...voting, ring: 'reds', seats: { blues: auctoritas, greens: auctoritas } })
    const match = playFrom(state, { task: 'vote' })
    answer(match, 'blues', vote('first', 2))
    answer(match, 'greens', vote('second', 2))
    answer(match, 'reds', option({ do: 'abstain' }))
    expect(match.awaited).toMatchObject({ side: 'reds', kind: 'break-vote-tie' })
    answer(match, 'reds', option('second'))
    expect(match.state.events[0]?.option).toBe('second')
    expect([doxaOf(match, 'blues'), doxaOf(match, 'greens')]).toEqual([11, 11])
  })

  it('E.3 nobody assigns anything: no Doxa, and the tie is broken', () => {
    const match = playFrom(
      position({ ...voting, players: 2, ring: 'greens', positions: { sceptre: 'blues', robes: 'greens' } }),
      { task: 'vote' }
    )
    for (const side of ['blues', 'greens'] as const) answer(match, side, option({ do: 'abstain' }))
    expect(match.awaited).toMatchObject({ side: 'blues', kind: 'break-vote-tie' })
    answer(match, 'blues', option('first'))
    expect([doxaOf(match, 'blues'), doxaOf(match, 'greens')]).toEqual([10, 10])
  })

  it('E.3 E22: Purple Alignment turns a whole vote of three', () => {
    const match = playFrom(
      position({
        ...voting,
        seats: { blues: auctoritas, greens: { goods: { nomismata: 9 }, hand: ['purple-alignment'] } }
      }),
      { task: 'vote' }
    )
    answer(match, 'blues', vote('first', 3))
    expect(match.awaited).toMatchObject({ side: 'greens', kind: 'react-vote' })
    answer(match, 'greens', option('purple-alignment'))
    passAll(match)
    expect(match.state.votes).toMatchObject([{ side: 'blues', option: 'second', auctoritas: 3 }])
    expect(goodsOf(match, 'greens')).toEqual({ nomismata: 5 })
  })

  it('I.1 a cancel may be cancelled: the last card is resolved first', () => {
    const match = playFrom(
      position({
        ...voting,
        seats: {
          blues: { goods: { auctoritas: 4, nomismata: 9 }, hand: ['interdict'] },
          greens: { goods: { nomismata: 9 }, hand: ['purple-alignment', 'countersign'] }
        }
      }),
      { task: 'vote' }
    )
    answer(match, 'blues', vote('first', 3))
    answer(match, 'greens', option('purple-alignment'))
    answer(match, 'blues', option('interdict'))
    const events = [...answer(match, 'greens', option('countersign')), ...passAll(match)]
    expect(eventsOf(events, 'intrigue-cancelled')).toMatchObject([{ card: 'interdict', by: 'greens' }])
    expect(match.state.votes[0]?.option).toBe('second')
  })
})
