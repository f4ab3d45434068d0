import { type BattleSide, type Situation, unitsInDefence } from '../battle/situation.ts'
import { isOpen } from '../terrain.ts'
import { missileRound } from './missiles.ts'
import { type BattleOdds, type PerSide, Reckoning, type Standing, type Toll } from './reckoning.ts'
import { advancedRounds, basicRound } from './rounds.ts'

export type CombatSystem = 'basic' | 'advanced'

/** The exact chances of a battle before its first die. */
export function battleOdds(system: CombatSystem, situation: Situation): BattleOdds {
  const forecast = new Reckoning(battleAtStart(situation))
  const rerolls = { attacker: rerollsOf(situation, 'attacker'), defender: rerollsOf(situation, 'defender') }
  const afterMissiles = missileRound(system, forecast, forecast.begin())
  return forecast.summary(combat(system, forecast, afterMissiles, rerolls))
}

/** XX.H, XXI.F: the rounds after the missile round. */
export function combat(system: CombatSystem, forecast: Reckoning, start: Toll, rerolls: PerSide): Toll {
  return system === 'basic'
    ? basicRound(forecast, start, { rerolls })
    : advancedRounds(forecast, start, { round: 1, rolling: { left: rerolls } })
}

function battleAtStart(situation: Situation): Standing {
  const { attacker, defender, terrain } = situation
  return {
    situation,
    red: isOpen(terrain),
    lost: { attacker: 0, defender: 0 },
    atStart: { attacker: attacker.units.length, defender: unitsInDefence(defender) },
    holds: defender.fortifiedCity || defender.hordes.length > 0
  }
}

function rerollsOf(situation: Situation, side: BattleSide): number {
  return situation[side].leader?.combat ?? 0
}
