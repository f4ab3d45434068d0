// The resolution and the end of the game, from the rulebook with its examples.
import { describe, expect, it } from 'vitest'
import type { SideId } from '../campaign-options.ts'
import type { Goods } from '../content/ids.ts'
import { missionDoxa, ranking, winnersOf } from '../queries/scoring.ts'
import type { Substitute } from '../table.ts'
import {
  answer,
  doxaOf,
  eventsOf,
  goodsOf,
  option,
  passAll,
  playFrom,
  position,
  refusalOf,
  type TestPosition,
  values
} from '../testing/position.ts'

const positions = { labarum: 'blues', chalice: 'greens', robes: 'reds' } as const
const gift = (given: Goods, ...substitutes: Substitute[]) => values({ gift: given, substitutes })

/** The contributions of a round are due. */
function resolving(scene: TestPosition) {
  return playFrom(position({ ring: 'blues', positions, ...scene }), { task: 'resolution' })
}

/** All give, in this order. */
function give(match: ReturnType<typeof resolving>, gifts: Readonly<Partial<Record<SideId, Goods>>>) {
  return match.state.sides.flatMap((side) => answer(match, side, gift(gifts[side] ?? {})))
}

const siege = { event: 'guardian-of-the-siege-of-rome', option: 'first' } as const
const academy = { event: 'the-academy-of-athens', option: 'second' } as const

describe('R.1 contributing', () => {
  it('R.1 E10: of 2 Civicus and 1 Frumentum nobody gives more than that of each', () => {
    const match = resolving({ ...academy, seats: { blues: { goods: { civicus: 4, frumentum: 2 } } } })
    expect(refusalOf(match, 'blues', gift({ civicus: 3 }))).toBe('refusal.more-than-required')
    expect(refusalOf(match, 'blues', gift({ frumentum: 2 }))).toBe('refusal.more-than-required')
    expect(refusalOf(match, 'blues', gift({ fides: 1 }))).toBe('refusal.more-than-required')
    expect(refusalOf(match, 'greens', gift({ civicus: 1 }))).toBe('refusal.not-owned')
    for (const legal of [{}, { civicus: 1 }, { civicus: 2, frumentum: 1 }])
      expect(refusalOf(match, 'blues', gift(legal))).toBeNull()
  })

  it('R.1 stays secret until all have given; then each resource brings 1 Doxa', () => {
    const match = resolving({
      ...academy,
      seats: { blues: { goods: { civicus: 2 } }, greens: { goods: { civicus: 2, frumentum: 1 } } }
    })
    answer(match, 'blues', gift({ civicus: 2 }))
    expect(match.view('greens').resolution).toBeNull()
    answer(match, 'greens', gift({ civicus: 2, frumentum: 1 }))
    const events = answer(match, 'reds', gift({}))
    expect(eventsOf(events, 'contributed')).toMatchObject([{ doxa: { blues: 2, greens: 3, reds: 0 } }])
    expect(eventsOf(events, 'event-completed')).toMatchObject([{ victor: 'greens' }])
  })

  it('R.1 E28: five Nomismata of six that are wanted bring 2 Doxa', () => {
    const match = resolving({
      event: 'fifty-year-peace',
      option: 'first',
      seats: { blues: { goods: { nomismata: 5 } } }
    })
    give(match, { blues: { nomismata: 5 } })
    expect(doxaOf(match, 'blues')).toBe(12)
  })

  it('C.1 E19: Tribonianus: one Civicus stands for one Fides, and only one', () => {
    const scene = {
      event: 'edict-on-the-three-chapters',
      option: 'second',
      seats: { blues: { goods: { civicus: 9, fides: 1 }, area: [['tribonianus']] } }
    } as const
    const match = resolving(scene)
    const substitute = { card: 'tribonianus', for: 'fides' } as const
    const wrong = gift({ fides: 0 }, substitute, substitute)
    expect(refusalOf(match, 'blues', wrong)).toBe('refusal.hero-twice')
    expect(refusalOf(match, 'blues', gift({ civicus: 1, fides: 1 }, substitute))).toBeNull()
    for (const side of ['greens', 'reds'] as const) answer(match, side, gift({}))
    expect(match.state.resolution?.contributions[0]).toMatchObject({ side: 'blues', size: 3 })
    expect(goodsOf(match, 'blues')).toEqual({ civicus: 7 })
  })

  it('C.1 Africanus gives up 1 Doxa instead', () => {
    const match = resolving({
      ...academy,
      seats: { blues: { goods: { civicus: 1 }, area: [['africanus']] } }
    })
    answer(match, 'blues', gift({ civicus: 1 }, { card: 'africanus', for: 'frumentum' }))
    for (const side of ['greens', 'reds'] as const) answer(match, side, gift({}))
    // One Doxa less, and two for what counts as two resources.
    expect(doxaOf(match, 'blues')).toBe(11)
  })
})

