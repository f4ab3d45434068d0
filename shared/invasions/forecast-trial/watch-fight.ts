import type { InvasionsEvent } from '../events.ts'
import { BATTLE_SIDES } from '../queries/battle/battle-in-progress.ts'
import type { BattleSide } from '../queries/battle/situation.ts'
import type { FightForecast } from '../queries/forecast/fight-forecast.ts'
import type { UnitId } from '../state.ts'
import type { Numbers, Watcher } from './commitment.ts'

export function fightClaims({ by, odds }: FightForecast): Numbers {
  const { attackerWins, expectedLosses, lastingLosses } = odds
  const lasting = {
    'attacker loses for good': lastingLosses.attacker,
    'defender loses for good': lastingLosses.defender
  }
  if (by === 'limes') return { ...lasting, 'limes falls': 1 }
  return {
    'attacker wins': attackerWins,
    'attacker loses': expectedLosses.attacker,
    'defender loses': expectedLosses.defender,
    ...lasting
  }
}

/** Questions after the dice of a battle that decide its lasting losses. */
const STILL_RECOVERING: readonly (string | null)[] = ['play-card', 'recover-units', 'repair-units']

/** Watches the next fight in the province. A fight of another kind means that something else came before. */
export function watchFight({ by, order }: FightForecast): Watcher {
  const { province, intercepted } = order
  const lost: Record<BattleSide, number> = { attacker: 0, defender: 0 }
  const units: Record<BattleSide, readonly UnitId[]> = {
    attacker: order.attacker.units,
    defender: order.defender.units
  }
  let phase: 'before' | 'fighting' | 'won' | 'over' | 'other' = 'before'
  let won: Numbers = {}
  const count = (unit: UnitId, amount: number) => {
    for (const side of BATTLE_SIDES) if (units[side].includes(unit)) lost[side] += amount
  }
  const see = (event: InvasionsEvent) => {
    if (phase === 'over' || phase === 'other') return
    if (event.type === 'activation-ended') phase = phase === 'before' ? 'other' : 'over'
    if (phase === 'before' && event.type === 'flight' && event.success) phase = 'other'
    if (event.type === 'battle-began') {
      if (phase === 'won') phase = 'over'
      else if (event.province === province)
        phase = by === 'battle' && event.intercepted === intercepted ? 'fighting' : 'other'
      if (phase === 'fighting') Object.assign(units, { attacker: event.attackers, defender: event.defenders })
    }
    if (
      by === 'limes' &&
      phase === 'before' &&
      event.type === 'limes-destroyed' &&
      event.province === province
    )
      phase = 'fighting'
    // The Limes is eliminated before the event that says how.
    if (event.type === 'unit-eliminated' && (phase === 'fighting' || by === 'limes')) count(event.unit, 1)
    if (phase !== 'fighting' && phase !== 'won') return
    if (event.type === 'unit-recovered' && phase === 'won') count(event.unit, -1)
    if (event.type === 'battle-won' && event.province === province) {
      phase = 'won'
      won = {
        'attacker wins': event.side === 'attacker' ? 1 : 0,
        'attacker loses': event.lost.attacker,
        'defender loses': event.lost.defender
      }
    }
  }
  return {
    event: see,
    question: (kind) => {
      if (phase === 'won' && !STILL_RECOVERING.includes(kind)) phase = 'over'
      if (phase === 'fighting' && by === 'limes' && kind !== 'take-hits' && kind !== 'play-card')
        phase = 'over'
      return phase === 'over' || phase === 'other'
    },
    outcome: () => {
      if (phase !== 'over') return {}
      const lasting = { 'attacker loses for good': lost.attacker, 'defender loses for good': lost.defender }
      return by === 'limes' ? { ...lasting, 'limes falls': 1 } : { ...won, ...lasting }
    }
  }
}
