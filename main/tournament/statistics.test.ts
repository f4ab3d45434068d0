import { describe, expect, it } from 'vitest'
import { mean } from '#shared/engine/mean.ts'
import { createRandom, randomInt } from '#shared/engine/random.ts'
import { bootstrap } from './bootstrap.ts'
import { addDurations, countDuration, type Durations, durationQuantile } from './durations.ts'
import { type Ranking, ratePlayers } from './plackett-luce.ts'
import { seatingsOf } from './seatings.ts'

describe('durations', () => {
  it('give median and worst case with a precision of 5 %, also when added up', () => {
    const [one, other]: [Durations, Durations] = [{}, {}]
    for (let time = 1; time <= 50; time++) countDuration(one, time)
    for (let time = 51; time <= 100; time++) countDuration(other, time)
    addDurations(one, other)
    expect(durationQuantile(one, 0.5) / 50).toBeCloseTo(1, 1)
    expect(durationQuantile(one, 0.99) / 99).toBeCloseTo(1, 1)
    expect(durationQuantile({}, 0.5)).toBe(0)
  })
})

describe('a bootstrap', () => {
  const coin = (group: number, throws: number) => {
    const random = createRandom(group)
    return Array.from({ length: throws }, () => randomInt(random, 2))
  }

  it('of 200 fair throws is about seven points wide to each side and contains one half', () => {
    const { value, low, high } = bootstrap(
      Array.from({ length: 200 }, (_, group) => coin(group, 1)),
      mean
    )
    expect(value).toBeCloseTo(0.5, 1)
    expect(low).toBeLessThan(0.5)
    expect(high).toBeGreaterThan(0.5)
    expect(high - low).toBeGreaterThan(0.11)
    expect(high - low).toBeLessThan(0.17)
  })

  it('does not treat campaigns of one seed as independent: six equal ones count as one', () => {
    const single = bootstrap(
      Array.from({ length: 60 }, (_, group) => coin(group, 1)),
      mean
    )
    const sixfold = bootstrap(
      Array.from({ length: 60 }, (_, group) => {
        const [side = 0] = coin(group, 1)
        return Array.from({ length: 6 }, () => side)
      }),
      mean
    )
    expect(sixfold.high - sixfold.low).toBeCloseTo(single.high - single.low, 2)
  })
})

describe('a rating', () => {
  /** Rankings drawn at random by strength. */
  function contests(count: number, strength: (player: string, side: string) => number): Ranking[] {
    const random = createRandom('contests')
    return Array.from({ length: count }, (_, number) => {
      const players = number % 2 === 0 ? ['good', 'bad', 'good', 'bad'] : ['bad', 'good', 'bad', 'good']
      const rest = ['a', 'b', 'c', 'd'].map((side, seat) => ({ side, player: players[seat] ?? '' }))
      const ranking: { side: string; player: string }[] = []
      while (rest.length > 0) {
        const weights = rest.map(({ player, side }) => Math.exp(strength(player, side)))
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        let at = (randomInt(random, 1_000_000) / 1_000_000) * total
        const index = weights.findIndex((weight) => {
          at -= weight
          return at < 0
        })
        ranking.push(...rest.splice(Math.max(0, index), 1))
      }
      return ranking
    })
  }

  it('recovers the strengths behind the results, apart from the handicaps of the sides', () => {
    const made = contests(1500, (player, side) => (player === 'good' ? 1 : 0) + (side === 'a' ? 2 : 0))
    const { players, sides } = ratePlayers(made)
    const apart = (players.good ?? 0) - (players.bad ?? 0)
    // One unit of strength is 174 Elo points.
    expect(apart).toBeGreaterThan(140)
    expect(apart).toBeLessThan(210)
    expect((sides.a ?? 0) - (sides.b ?? 0)).toBeGreaterThan(290)
    expect((sides.a ?? 0) - (sides.b ?? 0)).toBeLessThan(400)
    expect(Math.abs((sides.b ?? 0) - (sides.c ?? 0))).toBeLessThan(50)
  })

  it('is finite for one who always wins', () => {
    const always = Array.from(
      { length: 20 },
      (): Ranking => [
        { player: 'good', side: 'a' },
        { player: 'bad', side: 'b' }
      ]
    )
    const { players } = ratePlayers(always)
    expect((players.good ?? 0) - (players.bad ?? 0)).toBeGreaterThan(100)
    expect(Number.isFinite(players.bad)).toBe(true)
  })
})

it('there are six seatings of two against two, and four of one against three', () => {
  expect(seatingsOf(['a', 'a', 'b', 'b'])).toHaveLength(6)
  expect(seatingsOf(['a', 'b', 'b', 'b'])).toHaveLength(4)
  expect(new Set(seatingsOf(['a', 'b', 'c', 'd']).map(String)).size).toBe(24)
})
