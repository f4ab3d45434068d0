import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import { fightBattle } from '../../rules/battle/fight-battle.ts'
import { emptyMap, put } from '../../testing/position.ts'
import { argentoratumOnMap, battleOrder, nisibisOnMap } from '../../testing/printed-battles.ts'
import { battleIn, watchFights } from '../../testing/watch-fights.ts'
import { roundModifiers, sumOfItems } from '../battle/advanced-tables.ts'
import { type BattleInProgress, beginRound, situationOf, startBattle } from '../battle/battle-in-progress.ts'
import type { BattleDie } from '../battle/dice.ts'
import { battlePool } from '../battle/pools.ts'
import type { BattleOdds } from './battle-forecast.ts'
import { oddsOfLeaderOption } from './leader-option.ts'
import { oddsInProgress, oddsOfReroll, oddsOfRollAgain } from './odds-in-progress.ts'
import { oddsOfSetup } from './setup-odds.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const SYSTEMS = ['basic', 'advanced'] as const

/** Two units of the Alamanni against two of the Persians on the open steppe; the Alamanni alone have a leader, of one. */
function skirmish(combat: 'basic' | 'advanced') {
  const at = 'assyria'
  const state = emptyMap({ combat, control: { akkad: 'persians' }, leaders: [{ id: 'rex-alamanni', at }] })
  const field = startBattle(state, {
    province: at,
    attacker: {
      nation: 'alamanni',
      units: put(state, 'alamanni', 'infantry', at, 2),
      leader: 'rex-alamanni',
      hordes: []
    },
    defender: {
      nation: 'persians',
      units: put(state, 'persians', 'infantry', at, 2),
      leader: null,
      hordes: []
    },
    from: {},
    intercepted: false
  })
  return { state, field }
}

/** The battle once both sides have counted their dice. */
function withPools(state: Parameters<typeof beginRound>[0], field: BattleInProgress): BattleInProgress {
  beginRound(state, field, 'combat')
  field.stage = 'pools'
  const situation = situationOf(state, field)
  for (const side of ['attacker', 'defender'] as const) field[side].pool = battlePool(situation, side)
  return field
}

const diceOf = (line: BattleInProgress['attacker'], faces: readonly number[]): BattleDie[] => {
  const white = line.pool?.white ?? 0
  return faces.map((face, index) => ({ colour: index < white ? 'white' : 'black', face }))
}

/** All results of so many dice. */
function falls(dice: number): number[][] {
  if (dice === 0) return [[]]
  return falls(dice - 1).flatMap((fall) => FACES.map((face) => [...fall, face]))
}

const wins = ({ attackerWins, defenderWins }: BattleOdds) => {
  expect(attackerWins + defenderWins).toBeCloseTo(1, 9)
  return attackerWins
}

