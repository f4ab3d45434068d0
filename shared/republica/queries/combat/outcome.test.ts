import { describe, expect, it } from 'vitest'
import { type BattleDice, type BattleSetup, battleOutcome } from './outcome.ts'

/** The example of 10.4: Marius (4) with nine legions against slaves (6) under Spartacus (5), whose numbers count too. */
const marius: BattleSetup = {
  strength: 13,
  enemy: 11,
  modifier: 0,
  legions: 9,
  fleets: 0,
  disasters: [6, 11],
  standoffs: [14, 16],
  aids: [],
  care: 'none'
}

const dice = (natural: number): BattleDice => {
  const first = Math.min(6, natural - 2)
  const second = Math.min(6, natural - first - 1)
  return [first, second, natural - first - second]
}

describe('10.4 the example of Marius', () => {
  it('E4 a roll of 10 makes 12: stalemate, one legion lost', () => {
    expect(battleOutcome(marius, dice(10))).toMatchObject({
      result: 'stalemate',
      total: 12,
      lost: { legions: 1, fleets: 0 }
    })
  })

  it('E6 with a fleet a legion and a fleet are lost', () => {
    expect(battleOutcome({ ...marius, fleets: 1 }, dice(10)).lost).toEqual({ legions: 1, fleets: 1 })
  })

  it.each([11, 6])('E7 a natural %d is a disaster that takes five of nine legions', (natural) => {
    expect(battleOutcome(marius, dice(natural))).toMatchObject({
      result: 'disaster',
      total: null,
      lost: { legions: 5, fleets: 0 }
    })
  })

  it.each([16, 14])('E8 a natural %d is a standoff that takes three of nine legions', (natural) => {
    expect(battleOutcome(marius, dice(natural))).toMatchObject({
      result: 'standoff',
      lost: { legions: 3, fleets: 0 }
    })
  })
})

describe('the table of combat results', () => {
  it('10.2 at 3 or less everything is lost, at 7 one unit', () => {
    const hopeless = { ...marius, enemy: 40 }
    expect(battleOutcome(hopeless, dice(9))).toMatchObject({ result: 'defeat', lost: { legions: 9 } })
    expect(battleOutcome({ ...marius, enemy: 15 }, dice(9))).toMatchObject({
      result: 'defeat',
      total: 7,
      lost: { legions: 1 }
    })
  })

  it('10.4 a victory begins at 14 and costs nothing from 18', () => {
    expect(battleOutcome(marius, dice(12))).toMatchObject({
      result: 'victory',
      total: 14,
      lost: { legions: 4 }
    })
    expect(battleOutcome(marius, dice(17))).toMatchObject({
      result: 'victory',
      total: 19,
      lost: { legions: 0 }
    })
  })

  it('10.21 omens change the total, never the natural number', () => {
    const cursed = { ...marius, modifier: -1 }
    expect(battleOutcome(cursed, dice(11)).result).toBe('disaster')
    expect(battleOutcome(cursed, dice(12)).result).toBe('stalemate')
  })

  it('10.21 fleets and legions are halved and rounded apart', () => {
    expect(battleOutcome({ ...marius, legions: 3, fleets: 5 }, dice(6)).lost).toEqual({
      legions: 2,
      fleets: 3
    })
  })

  it('R23 a number that is both is a disaster', () => {
    expect(battleOutcome({ ...marius, standoffs: [11] }, dice(11)).result).toBe('disaster')
  })
})

describe('events and statesmen', () => {
  it('a deserting ally adds the coloured die to the enemy on an even roll only', () => {
    const deserted: BattleSetup = { ...marius, aids: [{ parity: 'even', by: 'coloured' }] }
    expect(battleOutcome(deserted, [4, 3, 3]).enemy).toBe(15)
    expect(battleOutcome(deserted, [4, 3, 2]).enemy).toBe(11)
  })

  it('a deserting enemy ally takes both white dice on an odd roll, down to nothing', () => {
    const weakened: BattleSetup = { ...marius, enemy: 4, aids: [{ parity: 'odd', by: 'white' }] }
    expect(battleOutcome(weakened, [4, 3, 2]).enemy).toBe(0)
    expect(battleOutcome(weakened, [4, 4, 2]).enemy).toBe(4)
  })

  it('Fabius halves losses, fractions up; Lucullus escapes those of disasters and standoffs', () => {
    expect(battleOutcome({ ...marius, care: 'halves' }, dice(11)).lost.legions).toBe(3)
    expect(battleOutcome({ ...marius, care: 'escapes' }, dice(11)).lost.legions).toBe(0)
    expect(battleOutcome({ ...marius, care: 'escapes' }, dice(10)).lost.legions).toBe(1)
  })
})
