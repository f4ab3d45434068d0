import { sumOf } from '../battle/advanced-tables.ts'
import { ambushChance, missileHits, missileModifiers, missilePool } from '../battle/missiles.ts'
import { type BattleSide, otherSide, type Situation } from '../battle/situation.ts'
import type { CombatSystem } from './battle.ts'
import { hitOdds } from './dice-states.ts'
import { entriesOf, type Reckoning, type Toll } from './reckoning.ts'
import { TWO_DICE } from './two-dice.ts'

/** The chance of each number of hits that a side has rolled but not counted; null when it has not shot yet. */
export type Shots = Readonly<Record<BattleSide, readonly number[] | null>>
const NOBODY: Shots = { attacker: null, defender: null }

/** XX.D: the missile round: the ambusher shoots first, otherwise both sides shoot at once. */
export function missileRound(system: CombatSystem, forecast: Reckoning, start: Toll): Toll {
  const chance = { sure: 1, check: 0.5, none: 0 }[ambushChance(forecast.standing.situation)]
  const end: Toll = new Map()
  for (const [a, d, before] of entriesOf(start)) {
    const oddsOf = (side: BattleSide) => oddsOfShots(system, forecast, [a, d], side, false)
    const volley = { attacker: oddsOf('attacker'), defender: oddsOf('defender') }
    exchange(forecast, [a, d], before * (1 - chance), volley, end)
  }
  if (chance > 0) merge(forecast, restOfAmbush(system, forecast, start, 'defender', NOBODY), chance, end)
  return end
}

/** XX.D: the rest of a missile round without ambush. Hits that are due count after it. */
export function restOfVolley(system: CombatSystem, forecast: Reckoning, start: Toll, shots: Shots): Toll {
  const end: Toll = new Map()
  const oddsOf = (side: BattleSide) => shots[side] ?? oddsOfShots(system, forecast, [0, 0], side, false)
  const volley = { attacker: oddsOf('attacker'), defender: oddsOf('defender') }
  for (const [a, d, before] of entriesOf(start)) exchange(forecast, [a, d], before, volley, end)
  return end
}

/** XX.D: the rest of an ambush: the ambushed side shoots back with its surviving units. */
export function restOfAmbush(
  system: CombatSystem,
  forecast: Reckoning,
  start: Toll,
  by: BattleSide,
  shots: Shots
): Toll {
  const shoot = (from: Toll, side: BattleSide): Toll => {
    const into: Toll = new Map()
    for (const [a, d, before] of entriesOf(from)) {
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
  forecast: Reckoning,
  [a, d]: Pair,
  before: number,
  volley: Readonly<Record<BattleSide, readonly number[]>>,
  into: Toll
): void {
  for (const [onAttacker, one] of volley.defender.entries()) {
    for (const [onDefender, other] of volley.attacker.entries()) {
      forecast.note(into, a + onAttacker, d + onDefender, before * one * other)
    }
  }
}

function merge(forecast: Reckoning, toll: Toll, share: number, into: Toll): void {
  for (const [a, d, chance] of entriesOf(toll)) forecast.note(into, a, d, chance * share)
}

function oddsOfShots(
  system: CombatSystem,
  forecast: Reckoning,
  [a, d]: Pair,
  side: BattleSide,
  inAmbush: boolean
): readonly number[] {
  if (forecast.isOver(a, d)) return [1]
  const { red } = forecast.standing
  const situation = forecast.after(a, d)
  return system === 'basic'
    ? hitOdds(missilePool(situation, side, { ambush: inAmbush }), red)
    : advancedShots(situation, side, inAmbush, red)
}

/** XXI.C */
function advancedShots(
  situation: Situation,
  side: BattleSide,
  inAmbush: boolean,
  open: boolean
): readonly number[] {
  const modifiers = missileModifiers(situation, side, { ambush: inAmbush })
  if (!modifiers) return [1]
  const odds = [0, 0, 0]
  for (const { total, chance } of TWO_DICE) {
    const hits = missileHits(total + sumOf(modifiers), open)
    odds[hits] = (odds[hits] ?? 0) + chance
  }
  return odds
}
