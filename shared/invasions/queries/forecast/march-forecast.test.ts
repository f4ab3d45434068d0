import { describe, expect, it } from 'vitest'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsState, PieceId } from '../../state.ts'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, hire, hold, lead, move, opening, put, tie } from '../../testing/position.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { marchOptions } from '../march-orders/march-options.ts'
import { marchScope } from '../march-orders/march-scope.ts'
import { forecastActiveFight } from './fight-forecast.ts'
import { forecastInterception } from './interception-forecast.ts'
import { marchForecast } from './march-forecast.ts'
import { forecastSiege } from './siege-forecast.ts'

/** The forecast of a march of these pieces of a nation in movement. */
function forecastOf(state: InvasionsState, nation: NationId, ids: readonly PieceId[], to: ProvinceId) {
  const { movement } = state
  if (!movement) throw new Error('nobody moves')
  const options = marchOptions(state, movement, marchScope(state, movement, sideOf(nation)), ids)
  const option = options.find((one) => one.to === to)
  const forecast = option && marchForecast(state, ids, option)
  if (!forecast) throw new Error(`no march to ${to}`)
  return forecast
}

describe('the fight at the end of a march', () => {
  const beforeLimes = (attackers: number, support = 0) => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', attackers)
    put(state, 'byzantines', 'limes', 'moesia_inferior')
    put(state, 'byzantines', 'legion', 'moesia_inferior', support)
    beginMovementOf(state, 'visigoths')
    return forecastOf(state, 'visigoths', stack, 'moesia_inferior').fight
  }

  it('XVIII.I a Limes without troops falls without a battle, and costs a unit on half', () => {
    expect(beforeLimes(3)).toMatchObject({
      by: 'limes',
      odds: { attackerWins: 1, lastingLosses: { attacker: 0.5, defender: 1 } }
    })
  })

  it('XVIII.I it may destroy a lone unit', () => {
    expect(beforeLimes(1)).toMatchObject({ by: 'limes', odds: { attackerWins: 0.5, defenderWins: 0.5 } })
  })

  it('XVIII.I a Limes with troops fights in the battle', () => {
    const fight = beforeLimes(3, 1)
    expect(fight?.by).toBe('battle')
    expect(fight?.order.defender.units).toHaveLength(2)
  })

  it('XX.A those who already stand there fight too', () => {
    const state = bareMap()
    const there = put(state, 'visigoths', 'infantry', 'moesia_inferior', 2)
    const coming = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'moesia_inferior', 3)
    beginMovementOf(state, 'visigoths')
    const { fight } = forecastOf(state, 'visigoths', coming, 'moesia_inferior')
    expect(fight?.order.attacker.units.toSorted()).toEqual([...there, ...coming].toSorted())
    move(state, coming, 'moesia_inferior')
    expect(forecastActiveFight(state, 'moesia_inferior')?.order.attacker.units).toHaveLength(3)
  })

  it('XVII.A units beyond the stacking limit fall back and do not fight', () => {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 6)
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    beginMovementOf(state, 'visigoths')
    const fight = forecastOf(state, 'visigoths', stack, 'moesia_inferior').fight
    expect(fight?.order.attacker.units).toHaveLength(3)
  })

  it('XXX.H a hired unit goes over to its own nation', () => {
    const state = bareMap()
    const stack = put(state, 'byzantines', 'legion', 'thracia', 2)
    const [hired = ''] = put(state, 'visigoths', 'infantry', 'thracia')
    hire(state, hired, 'byzantines')
    tie(state, { kind: 'loan', between: ['visigoths', 'byzantines'], unit: hired, since: 1 })
    put(state, 'visigoths', 'infantry', 'moesia_inferior', 2)
    beginMovementOf(state, 'byzantines')
    const { fight } = forecastOf(state, 'byzantines', [...stack, hired], 'moesia_inferior')
    expect(fight?.order.defender.units).toContain(hired)
    expect(fight?.order.attacker.units).not.toContain(hired)
  })
})

describe('XXIV the siege at the end of a march', () => {
  it('XXIV.C joining a siege counts the troops and the leader who are there', () => {
    const state = opening({ turn: 2, clear: ['achaia'] })
    put(state, 'visigoths', 'infantry', 'achaia', 2)
    lead(state, 'fritigernus', 'achaia')
    const coming = put(state, 'visigoths', 'infantry', 'macedonia')
    beginMovementOf(state, 'visigoths')
    const joined = forecastOf(state, 'visigoths', coming, 'achaia').siege
    expect(joined).toMatchObject({ plain: forecastSiege(state, 'achaia')?.plain, rerolls: 2 })
    expect(joined?.order.units).toHaveLength(3)
  })

  it('XXIV.C an assault that destroys the besiegers takes no city', () => {
    const state = opening({ turn: 2, clear: ['achaia', 'macedonia'] })
    const stack = put(state, 'visigoths', 'infantry', 'macedonia', 2)
    beginMovementOf(state, 'visigoths')
    const { siege } = forecastOf(state, 'visigoths', stack, 'achaia')
    expect(siege).toMatchObject({ assault: 0, lostInAssault: 2 })
    expect(siege?.plain).toBeGreaterThan(0)
  })

  it('XXIV.B a Barbarian leader spreads terror first, once per movement', () => {
    const state = opening({ turn: 2, clear: ['achaia', 'macedonia'] })
    const stack = put(state, 'visigoths', 'infantry', 'macedonia', 2)
    const leader = lead(state, 'fritigernus', 'macedonia')
    beginMovementOf(state, 'visigoths')
    const terror = () => forecastOf(state, 'visigoths', [...stack, leader], 'achaia').siege?.terror
    expect(terror()).toBe(0.5)
    state.movement?.terrorised.push('achaia')
    expect(terror()).toBe(0)
  })
})

describe('XIX.A an interception', () => {
  /** Visigoths have entered a province of the Byzantines, whose leader stands there; others are near. */
  const intrusion = () => {
    const state = bareMap()
    hold(state, 'byzantines', ['moesia_inferior', 'thracia'])
    const movers = put(state, 'visigoths', 'infantry', 'moesia_inferior', 3)
    const defenders = put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
    lead(state, 'theodosius', 'moesia_inferior')
    const units = put(state, 'byzantines', 'legion', 'thracia', 3)
    beginMovementOf(state, 'visigoths')
    const intruders = { intruder: 'visigoths', movers, province: 'moesia_inferior' } as const
    const forecast = (sent: readonly string[]) =>
      forecastInterception(state, intruders, {
        nation: 'byzantines',
        units: sent,
        leader: null,
        modifiers: []
      })
    return { state, defenders, units, forecast }
  }

  it('XIX.A the defenders fight beside the interceptors, under their own leader', () => {
    const { state, defenders, units, forecast } = intrusion()
    const { fight } = forecast(units.slice(0, 1))
    expect(fight?.order.defender.units.toSorted()).toEqual([...defenders, ...units.slice(0, 1)].toSorted())
    expect(fight?.order.defender.leader).toBe('theodosius')
    const without = forecastActiveFight(state, 'moesia_inferior')
    expect(fight?.odds.defenderWins).toBeGreaterThan(without?.odds.defenderWins ?? 1)
  })

  it('XIX.A a part of a stack is weaker than the whole', () => {
    const { units, forecast } = intrusion()
    const part = forecast(units.slice(0, 1)).fight?.odds.defenderWins ?? 1
    expect(forecast(units).fight?.odds.defenderWins).toBeGreaterThan(part)
  })
})
