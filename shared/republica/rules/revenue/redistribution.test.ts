import { describe, expect, it } from 'vitest'
import { answer, eventsOf, position, refusalOf, run, values } from '../../testing/position.ts'
import { chestOf, purseOf } from '../../testing/revenue.ts'

describe('no. 7; 6.3 the redistribution', () => {
  const rich = () =>
    position({
      senators: {
        fabius: { faction: 'palatine', talents: 10 },
        julius: { faction: 'palatine', talents: 4 },
        claudius: { faction: 'capitoline', talents: 5 }
      },
      leaders: { palatine: 'fabius', capitoline: 'claudius' },
      purses: { palatine: 7, capitoline: 2 },
      set: { phase: 'revenue' }
    })
  const move = (...transfers: readonly object[]) => values({ transfers })

  it('moves money between own purses and to others, all at once; the sum stays', () => {
    const { match } = run(rich(), [{ task: 'redistribution' }])
    answer(
      match,
      'palatine',
      move(
        { from: purseOf('fabius'), to: chestOf('palatine'), talents: 10 },
        { from: chestOf('palatine'), to: chestOf('capitoline'), talents: 7 },
        { from: purseOf('julius'), to: purseOf('claudius'), talents: 1 }
      )
    )
    expect(match.state.purses.palatine).toBe(7)
    const told = answer(match, 'capitoline', move())
    expect(match.state.purses).toMatchObject({ palatine: 10, capitoline: 9 })
    expect(match.state.senators.julius?.talents).toBe(3)
    expect(match.state.senators.claudius?.talents).toBe(6)
    expect(eventsOf(told, 'redistributed')[0]?.changes).toEqual([
      { senator: 'fabius', by: -10 },
      { senator: 'julius', by: -1 },
      { senator: 'claudius', by: 1 }
    ])
  })

  it('nobody spends what he has not had before', () => {
    const { match } = run(rich(), [{ task: 'redistribution' }])
    const chain = move(
      { from: purseOf('fabius'), to: purseOf('julius'), talents: 10 },
      { from: purseOf('julius'), to: chestOf('palatine'), talents: 14 }
    )
    expect(refusalOf(match, 'palatine', chain)).toBe('refusal.nothing-to-spend')
    expect(
      refusalOf(match, 'palatine', move({ from: chestOf('capitoline'), to: chestOf('palatine'), talents: 1 }))
    ).toBe('refusal.not-your-purse')
  })

  it('11.4, 9.421 the purses of rebels and exiles are closed', () => {
    const state = rich()
    const { julius } = state.senators
    if (julius) julius.at = 'exile'
    const { match } = run(state, [{ task: 'redistribution' }])
    const refused = (transfer: object) => refusalOf(match, 'palatine', move(transfer))
    expect(refused({ from: purseOf('julius'), to: chestOf('palatine'), talents: 1 })).toBe(
      'refusal.not-your-purse'
    )
    expect(refused({ from: purseOf('fabius'), to: purseOf('julius'), talents: 1 })).toBe(
      'refusal.no-such-receiver'
    )
  })

  it('6.32 only the two factions learn of a gift', () => {
    const { match } = run(rich(), [{ task: 'redistribution' }])
    const decision = match.decisionFor('palatine')
    const outcome = match.answer(
      'palatine',
      decision?.number ?? 0,
      move({ from: chestOf('palatine'), to: chestOf('capitoline'), talents: 7 })
    )
    expect(outcome.ok).toBe(true)
    const last = match.answer('capitoline', match.decisionFor('capitoline')?.number ?? 0, move())
    const gifts = last.ok ? last.events.filter(({ event }) => event.type === 'gift') : []
    expect(gifts.map(({ only }) => only)).toEqual([['palatine', 'capitoline']])
  })
})
