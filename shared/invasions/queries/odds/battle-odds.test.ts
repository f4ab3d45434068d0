import { describe, expect, it } from 'vitest'
import { army, fightersLike, nisibis, situationBetween } from '../../testing/armies.ts'
import { nisibisOnMap } from '../../testing/printed-battles.ts'
import type { Fighter } from '../battle/situation.ts'
import { siegeModifiers, siegeOdds, siegesOn } from '../siege/siege.ts'
import { battleOdds } from './battle-odds.ts'
import { flightOdds, interceptionOdds, landingOdds } from './d10.ts'
import { hitOdds } from './dice-states.ts'
import { oddsOfSetup } from './setup-odds.ts'

describe('XX, XXI the odds of a battle are exact', () => {
  it('XX.A the largest battle has odds, too', () => {
    const units = (): Fighter[] => [
      ...fightersLike(3, { heavy: true, elite: 2, mounted: true }),
      ...fightersLike(6, { archer: true, mounted: true })
    ]
    const great = { leader: { combat: 3, mountain: false } }
    const situation = situationBetween(
      army('empire', units(), { ...great, roman: true }),
      army('empire', units(), { ...great, roman: true, fortifiedCity: true, limes: true })
    )
    for (const system of ['basic', 'advanced'] as const) {
      const odds = battleOdds(system, situation)
      expect(odds.attackerWins + odds.defenderWins).toBeCloseTo(1, 9)
    }
  })

  it('XX.A the odds of a battle setup on the map are those of the same armies as plain data', () => {
    const { state, order } = nisibisOnMap()
    expect(oddsOfSetup(state, order)).toEqual(battleOdds('basic', { ...nisibis, terrain: 'steppe' }))
  })

  it('XX.K, XVIII.I a Limes does not recover', () => {
    const legion = fightersLike(1, { heavy: true })
    const situation = situationBetween(
      army('barbarian', fightersLike(3)),
      army('empire', legion, { limes: true })
    )
    const { expectedLosses, lastingLosses, destroyed } = battleOdds('basic', situation)
    // The Limes is lost first, for good. Where the legion falls too, it alone comes back.
    expect(lastingLosses.defender).toBeCloseTo(expectedLosses.defender - destroyed.defender, 9)
  })

  it('XX.B a white die hits half the time in open terrain, a third of the time elsewhere', () => {
    expect(hitOdds({ white: 1, black: 0 }, true)[0]).toBeCloseTo(1 / 2, 12)
    expect(hitOdds({ white: 1, black: 0 }, false)[0]).toBeCloseTo(2 / 3, 12)
    expect(hitOdds({ white: 0, black: 1 }, true)[2]).toBeCloseTo(1 / 3, 12)
  })
})

const openCity = {
  fortified: false,
  walls: 2,
  besieger: 'barbarian',
  assault: false,
  decline: 0,
  portSupplied: false
} as const

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
    const modifiers = siegeModifiers({ ...openCity, fortified: true, besieger: 'civilised', ...siegesOn(1) })
    const odds = siegeOdds(modifiers, 3)
    expect(odds.modifier).toBe(-1)
    expect(odds.probability).toBeCloseTo(1 - 0.7 ** 4, 12)
  })

  it('XXIII.D, XXIV.C the date: nomads learn after turn 9, open cities brace themselves on turns 4 and 5', () => {
    const nomads = (turn: number) =>
      siegeOdds(siegeModifiers({ ...openCity, besieger: 'nomad', ...siegesOn(turn) }), 0).modifier
    expect([3, 4, 5, 6, 9, 10].map(nomads)).toEqual([-1, -2, -2, -1, -1, 0])
  })

  it('III.A a modified D10 is never more than sure nor less than hopeless', () => {
    expect(interceptionOdds(modifiers(20)).probability).toBe(1)
    expect(interceptionOdds(modifiers(-20)).probability).toBe(0)
  })
})