describe('R.2 completed or cancelled', () => {
  const all = { virtus: 1, lapis: 4, lignum: 1 }

  it('R.2 E11: all six: the victor gains 8 Auctoritas', () => {
    const match = resolving({ ...siege, seats: { blues: { goods: all } } })
    give(match, { blues: all })
    passAll(match)
    expect(goodsOf(match, 'blues')).toEqual({ auctoritas: 8 })
    expect(match.state.events[0]?.outcome).toBe('completed')
  })

  it.each([
    { virtus: 1, lapis: 3, lignum: 1 },
    { lapis: 4, lignum: 1 }
  ])('R.2 E11: %o: cancelled, and who gave least loses 9 Nomismata', (given) => {
    const match = resolving({
      ...siege,
      seats: {
        blues: { goods: all },
        greens: { goods: { lapis: 1, nomismata: 12 } },
        reds: { goods: { nomismata: 12 } }
      },
      positions: { labarum: 'blues', chalice: 'reds', robes: 'greens' }
    })
    give(match, { blues: given, greens: {}, reds: {} })
    expect(match.state.events[0]?.outcome).toBe('cancelled')
    expect(match.awaited).toMatchObject({ side: 'blues', kind: 'break-tie' })
    answer(match, 'blues', option('reds'))
    passAll(match)
    expect([goodsOf(match, 'reds'), goodsOf(match, 'greens')]).toEqual([
      { nomismata: 3 },
      { lapis: 1, nomismata: 12 }
    ])
  })

  it('R.2 E20: nine Nomismata are due and four are there: 2 Doxa are lost', () => {
    const match = resolving({
      ...siege,
      seats: {
        blues: { goods: { virtus: 1 } },
        greens: { goods: { nomismata: 4 } },
        reds: { goods: { virtus: 1 } }
      }
    })
    give(match, { blues: { virtus: 1 }, reds: { virtus: 1 } })
    passAll(match)
    expect(goodsOf(match, 'greens')).toEqual({})
    expect(doxaOf(match, 'greens')).toBe(8)
  })

  it('R.2 a resource that is owed costs 1 Doxa, and Doxa never falls below none', () => {
    const match = resolving({
      event: 'publication-of-the-digest',
      option: 'first',
      seats: {
        greens: { doxa: 2, goods: { civicus: 0 } },
        blues: { goods: { civicus: 1 } },
        reds: { goods: { civicus: 1 } }
      }
    })
    give(match, { blues: { civicus: 1 }, reds: { civicus: 1 } })
    passAll(match)
    expect(doxaOf(match, 'greens')).toBe(0)
  })

  it('E.2 the robes double the reward, and spare who gave least', () => {
    const victor = resolving({ ...siege, seats: { reds: { goods: all } } })
    give(victor, { reds: all })
    passAll(victor)
    expect(goodsOf(victor, 'reds')).toEqual({ auctoritas: 16 })
    const defeated = resolving({
      ...siege,
      seats: {
        blues: { goods: { lapis: 1 } },
        greens: { goods: { lapis: 1 } },
        reds: { goods: { nomismata: 9 } }
      }
    })
    const events = give(defeated, { blues: { lapis: 1 }, greens: { lapis: 1 } })
    expect(eventsOf([...events, ...passAll(defeated)], 'penalty-avoided')).toMatchObject([{ side: 'reds' }])
    expect(goodsOf(defeated, 'reds')).toEqual({ nomismata: 9 })
  })

  it('I.2 whoever usurps the triumph takes half, rounded up; a scapegoat suffers instead', () => {
    const match = resolving({
      ...siege,
      seats: { blues: { goods: all }, greens: { goods: { nomismata: 4 }, hand: ['usurped-triumph'] } }
    })
    give(match, { blues: all })
    answer(match, 'greens', option('usurped-triumph'))
    passAll(match)
    expect([goodsOf(match, 'blues'), goodsOf(match, 'greens')]).toEqual([
      { auctoritas: 4 },
      { auctoritas: 4 }
    ])
    const failed = resolving({
      ...siege,
      seats: {
        blues: { goods: { lapis: 1, nomismata: 9 } },
        greens: { goods: { nomismata: 4 }, hand: ['scapegoat'] },
        reds: { goods: { lapis: 1 } }
      }
    })
    give(failed, { blues: { lapis: 1 }, reds: { lapis: 1 } })
    answer(failed, 'greens', option('scapegoat'))
    passAll(failed)
    answer(failed, 'greens', option('blues'))
    passAll(failed)
    expect(goodsOf(failed, 'blues')).toEqual({})
  })
})

