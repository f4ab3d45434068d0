import { describe, expect, it } from 'vitest'
import { createDeck, discard, drawCard, reshuffle } from './deck.ts'
import { type HookTable, hookHandlers } from './hook-table.ts'
import { copyJson } from './json.ts'
import { createRandom, pickOne, randomInt, rollDie, shuffled } from './random.ts'

describe('the generator', () => {
  it('repeats itself from the same seed and from a copy of its state', () => {
    const random = createRandom('Adrianople')
    const again = createRandom('Adrianople')
    const rolls = Array.from({ length: 50 }, () => rollDie(random, 10))
    expect(Array.from({ length: 50 }, () => rollDie(again, 10))).toEqual(rolls)
    const saved = copyJson(random)
    expect(rollDie(saved, 1000)).toBe(rollDie(random, 1000))
  })

  it('shows every face of a D10 about equally often', () => {
    const random = createRandom(378)
    const counts = new Array(10).fill(0)
    for (let roll = 0; roll < 100_000; roll++) counts[rollDie(random, 10) - 1] += 1
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // 9 degrees of freedom: above 27.9 once in a thousand generators.
    expect(chiSquare).toBeLessThan(27.9)
  })

  it('counts dice, so that undo notices them', () => {
    const random = createRandom(1)
    randomInt(random, 6)
    expect(random.moves).toBe(0)
    rollDie(random, 6)
    expect(random.moves).toBe(1)
  })

  it('rolls forced faces first, and refuses one that the die does not have', () => {
    const random = { ...createRandom(1), forced: [6, 1, 7] }
    expect([rollDie(random, 6), rollDie(random, 6)]).toEqual([6, 1])
    expect(() => rollDie(random, 6)).toThrow(/cannot show 7/)
  })

  it('refuses a die without faces and a choice from nothing', () => {
    expect(() => randomInt(createRandom(1), 0)).toThrow(RangeError)
    expect(() => pickOne(createRandom(1), [])).toThrow(RangeError)
  })

  it('shuffles without losing or inventing anything', () => {
    const cards = Array.from({ length: 72 }, (_, index) => index)
    const mixed = shuffled(createRandom(2), cards)
    expect(mixed).not.toEqual(cards)
    expect([...mixed].sort((a, b) => a - b)).toEqual(cards)
  })
})

describe('a deck', () => {
  it('gives every card once, then the discards again, then nothing', () => {
    const random = createRandom(3)
    const deck = createDeck(random, ['a', 'b', 'c'])
    const drawn = [drawCard(random, deck), drawCard(random, deck), drawCard(random, deck)]
    expect([...drawn].sort()).toEqual(['a', 'b', 'c'])
    expect(drawCard(random, deck)).toBeNull()
    discard(deck, 'b')
    expect(drawCard(random, deck)).toBe('b')
  })

  it('mixes the discards back with what is left', () => {
    const random = createRandom(3)
    const deck = createDeck(random, ['a', 'b', 'c', 'd'])
    const card = drawCard(random, deck)
    if (card) discard(deck, card)
    reshuffle(random, deck)
    expect([...deck.drawPile].sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(deck.discardPile).toEqual([])
  })
})

describe('hooks', () => {
  interface Hooks {
    siegeModifier(walls: number): number
    citySacked(city: string): string
  }
  const table: HookTable<'engineers' | 'greed' | 'terror', Hooks> = {
    engineers: { siegeModifier: (walls) => walls },
    greed: { citySacked: (city) => city },
    terror: { siegeModifier: (walls) => walls * 10 }
  }

  it('run in the order of their declaration, if they have a handler', () => {
    const modifiers = hookHandlers(table, ['terror', 'greed', 'engineers'], 'siegeModifier')
    expect(modifiers.map((modifier) => modifier(2))).toEqual([20, 2])
    expect(hookHandlers(table, ['greed'], 'citySacked').map((sacked) => sacked('Roma'))).toEqual(['Roma'])
    expect(hookHandlers(table, [], 'citySacked')).toEqual([])
  })
})
