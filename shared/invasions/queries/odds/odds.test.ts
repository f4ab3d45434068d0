import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import { adrianople, argentoratum, army, field, nisibis, some } from '../../testing/armies.ts'
import { nisibisOnMap } from '../../testing/battles.ts'
import { simulateBattle } from '../../testing/simulate-battle.ts'
import type { Fighter, Situation } from '../battle/situation.ts'
import { battleOdds, type CombatSystem } from './battle.ts'
import { flightOdds, interceptionOdds, landingOdds, siegeModifiers, siegeOdds } from './d10.ts'
import { hitOdds } from './dice-states.ts'
import { oddsOfOrder } from './order.ts'

const HALF_A_PERCENT = 0.005
const BATTLES = 100_000

function simulated(system: CombatSystem, situation: Situation, battles: number, seed: string) {
  const random = createRandom(seed)
  const sum = { attackerWins: 0, attacker: 0, defender: 0 }
  for (let battle = 0; battle < battles; battle++) {
    const { winner, lost } = simulateBattle(system, situation, random)
    if (winner === 'attacker') sum.attackerWins += 1
    sum.attacker += lost.attacker
    sum.defender += lost.defender
  }
  return {
    attackerWins: sum.attackerWins / battles,
    attacker: sum.attacker / battles,
    defender: sum.defender / battles
  }
}

const ambushed: Situation = field(
  army('kingdom', [...some(4), ...some(2, { archer: true })], { leader: { combat: 1, mountain: false } }),
  army('barbarian', [...some(3, { alpine: true }), ...some(2, { archer: true, alpine: true })], {
    hordes: some(1)
  }),
  { terrain: 'mountain' }
)

describe('XX, XXI the odds of a battle are exact', () => {
  const printed = { basic: { nisibis, ambushed }, advanced: { argentoratum, adrianople } }
  for (const system of ['basic', 'advanced'] as const) {
    it.each(Object.entries(printed[system]))(
      `XX.H ${system} odds of %s agree with 100,000 battles`,
      (name, situation) => {
        const odds = battleOdds(system, situation)
        const found = simulated(system, situation, BATTLES, name)
        expect(odds.attackerWins + odds.defenderWins).toBeCloseTo(1, 9)
        expect(Math.abs(odds.attackerWins - found.attackerWins)).toBeLessThan(HALF_A_PERCENT)
        expect(Math.abs(odds.expectedLosses.attacker - found.attacker)).toBeLessThan(0.02)
        expect(Math.abs(odds.expectedLosses.defender - found.defender)).toBeLessThan(0.02)
      }
    )
  }

  it('XX.H the odds of any battle agree with simulation', () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom('basic', 'advanced'), fc.nat(), (situation, system, seed) => {
        const odds = battleOdds(system, situation)
        const found = simulated(system, situation, 4_000, `any ${seed}`)
        expect(odds.attackerWins + odds.defenderWins).toBeCloseTo(1, 9)
        // Five standard errors of 4,000 battles at most.
        expect(Math.abs(odds.attackerWins - found.attackerWins)).toBeLessThan(0.04)
      }),
      { numRuns: 20, seed: 7 }
    )
  })

  it('XX.A the largest battle has odds, too', () => {
    const units = (): Fighter[] => [
      ...some(3, { heavy: true, elite: 2, mounted: true }),
      ...some(6, { archer: true, mounted: true })
    ]
    const great = { leader: { combat: 3, mountain: false } }
    const situation = field(
      army('empire', units(), { ...great, roman: true }),
      army('empire', units(), { ...great, roman: true, fortifiedCity: true, limes: true })
    )
    for (const system of ['basic', 'advanced'] as const) {
      const odds = battleOdds(system, situation)
      expect(odds.attackerWins + odds.defenderWins).toBeCloseTo(1, 9)
    }
  })

  it('XX.A the odds of an order on the map are those of the same armies on paper', () => {
    const { state, order } = nisibisOnMap()
    expect(oddsOfOrder(state, order)).toEqual(battleOdds('basic', { ...nisibis, terrain: 'steppe' }))
  })

  it('XX.B a white die hits half the time in open terrain, a third of the time elsewhere', () => {
    expect(hitOdds({ white: 1, black: 0 }, true)[0]).toBeCloseTo(1 / 2, 12)
    expect(hitOdds({ white: 1, black: 0 }, false)[0]).toBeCloseTo(2 / 3, 12)
    expect(hitOdds({ white: 0, black: 1 }, true)[2]).toBeCloseTo(1 / 3, 12)
  })
})

