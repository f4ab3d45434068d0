import { sumOfItems } from '../battle/advanced-tables.ts'
import {
  ambushChance,
  type MissileOptions,
  missileHits,
  missileModifiers,
  missilePool
} from '../battle/missiles.ts'
import { type BattleSide, type BattleSituation, otherSide } from '../battle/situation.ts'
import { type BattleForecast, type ConditionOdds, conditionsAndChances } from './battle-forecast.ts'
import type { CombatSystem } from './battle-odds.ts'
import { hitOdds } from './dice-states.ts'
import { TWO_DICE } from './two-dice.ts'

/** The chance of each number of hits that a side has rolled but not counted; null when it has not shot yet. */
export type ShotOdds = Readonly<Record<BattleSide, readonly number[] | null>>
const NOBODY: ShotOdds = { attacker: null, defender: null }

/** XX.D: the missile round: the ambusher shoots first, otherwise both sides shoot at once. */
export function missileRoundOdds(
  system: CombatSystem,
  forecast: BattleForecast,
  start: ConditionOdds
): ConditionOdds {
  const { cards, soFar } = forecast
  if (cards.noMissiles) return start
  if (cards.ambush) return restOfAmbush(system, forecast, start, cards.ambush, NOBODY)
  const chance = { sure: 1, check: 0.5, none: 0 }[ambushChance(soFar.situation, system)]
  const end: ConditionOdds = new Map()
  for (const [a, d, before] of conditionsAndChances(start)) {
    const oddsOf = (side: BattleSide) => oddsOfShots(system, forecast, [a, d], side, false)
    const volley = { attacker: oddsOf('attacker'), defender: oddsOf('defender') }
    exchange(forecast, [a, d], before * (1 - chance), volley, end)
  }
  if (chance > 0) merge(restOfAmbush(system, forecast, start, 'defender', NOBODY), chance, end)
  return end
}

/** XX.D: the rest of a missile round without ambush. Hits that are due count after it. */
export function restOfVolley(
  system: CombatSystem,
  forecast: BattleForecast,
  start: ConditionOdds,
  shots: ShotOdds
): ConditionOdds {
  const end: ConditionOdds = new Map()
  const oddsOf = (side: BattleSide) => shots[side] ?? oddsOfShots(system, forecast, [0, 0], side, false)
  const volley = { attacker: oddsOf('attacker'), defender: oddsOf('defender') }
  for (const [a, d, before] of conditionsAndChances(start)) exchange(forecast, [a, d], before, volley, end)
  return end
}

/** XX.D: the rest of an ambush: the ambushed side shoots back with its surviving units. */
export function restOfAmbush(
  system: CombatSystem,
  forecast: BattleForecast,
  start: ConditionOdds,
  by: BattleSide,
  shots: ShotOdds
): ConditionOdds {
  const shoot = (from: ConditionOdds, side: BattleSide): ConditionOdds => {
    const into: ConditionOdds = new Map()
    for (const [a, d, before] of conditionsAndChances(from)) {
      const odds = shots[side] ?? oddsOfShots(system, forecast, [a, d], side, side === by)
      exchange(forecast, [a, d], before, { attacker: [1], defender: [1], [side]: odds }, into)
    }
    return into
  }
  return shoot(shoot(start, by), otherSide(by))
}

type Pair = readonly [number, number]

/** Adds the hits of both sides, which shoot at once. */
function exchange(
  forecast: BattleForecast,
  [a, d]: Pair,
  before: number,
  volley: Readonly<Record<BattleSide, readonly number[]>>,
  into: ConditionOdds
): void {
  for (const [onAttacker, one] of volley.defender.entries()) {
    const attacker = forecast.after('attacker', a, onAttacker)
    for (const [onDefender, other] of volley.attacker.entries()) {
      forecast.add(into, attacker, forecast.after('defender', d, onDefender), before * one * other)
    }
  }
}

function merge(from: ConditionOdds, share: number, into: ConditionOdds): void {
  for (const [key, chance] of from) into.set(key, (into.get(key) ?? 0) + chance * share)
}

function oddsOfShots(
  system: CombatSystem,
  forecast: BattleForecast,
  [a, d]: Pair,
  side: BattleSide,
  inAmbush: boolean
): readonly number[] {
  if (forecast.isOver(a, d)) return [1]
  const { soFar, cards } = forecast
  const situation = forecast.situation(a, d)
  const missiles: MissileOptions = { ambush: inAmbush, cards: cards.missiles[side] }
  return system === 'basic'
    ? hitOdds(missilePool(situation, side, missiles), soFar.red)
    : advancedShots(situation, side, missiles, soFar.red)
}

/** XXI.C */
function advancedShots(
  situation: BattleSituation,
  side: BattleSide,
  missiles: MissileOptions,
  open: boolean
): readonly number[] {
  const modifiers = missileModifiers(situation, side, missiles)
  if (!modifiers) return [1]
  const odds = [0, 0, 0]
  for (const { total, chance } of TWO_DICE) {
    const hits = missileHits(total + sumOfItems(modifiers), open)
    odds[hits] = (odds[hits] ?? 0) + chance
  }
  return odds
}
