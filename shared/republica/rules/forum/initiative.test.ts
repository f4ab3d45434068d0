import { describe, expect, it } from 'vitest'
import { forumTable } from '../../testing/forum.ts'
import {
  answer,
  eventsOf,
  option,
  playFrom,
  position,
  refusalOf,
  run,
  type TestPosition,
  values
} from '../../testing/position.ts'

describe('7.4 games', () => {
  const task = { task: 'games', faction: 'palatine' } as const

  it('cost the senator 7, 13 or 18 talents, and bring popularity for unrest', () => {
    const state = position({ ...forumTable, set: { unrest: 5 } })
    const { match } = run(state, [task])
    const body = match.decision?.body
    expect(body?.type === 'choice' && body.options.map(({ key }) => key)).toEqual([
      { do: 'hold', by: 'fabius', games: 'minor' },
      { do: 'hold', by: 'fabius', games: 'medium' },
      { do: 'none' }
    ])
    answer(match, 'palatine', option({ do: 'hold', by: 'fabius', games: 'medium' }))
    expect(match.state.senators.fabius).toMatchObject({ talents: 3, popularity: 2 })
    expect(match.state.unrest).toBe(3)
  })
})

describe('7.2, R5 the auction', () => {
  const rich: TestPosition = {
    ...forumTable,
    senators: {
      fabius: { faction: 'palatine', talents: 4, office: 'rome-consul' },
      julius: { faction: 'capitoline', talents: 6 },
      manlius: { faction: 'aventine', talents: 5 }
    }
  }
  const bid = (by: string, talents: number) => values({ by, talents })
  const task = { task: 'auction', initiative: 4 } as const

  it('goes once around from the highest official; whoever bids most pays and has the initiative', () => {
    const { match } = run(position(rich), [task])
    expect(match.decision).toMatchObject({ kind: 'bid', side: 'palatine', about: { initiative: 4, best: 0 } })
    answer(match, 'palatine', bid('fabius', 2))
    expect(refusalOf(match, 'capitoline', bid('julius', 2))).toBe('refusal.bid-too-low')
    answer(match, 'capitoline', bid('julius', 3))
    const told = answer(match, 'aventine', bid('nobody', 0))
    expect(eventsOf(told, 'initiative-sold')).toEqual([
      { type: 'initiative-sold', faction: 'capitoline', senator: 'julius', talents: 3 }
    ])
    expect(match.state.senators.julius?.talents).toBe(3)
  })

  it('whoever cannot bid more is not asked; without a bid it is the official’s', () => {
    const { match } = run(position(rich), [task])
    answer(match, 'palatine', bid('fabius', 4))
    expect(match.decision).toMatchObject({ side: 'capitoline' })
    answer(match, 'capitoline', bid('julius', 5))
    // Manlius has five talents, and would need six.
    expect(match.state.senators.julius?.talents).toBe(1)
    const free = run(position({ ...forumTable, senators: { fabius: { faction: 'palatine' } } }), [task])
    expect(eventsOf(free.events, 'initiative-sold')[0]).toMatchObject({ faction: 'palatine', talents: 0 })
  })
})

describe('7.6 knights', () => {
  it('are won with a die and the talents paid, with the option alone', () => {
    const task = { task: 'knight', faction: 'palatine' } as const
    expect(run(position(forumTable), [task]).match.decision).toBeNull()
    const match = playFrom(position({ ...forumTable, options: { knights: 'classic' } }), [task], [3])
    answer(match, 'palatine', values({ by: 'fabius', talents: 3 }))
    expect(match.state.senators.fabius).toMatchObject({ knights: 1, talents: 13 })
  })

  it('Marius adds one to his dice', () => {
    const scene: TestPosition = {
      senators: { 'gaius-marius': { faction: 'palatine', talents: 2 } },
      options: { knights: 'classic' }
    }
    const match = playFrom(position(scene), [{ task: 'knight', faction: 'palatine' }], [3])
    answer(match, 'palatine', values({ by: 'gaius-marius', talents: 2 }))
    expect(match.state.senators['gaius-marius']?.knights).toBe(1)
  })
})