const anyFighter: fc.Arbitrary<Fighter> = fc.record({
  mounted: fc.boolean(),
  archer: fc.boolean(),
  heavy: fc.boolean(),
  elite: fc.constantFrom(0, 0, 1, 2),
  damaged: fc.constant(false),
  alpine: fc.boolean(),
  francisca: fc.boolean(),
  amphibious: fc.boolean(),
  nomad: fc.boolean(),
  auxiliary: fc.boolean(),
  foreign: fc.boolean(),
  status: fc.constantFrom('barbarian', 'kingdom', 'empire'),
  crossed: fc.constantFrom('none', 'river', 'range', 'strait')
})
const anyArmy = fc.record({
  units: fc.array(anyFighter, { minLength: 1, maxLength: 7 }),
  roman: fc.boolean(),
  status: fc.constantFrom('barbarian', 'kingdom', 'empire'),
  leader: fc.option(fc.record({ combat: fc.integer({ min: 0, max: 3 }), mountain: fc.boolean() })),
  fortifiedCity: fc.boolean(),
  limes: fc.boolean(),
  hordes: fc.constantFrom([], [], some(1), some(1, { nomad: true }), some(2))
})
const anySituation: fc.Arbitrary<Situation> = fc
  .record({
    terrain: fc.constantFrom('plain', 'steppe', 'desert', 'forest', 'marsh', 'mountain'),
    barbarianProvince: fc.boolean(),
    intercepted: fc.boolean(),
    attacker: anyArmy,
    defender: anyArmy
  })
  .map((situation) => ({
    ...situation,
    attacker: { ...situation.attacker, fortifiedCity: false, limes: false }
  }))

describe('odds of a D10', () => {
  const modifiers = (...amounts: number[]) => amounts.map((amount) => ({ amount, rule: 'X', why: 'x' }))

  it('XIX.A Valens of XIX.A ex. 2 intercepts on 8 or more', () => {
    expect(interceptionOdds(modifiers(1, 2, -2, -2, -1))).toEqual({ modifier: -2, probability: 0.3 })
  })

  it('XIX.B a flight without modifiers succeeds on 9 and 0', () => {
    expect(flightOdds([]).probability).toBeCloseTo(0.2, 12)
  })

  it('XXV.E a landing at -1 succeeds on 6 or more', () => {
    expect(landingOdds(modifiers(-2, 1)).probability).toBeCloseTo(0.5, 12)
  })

  it('XXIV.C Nisibis (XX ex. 3): -1 and four dice', () => {
    const facts = {
      walls: 2,
      besieger: 'civilised',
      assault: false,
      decline: 0,
      turn: 1,
      fortified: true
    } as const
    const odds = siegeOdds(siegeModifiers({ ...facts, portSupplied: false }), 3)
    expect(odds.modifier).toBe(-1)
    expect(odds.probability).toBeCloseTo(1 - 0.7 ** 4, 12)
  })

  it('XXIV.C the fleet off a port does not help against an assault', () => {
    const facts = {
      walls: 0,
      besieger: 'nomad',
      decline: 2,
      turn: 9,
      fortified: false,
      portSupplied: true
    } as const
    expect(siegeOdds(siegeModifiers({ ...facts, assault: false }), 0).modifier).toBe(0)
    expect(siegeOdds(siegeModifiers({ ...facts, assault: true }), 0).modifier).toBe(2)
    expect(siegeOdds(siegeModifiers({ ...facts, assault: false, turn: 10 }), 0).modifier).toBe(1)
    expect(siegeOdds(siegeModifiers({ ...facts, assault: false, turn: 4 }), 0).modifier).toBe(-1)
  })

  it('III.A a modified D10 is never more than sure nor less than hopeless', () => {
    expect(interceptionOdds(modifiers(20)).probability).toBe(1)
    expect(interceptionOdds(modifiers(-20)).probability).toBe(0)
  })
})
