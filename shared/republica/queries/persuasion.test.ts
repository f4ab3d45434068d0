import { describe, expect, it } from 'vitest'
import type { Persuasion } from '../board/persuasion.ts'
import { position } from '../testing/position.ts'
import { isPersuaded, persuadable, persuasionBase, persuasionChance, persuasionNumber } from './persuasion.ts'

// 7.514: Fabius has oratory 2 and influence 5, Claudius a loyalty of 7.
const scene = (claudius: object = {}) =>
  position({
    senators: {
      fabius: { faction: 'palatine', talents: 16 },
      claudius: { faction: null, ...claudius },
      julius: { faction: 'capitoline' },
      furius: { faction: 'capitoline' }
    },
    leaders: { palatine: 'fabius', capitoline: 'julius' }
  })

const courting = (money: Partial<Persuasion>): Persuasion => ({
  by: 'fabius',
  target: 'claudius',
  faction: 'palatine',
  isUnopposed: false,
  isBlackmail: false,
  bribes: 0,
  against: 0,
  inFavour: 0,
  ...money
})

describe('the example of 7.514', () => {
  it('E1 without money the base number is 0', () => {
    expect(persuasionBase(scene(), 'fabius', 'claudius')).toBe(0)
  })

  it('E2 a bribe of 9, 8 against it, 7 more: 9, 1, 8', () => {
    const state = scene()
    expect(persuasionNumber(state, courting({ bribes: 9 }))).toBe(9)
    expect(persuasionNumber(state, courting({ bribes: 9, against: 8 }))).toBe(1)
    expect(persuasionNumber(state, courting({ bribes: 16, against: 8 }))).toBe(8)
  })

  it('E3 with 24 talents his loyalty is 31', () => {
    expect(persuasionBase(scene({ talents: 24 }), 'fabius', 'claudius')).toBe(7 - 31)
  })
})

it('7.511 an aligned senator is harder by seven', () => {
  expect(persuasionBase(scene({ faction: 'capitoline' }), 'fabius', 'claudius')).toBe(-7)
})

it('7.31 a statesman beside one whom he opposes has no loyalty', () => {
  const beside = (id: 'scipio-africanus' | 'fabius-cunctator') =>
    persuasionBase(
      position({
        senators: {
          fabius: { faction: 'palatine' },
          'cato-the-elder': { faction: 'capitoline' },
          [id]: { faction: 'capitoline' }
        }
      }),
      'fabius',
      'cato-the-elder'
    )
  expect(beside('fabius-cunctator')).toBe(7 - 10 - 7)
  expect(beside('scipio-africanus')).toBe(7 - 0 - 7)
})

describe('7.51 the dice', () => {
  const printed = scene()
  const classic = { ...printed, options: { ...printed.options, comparators: 'classic' as const } }

  it('R1 must stay below the number; in the classic reading the number itself is enough', () => {
    expect([7, 8].map((dice) => isPersuaded(printed, 8, dice))).toEqual([true, false])
    expect([8, 9].map((dice) => isPersuaded(classic, 8, dice))).toEqual([true, false])
  })

  it('of ten and more always fail', () => {
    expect(isPersuaded(printed, 30, 9)).toBe(true)
    expect(isPersuaded(printed, 30, 10)).toBe(false)
  })

  it('7.35 are one higher under evil omens, but ten is ten on the dice', () => {
    const omens = { ...printed, happenings: { 'evil-omens': 1 } }
    expect(isPersuaded(omens, 8, 6)).toBe(true)
    expect(isPersuaded(omens, 8, 7)).toBe(false)
    expect(isPersuaded(omens, 30, 9)).toBe(true)
  })

  it('win with the chance of the dice', () => {
    expect(persuasionChance(printed, 3)).toBeCloseTo(1 / 36)
    expect(persuasionChance(printed, 99)).toBeCloseTo(30 / 36)
  })
})

it('7.5, 7.7 leaders, the own faction and whoever is not in Rome cannot be courted', () => {
  expect(persuadable(scene(), 'palatine')).toEqual(['claudius', 'furius'])
  expect(persuadable(scene({ at: 'province' }), 'palatine')).toEqual(['furius'])
})
