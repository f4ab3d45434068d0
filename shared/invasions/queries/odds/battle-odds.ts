import { type BattleSide, type BattleSituation, unitsInDefence } from '../battle/situation.ts'
import { isOpen } from '../map/provinces.ts'
import {
  BattleForecast,
  type BattleOdds,
  type BattleSoFar,
  type ConditionOdds,
  type PerSide
} from './battle-forecast.ts'
import { missileRoundOdds } from './missile-odds.ts'
import { advancedRounds, basicRound } from './rounds.ts'

export type CombatSystem = 'basic' | 'advanced'

/** The exact chances of a battle before its first die. */
export function battleOdds(system: CombatSystem, situation: BattleSituation): BattleOdds {
  const forecast = new BattleForecast(battleAtStart(situation))
  const rerolls = { attacker: rerollsOf(situation, 'attacker'), defender: rerollsOf(situation, 'defender') }
  const afterMissiles = missileRoundOdds(system, forecast, forecast.begin())
  return forecast.summary(combatOdds(system, forecast, afterMissiles, rerolls))
}

/** XX.H, XXI.F: the rounds after the missile round. */
export function combatOdds(
  system: CombatSystem,
  forecast: BattleForecast,
  start: ConditionOdds,
  rerolls: PerSide
): ConditionOdds {
  return system === 'basic'
    ? basicRound(forecast, start, { rerolls })
    : advancedRounds(forecast, start, { round: 1, state: { left: rerolls } })
}

function battleAtStart(situation: BattleSituation): BattleSoFar {
  const { attacker, defender, terrain } = situation
  return {
    situation,
    red: isOpen(terrain),
    lost: { attacker: 0, defender: 0 },
    atStart: { attacker: attacker.units.length, defender: unitsInDefence(defender) },
    defenderWinsTies: defender.fortifiedCity || defender.hordes.length > 0
  }
}

function rerollsOf(situation: BattleSituation, side: BattleSide): number {
  return situation[side].leader?.combat ?? 0
}