describe('XX, XXI the odds of a battle in progress', () => {
  it.each(SYSTEMS)('XX.A before the first die they are those of the battle setup (%s)', (combat) => {
    for (const { state, order } of [nisibisOnMap(combat), argentoratumOnMap(combat)]) {
      const now = oddsInProgress(state, startBattle(state, order))
      const before = oddsOfSetup(state, order)
      expect(now.attackerWins).toBeCloseTo(before.attackerWins, 9)
      expect(now.expectedLosses.defender).toBeCloseTo(before.expectedLosses.defender, 9)
    }
  })

  it('XX.E XX.H with counted pools they are the mean over all results of the dice', () => {
    const { state, field } = skirmish('basic')
    const before = wins(oddsInProgress(state, withPools(state, field)))
    const { attacker, defender } = field
    const size = ({ pool }: BattleInProgress['attacker']) => (pool?.white ?? 0) + (pool?.black ?? 0)
    const own = falls(size(attacker))
    const enemy = falls(size(defender))
    let mean = 0
    for (const fall of own) {
      for (const answer of enemy) {
        attacker.dice = diceOf(attacker, fall)
        defender.dice = diceOf(defender, answer)
        mean += wins(oddsInProgress(state, field)) / (own.length * enemy.length)
      }
    }
    expect(mean).toBeCloseTo(before, 9)
  })

  it('XXI.D XXI.F before the 2D6 they are the mean over all rolls', () => {
    const { state, field } = skirmish('advanced')
    beginRound(state, field, 'combat-1')
    const situation = situationOf(state, field)
    for (const side of ['attacker', 'defender'] as const) {
      field[side].modifiers = [...roundModifiers(situation, side, 1)]
    }
    const before = wins(oddsInProgress(state, field))
    let mean = 0
    for (const [one, two, three, four] of falls(4)) {
      const rolled = (line: BattleInProgress['attacker'], natural: number) => {
        line.roll = { natural, total: natural + sumOfItems(line.modifiers ?? []) }
      }
      rolled(field.attacker, (one ?? 0) + (two ?? 0))
      rolled(field.defender, (three ?? 0) + (four ?? 0))
      mean += wins(oddsInProgress(state, field)) / 6 ** 4
    }
    expect(mean).toBeCloseTo(before, 9)
  })

  it.each(SYSTEMS)('XX.I once the last dice are counted they are certain, and come true (%s)', (combat) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { state, order } = nisibisOnMap(combat)
      state.random = createRandom(seed)
      let foretold: number | null = null
      let asked = 0
      watchFights(state, (play) => fightBattle(play, order), {
        answer: ({ kind, body }) => {
          const field = battleIn(state.fights)
          const odds = wins(oddsInProgress(state, field))
          const last = field.round === 'combat' || field.round === 'combat-2'
          if (last && field.attacker.hits !== null) {
            asked += 1
            expect([0, 1]).toContain(Math.round(odds * 1e9) / 1e9)
            foretold ??= odds
            expect(odds).toBeCloseTo(foretold, 9)
            if (field.winner) expect(odds).toBe(field.winner === 'attacker' ? 1 : 0)
          }
          if (kind === 'battle-losses' && body.type === 'form') return { values: { ...body.preset?.answer } }
          return kind === 'voluntary-retreat' ? { option: 'no' } : null
        }
      })
      expect(asked).toBeGreaterThan(0)
    }
  })

  it.each(SYSTEMS)(
    'XX.H while one player of a stack after the other takes his losses, they stay the same (%s)',
    (combat) => {
      let secondChoices = 0
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
        const at = 'assyria'
        const state = emptyMap({ combat, control: { akkad: 'persians' } })
        const romans = [
          ...put(state, 'byzantines', 'legion', at, 3),
          ...put(state, 'byzantines', 'archers', at, 1)
        ]
        const goths = [
          ...put(state, 'visigoths', 'infantry', at, 3),
          ...put(state, 'visigoths', 'archers', at, 1)
        ]
        const persians = put(state, 'persians', 'horse-archers', at, 4)
        const order = battleOrder(['byzantines', [...romans, ...goths]], ['persians', persians], at, 'amida')
        state.random = createRandom(seed)
        let foretold: { readonly round: string | null; readonly odds: BattleOdds } | null = null
        watchFights(state, (play) => fightBattle(play, order), {
          answer: ({ kind, body, actor }) => {
            const field = battleIn(state.fights)
            if (kind === 'battle-losses' && body.type === 'form') {
              const odds = oddsInProgress(state, field)
              // The first player has lost what the odds supposed, so they are the same when the second is asked.
              if (actor === 'visigoths' && foretold?.round === field.round) {
                expect(odds.attackerWins).toBeCloseTo(foretold.odds.attackerWins, 9)
                expect(odds.expectedLosses.attacker).toBeCloseTo(foretold.odds.expectedLosses.attacker, 9)
                secondChoices += 1
              }
              if (actor === 'byzantines') foretold = { round: field.round, odds }
              return { values: { ...body.preset?.answer } }
            }
            return kind === 'voluntary-retreat' ? { option: 'no' } : null
          }
        })
      }
      expect(secondChoices).toBeGreaterThan(0)
    }
  )

  it('XX.E the re-roll of the deciding die is worth the mean of its results', () => {
    const { state, field } = skirmish('basic')
    withPools(state, field)
    // Both armies are down to one unit; nobody has hit but for one Persian sword.
    for (const line of [field.attacker, field.defender]) {
      const fallen = line.units.splice(1)
      line.lost.push(...fallen)
    }
    const sword: BattleDie = { colour: 'white', face: 4 }
    field.attacker.dice = [{ colour: 'white', face: 1 }]
    field.defender.dice = [sword]
    // the Alamanni fall to the sword. A white die of the steppe misses half the time; then the leader decides.
    expect(oddsOfReroll(state, field, 'attacker', { of: 'defender', die: sword })).toEqual({
      kept: 0,
      again: expect.closeTo(1 / 2, 9)
    })
  })

  it('XXI.D a re-roll is worth the mean of its results', () => {
    const { state, field } = skirmish('advanced')
    beginRound(state, field, 'combat-2')
    for (const line of [field.attacker, field.defender]) {
      line.modifiers = []
      line.lost.push(...line.units.splice(1))
    }
    // One unit hits at 7 or more: the Alamanni have missed and are hit.
    field.attacker.roll = { natural: 6, total: 6 }
    field.defender.roll = { natural: 7, total: 7 }
    expect(oddsOfRollAgain(state, field, 'attacker', 'defender')).toEqual({
      kept: 0,
      again: expect.closeTo(15 / 36, 9)
    })
  })

  it('XX.E a black die for a re-roll changes the odds as the pools and re-rolls do', () => {
    const { state, field } = skirmish('basic')
    withPools(state, field)
    const { pool } = field.attacker
    if (!pool) throw new Error('no pool')
    const added = {
      ...field,
      attacker: { ...field.attacker, rerolls: 0, pool: { ...pool, black: pool.black + 1 } }
    }
    expect(oddsOfLeaderOption(state, field, 'attacker', 'keep')).toBeCloseTo(
      wins(oddsInProgress(state, field)),
      9
    )
    expect(oddsOfLeaderOption(state, field, 'attacker', 'add')).toBeCloseTo(
      wins(oddsInProgress(state, added)),
      9
    )
  })
})