describe('R.3 units', () => {
  it.each([
    ['first', { civicus: 2, nomismata: 2 }, { merchant: 2 }],
    ['second', { virtus: 1, lignum: 2 }, { 'siege-tower': 1, legion: 1 }]
  ] as const)(
    'R.3 E12: the Treaty of Eternal Peace, %s option, in the zone of Dara',
    (side, given, units) => {
      const match = resolving({
        event: 'treaty-of-eternal-peace',
        option: side,
        seats: { blues: { goods: given } }
      })
      give(match, { blues: given })
      passAll(match)
      expect(match.state.map.oriens).toEqual(units)
    }
  )

  it('R.3 as many as are in the box', () => {
    const match = resolving({
      event: 'treaty-of-eternal-peace',
      option: 'second',
      seats: { blues: { goods: { virtus: 1, lignum: 2 } } },
      map: { africa: { 'siege-tower': 3 } }
    })
    give(match, { blues: { virtus: 1, lignum: 2 } })
    passAll(match)
    expect(match.state.map.oriens).toEqual({ legion: 1 })
  })
})

describe('R.4 challenges', () => {
  const crowned = { civicus: 1, fides: 1, frumentum: 1 }
  const scene: TestPosition = {
    event: 'coronation-of-justinian-and-theodora',
    seats: {
      blues: { goods: { civicus: 5, fides: 1, frumentum: 1 } },
      greens: { goods: { civicus: 1 } },
      reds: { goods: { civicus: 4 } }
    }
  }

  it('R.4 after completion all give in secret; the chalice adds two; the greatest gifts bring Doxa', () => {
    const match = resolving(scene)
    give(match, { blues: crowned })
    passAll(match)
    answer(match, 'blues', values({ amount: 0 }))
    answer(match, 'greens', values({ amount: 1 }))
    const events = [...answer(match, 'reds', values({ amount: 4 })), ...passAll(match)]
    expect(eventsOf(events, 'challenge-ranked')).toEqual([
      {
        type: 'challenge-ranked',
        ranking: [
          { side: 'reds', doxa: 4 },
          { side: 'greens', doxa: 2 }
        ]
      }
    ])
    expect([doxaOf(match, 'reds'), doxaOf(match, 'greens'), doxaOf(match, 'blues')]).toEqual([14, 12, 13])
  })

  it('R.4 does not follow a cancelled event', () => {
    const match = resolving(scene)
    give(match, { blues: { civicus: 1 }, greens: { civicus: 1 } })
    passAll(match)
    expect(match.state.round).toBe(2)
  })
})

describe('R.5 the next round', () => {
  it('R.5 hands fall to six cards for the usual income, and the ring goes clockwise', () => {
    const hand = [
      'theodora',
      'narses',
      'sittas',
      'mundus',
      'buzes',
      'martin',
      'belisarius',
      'germanus'
    ] as const
    const match = playFrom(position({ ring: 'blues', seats: { blues: { hand } } }), { task: 'round-end' })
    expect(refusalOf(match, 'blues', values({ cards: ['theodora'] }))).toBe('refusal.wrong-number')
    answer(match, 'blues', values({ cards: ['theodora', 'narses'] }))
    expect(goodsOf(match, 'blues')).toEqual({ auctoritas: 2, nomismata: 4 })
    expect(match.state.ring).toBe('greens')
  })
})

