import { describe, expect, it } from 'vitest'
import type { NavalLine, SeaFight } from '../../fights-in-progress.ts'
import type { UnitId } from '../../state.ts'
import { emptyMap, put } from '../../testing/position.ts'
import { navalOdds } from './naval-odds.ts'

const zone = 'mare_siculum'
const line = (nation: NavalLine['nation'], fleets: readonly UnitId[]): NavalLine => ({
  nation,
  fleets,
  leaders: [],
  dice: [],
  rerolls: 0,
  hits: null,
  sunk: []
})

function duel(): { state: ReturnType<typeof emptyMap>; fight: SeaFight } {
  const state = emptyMap({})
  const attacker = line('vandals', put(state, 'vandals', 'fleet', zone))
  const defender = line('romans', put(state, 'romans', 'fleet', zone))
  return { state, fight: { kind: 'naval', zone, stage: 'cards', attacker, defender, chance: 1 } }
}

describe('XXV.C the odds of a naval battle', () => {
  it('XXV.C a fleet each: a white die hits a third of the time; who alone hits, wins', () => {
    const { state, fight } = duel()
    const odds = navalOdds(state, fight)
    expect(odds?.attackerWins).toBeCloseTo(2 / 9, 12)
    expect(odds?.defenderWins).toBeCloseTo(2 / 9, 12)
    expect(odds?.draw).toBeCloseTo(5 / 9, 12)
  })

  it('XXV.C rolled dice are certain except for possible re-rolls', () => {
    const { state, fight } = duel()
    const { attacker, defender } = fight
    if (!attacker) throw new Error('nobody attacks')
    attacker.dice = [1]
    defender.dice = [4]
    fight.stage = 'dice'
    expect(navalOdds(state, fight)).toEqual({ attackerWins: 0, defenderWins: 1, draw: 0 })
    attacker.rerolls = 1
    expect(navalOdds(state, fight)?.draw).toBeCloseTo(2 / 3, 12)
    expect(navalOdds(state, fight, ['attacker'])?.draw).toBe(0)
  })

  it('XXV.B boats fight no battle', () => {
    const { state, fight } = duel()
    expect(navalOdds(state, { ...fight, defender: line('romans', []) })).toBeNull()
  })
})
