import { sumOfItems } from '../battle/advanced-tables.ts'
import { ambushChance, missileHits, missileModifiers, missilePool } from '../battle/missiles.ts'
import { type BattleSide, type BattleSituation, otherSide } from '../battle/situation.ts'
import { type BattleForecast, type HitDistribution, hitsAndChances } from './battle-forecast.ts'
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
  start: HitDistribution
): HitDistribution {
  const chance = { sure: 1, check: 0.5, none: 0 }[ambushChance(forecast.soFar.situation)]
  const end: HitDistribution = new Map()
  for (const [a, d, before] of hitsAndChances(start)) {
    const oddsOf = (side: BattleSide) => oddsOfShots(system, forecast, [a, d], side, false)
    const volley = { attacker: oddsOf('attacker'), defender: oddsOf('defender') }
    exchange(forecast, [a, d], before * (1 - chance), volley, end)
  }
  if (chance > 0) merge(forecast, restOfAmbush(system, forecast, start, 'defender', NOBODY), chance, end)
  return end
}

/** XX.D: the rest of a missile round without ambush. Hits that are due count after it. */
export function restOfVolley(
  system: CombatSystem,
  forecast: BattleForecast,
  start: HitDistribution,
  shots: ShotOdds
): HitDistribution {
  const end: HitDistribution = new Map()
  const oddsOf = (side: BattleSide) => shots[side] ?? oddsOfShots(system, forecast, [0, 0], side, false)
  const volley = { attacker: oddsOf('attacker'), defender: oddsOf('defender') }
  for (const [a, d, before] of hitsAndChances(start)) exchange(forecast, [a, d], before, volley, end)
  return end
}

/** XX.D: the rest of an ambush: the ambushed side shoots back with its surviving units. */
export function restOfAmbush(
  system: CombatSystem,
  forecast: BattleForecast,
  start: HitDistribution,
  by: BattleSide,
  shots: ShotOdds
): HitDistribution {
  const shoot = (from: HitDistribution, side: BattleSide): HitDistribution => {
    const into: HitDistribution = new Map()
    for (const [a, d, before] of hitsAndChances(from)) {
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
  into: HitDistribution
): void {
  for (const [onAttacker, one] of volley.defender.entries()) {
    for (const [onDefender, other] of volley.attacker.entries()) {
      forecast.add(into, a + onAttacker, d + onDefender, before * one * other)
    }
  }
}

function merge(forecast: BattleForecast, toll: HitDistribution, share: number, into: HitDistribution): void {
  for (const [a, d, chance] of hitsAndChances(toll)) forecast.add(into, a, d, chance * share)
}

function oddsOfShots(
  system: CombatSystem,
  forecast: BattleForecast,
  [a, d]: Pair,
  side: BattleSide,
  inAmbush: boolean
): readonly number[] {
  if (forecast.isOver(a, d)) return [1]
  const { red } = forecast.soFar
  const situation = forecast.after(a, d)
  return system === 'basic'
    ? hitOdds(missilePool(situation, side, { ambush: inAmbush }), red)
    : advancedShots(situation, side, inAmbush, red)
}

/** XXI.C */
function advancedShots(
  situation: BattleSituation,
  side: BattleSide,
  inAmbush: boolean,
  open: boolean
): readonly number[] {
  const modifiers = missileModifiers(situation, side, { ambush: inAmbush })
  if (!modifiers) return [1]
  const odds = [0, 0, 0]
  for (const { total, chance } of TWO_DICE) {
    const hits = missileHits(total + sumOfItems(modifiers), open)
    odds[hits] = (odds[hits] ?? 0) + chance
  }
  return odds
}