describe('V the end', () => {
  const ending = (scene: TestPosition) =>
    playFrom(position({ players: 2, positions: { labarum: 'blues', chalice: 'greens' }, ...scene }), {
      task: 'final'
    })

  it('V.1 E13: four Nomismata and Pilgrimage: three units of the church go to Italia and score there', () => {
    const match = ending({
      seats: { blues: { goods: { nomismata: 4 }, hand: ['pilgrimage'], missions: ['lords-of-italia'] } },
      map: { thracia: { priest: 2, legion: 1 }, oriens: { monk: 1 } }
    })
    answer(match, 'blues', option({ do: 'intrigue', card: 'pilgrimage' }))
    passAll(match)
    const moves = [
      { unit: 'priest', from: 'thracia', to: 'italia' },
      { unit: 'priest', from: 'thracia', to: 'italia' },
      { unit: 'monk', from: 'oriens', to: 'italia' }
    ]
    expect(
      refusalOf(match, 'blues', values({ moves: [{ unit: 'legion', from: 'thracia', to: 'italia' }] }))
    ).toBe('refusal.wrong-type')
    answer(match, 'blues', values({ moves }))
    expect(match.state.map.italia).toEqual({ priest: 2, monk: 1 })
    expect(match.state.ending?.scores.blues?.missions).toEqual({ 'lords-of-italia': 6 })
  })

  it('V.1 who is too poor for it may only discard', () => {
    const match = ending({ seats: { blues: { goods: { nomismata: 2 }, hand: ['pilgrimage', 'sittas'] } } })
    const { decision } = match
    const keys = decision?.body.type === 'choice' ? decision.body.options.map(({ key }) => key) : []
    expect(keys).toEqual([
      { do: 'discard', card: 'pilgrimage' },
      { do: 'discard', card: 'sittas' },
      { do: 'done' }
    ])
    answer(match, 'blues', option({ do: 'discard', card: 'sittas' }))
    answer(match, 'blues', option({ do: 'intrigue', card: 'pilgrimage' }))
    expect(match.state.ending).not.toBeNull()
  })

  it('V.1 Antonina does not make the last intrigue cheaper', () => {
    const match = ending({
      seats: { blues: { goods: { nomismata: 3 }, area: [['antonina']], hand: ['pilgrimage'] } }
    })
    const { decision } = match
    const keys = decision?.body.type === 'choice' ? decision.body.options.map(({ key }) => key) : []
    expect(keys).not.toContainEqual({ do: 'intrigue', card: 'pilgrimage' })
  })

  it('V.3 E14: an aqueduct, a hippodrome and three senators: Power of Authority brings 10', () => {
    const state = position({
      map: { thracia: { aqueduct: 1, hippodrome: 1, senator: 2, monk: 3 }, italia: { senator: 1 } }
    })
    expect(missionDoxa(state, 'blues', 'power-of-authority')).toBe(10)
  })

  it('V.3 E15: nobody has played more intrigue: Guardians of Conspiracies brings 5', () => {
    const state = position({
      seats: { blues: { intrigues: 2 }, greens: { intrigues: 2 }, reds: { intrigues: 1 } }
    })
    const earned = (['blues', 'greens', 'reds'] as const).map((side) =>
      missionDoxa(state, side, 'guardians-of-conspiracies')
    )
    expect(earned).toEqual([5, 5, 0])
  })

  it('V.2 tied sides share a place: 3, 3, 1', () => {
    const value = { blues: 7, greens: 7, reds: 2, whites: 0, justinian: 0 }
    const ranked = ranking(['blues', 'greens', 'reds', 'whites'], (side) => value[side], [3, 2, 1])
    expect(ranked.map(({ doxa }) => doxa)).toEqual([3, 3, 1, 0])
  })

  it('V.4 a tie goes to Auctoritas, then to Nomismata, then to both', () => {
    const tied = (blues: Goods, greens: Goods) =>
      winnersOf(position({ players: 2, seats: { blues: { goods: blues }, greens: { goods: greens } } }))
    expect(tied({ auctoritas: 2 }, { auctoritas: 1, nomismata: 9 })).toEqual(['blues'])
    expect(tied({ nomismata: 1 }, { nomismata: 2 })).toEqual(['greens'])
    expect(tied({ nomismata: 1 }, { nomismata: 1 })).toEqual(['blues', 'greens'])
  })
})
