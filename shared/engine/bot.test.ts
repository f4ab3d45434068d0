import { describe, expect, it } from 'vitest'
import { type Bot, type BotSeat, botSeat, botSeed } from './bot.ts'
import { Match } from './match.ts'
import { createRandom } from './random.ts'
import type { Race } from './testing/river-race/types.ts'
import { riverRace } from './testing/river-race.ts'

/** A race after so many random answers. */
function race(answers: number, seed = 'race'): Match<Race> {
  const match = Match.begin(
    riverRace,
    { length: 60, crews: 3, boats: 'given', stakes: false, flood: null },
    seed
  )
  const random = createRandom(`${seed}/answers`)
  for (let number = 0; number < answers && match.awaited; number++) {
    match.answer(match.awaited.side, match.awaited.number, match.sample(random))
  }
  return match
}

function seatOf(match: Match<Race>, chance = 'chance'): BotSeat<Race> {
  return botSeat(match, match.awaited?.side ?? '', null, chance)
}

function futureOf(match: Match<Race>, chance: string) {
  const { imagine } = seatOf(match)
  if (!imagine) throw new Error('this is the match itself')
  return imagine(chance)
}

const rower: Bot<Race> = ({ decision }) => ({
  answer: decision.kind === 'load' ? { values: { food: 0, rope: false } } : { option: 'row' },
  reasons: [],
  memo: null
})

describe('a computer player', () => {
  it('has random numbers that do not come from the seed of the dice', () => {
    expect(botSeed('campaign', 7, 'north')).not.toBe(botSeed('campaign', 8, 'north'))
    const [one, other] = [race(0, 'one'), race(0, 'other')]
    expect(seatOf(one).random).toEqual(seatOf(other).random)
  })

  it('is found by its name', () => {
    const match = race(0)
    expect(match.botReply('north', 'steady', null, 'x').memo).toEqual({ answers: 1 })
    expect(match.botReply('north', 'steady', { answers: 5 }, 'x').memo).toEqual({ answers: 6 })
    expect(match.check('north', match.botReply('north', 'random', null, 'x').answer)).toBeNull()
    expect(() => match.botReply('north', 'toString', null, 'x')).toThrow(/no player 'toString'/)
    expect(() => match.botReply('south', 'steady', null, 'x')).toThrow(/nothing to answer/)
  })
})

describe('an imagined future', () => {
  it.each([1, 2, 3, 30, 61, 75])('begins after %i answers with what the side sees', (answers) => {
    const match = race(answers)
    const side = match.awaited?.side ?? ''
    const future = futureOf(match, 'a')
    expect(future.view(side)).toEqual(match.view(side))
    expect(future.decision).toEqual(match.decisionFor(side))
  })

  it('does not change the match', () => {
    const match = race(40)
    const before = match.hash
    futureOf(match, 'a').play(rower, () => true)
    expect(match.hash).toBe(before)
    expect(match.snapshot).toEqual(race(40).snapshot)
    expect(match.canUndo(match.lastAnswer.side)).toBe(race(40).canUndo(match.lastAnswer.side))
  })

  it('is the same for the same chance, with other dice for another', () => {
    const match = race(40)
    const ends = ['a', 'a', 'b', 'c', 'd'].map((chance) => {
      const future = futureOf(match, chance)
      future.play(rower, () => true)
      return JSON.stringify(future.view(null))
    })
    expect(ends[0]).toBe(ends[1])
    expect(new Set(ends).size).toBeGreaterThan(2)
  })

  it('redeals the cards that the side cannot see, but not its own', () => {
    const match = race(90)
    const side = match.awaited?.side ?? ''
    const dealt = ['a', 'b', 'c', 'd', 'e', 'f'].map((chance) => match.imagine(side, chance).state)
    const others = (state: Match<Race>['state']) =>
      JSON.stringify(Object.entries(state.boats).map(([crew, boat]) => (crew === side ? null : boat.hand)))
    expect(new Set(dealt.map(others)).size).toBeGreaterThan(1)
    expect(dealt.every((state) => sorted(state) === sorted(match.state))).toBe(true)
  })

  it('lets one player answer for all sides; a random answer replaces a failed one', () => {
    const future = futureOf(race(2), 'a')
    future.play(rower, () => future.summary(null).turn < 3)
    expect(future.summary(null).turn).toBe(3)
    expect(future.failures).toBe(0)
    future.play(
      () => ({ answer: JSON.parse('{"option":"fly"}'), reasons: [], memo: null }),
      () => future.summary(null).turn < 4
    )
    expect(future.summary(null).turn).toBe(4)
    expect(future.failures).toBeGreaterThan(0)
    expect(future.answer(JSON.parse('{"option":"fly"}'))).not.toBeNull()
  })

  it('shows the view of the seat that answers next', () => {
    const future = futureOf(race(2), 'a')
    const seen: unknown[] = []
    const answered: unknown[] = []
    future.play(
      (seat) => {
        answered.push(seat.view)
        return rower(seat)
      },
      (seat) => seen.push(seat.view) < 4
    )
    expect(answered).toHaveLength(3)
    for (const [index, view] of answered.entries()) expect(view).toBe(seen[index])
  })

  it('cannot be imagined again', () => {
    const match = race(2)
    const future = futureOf(match, 'a')
    future.play(
      (seat) => {
        expect(seat.imagine).toBeNull()
        return rower(seat)
      },
      () => future.summary(null).turn < 3
    )
    const side = match.awaited?.side ?? ''
    expect(() => match.imagine(side, 'a').imagine(side, 'b')).toThrow(/imagined/)
  })

  it('is available again after an undo', () => {
    const match = race(41)
    futureOf(match, 'a')
    const { side } = match.lastAnswer
    if (match.canUndo(side)) match.undo(side)
    const future = futureOf(match, 'a')
    expect(future.decision).toEqual(match.decisionFor(match.awaited?.side ?? ''))
  })
})

/** All cards of a race, wherever they are. */
function sorted({ boats, deck }: Match<Race>['state']): string {
  return [...Object.values(boats).flatMap(({ hand }) => hand), ...deck.drawPile, ...deck.discardPile]
    .sort()
    .join()
}
