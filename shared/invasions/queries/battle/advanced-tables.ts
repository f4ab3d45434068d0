import { figures } from '../../content/figures.ts'
import type { ModifierReason } from '../../words/message.ts'
import { TWO_DICE } from '../odds/two-dice.ts'
import { tacticalAdvantages } from './advantages.ts'
import {
  type BattleSide,
  type BattleSituation,
  type BreakdownItem,
  barbarianAtHome,
  crossingOfAll,
  eliteBonus,
  empireAgainstBarbarians,
  forestHidesDefender,
  nomadsInSteppe,
  otherSide
} from './situation.ts'

export type CombatRound = 1 | 2

/** XXI.E: what a side adds to its 2D6 in a combat round. `white` is the amount. */
export function roundModifiers(
  situation: BattleSituation,
  side: BattleSide,
  round: CombatRound,
  cards: readonly BreakdownItem[] = []
): readonly BreakdownItem[] {
  const advantages = tacticalAdvantages(situation)
  const { forCavalry, againstHeavy, againstBarbarians } = figures.advanced
  const own = situation[side]
  const line = (amount: number, why: ModifierReason): BreakdownItem[] =>
    amount === 0 ? [] : [{ white: amount, black: 0, rule: 'XXI.E', why }]
  return [
    ...(side === 'attacker' ? attackerModifiers(situation, round) : defenderModifiers(situation)),
    ...line(eliteBonus(own), 'elite'),
    ...line(advantages.cavalry === side ? forCavalry : 0, 'cavalry-advantage'),
    ...line(advantages.heavy === otherSide(side) ? againstHeavy : 0, 'enemy-heavy-advantage'),
    ...line(empireAgainstBarbarians(situation, side) ? againstBarbarians : 0, 'empire-against-barbarians'),
    ...line(nomadsInSteppe(situation, side) ? figures.advanced.nomadsInSteppe : 0, 'nomads-in-steppe'),
    ...cards
  ]
}

/** XXI.E: marsh, crossings, forest, Barbarians at home. Rivers and ranges matter in the first round only. */
function attackerModifiers(situation: BattleSituation, round: CombatRound): readonly BreakdownItem[] {
  const { inMarsh, overACrossing, inForest, barbariansAtHome } = figures.advanced
  const crossing = crossingOfAll(situation)
  const line = (applies: boolean, white: number, why: ModifierReason): BreakdownItem[] =>
    applies ? [{ white, black: 0, rule: 'XXI.E', why }] : []
  return [
    ...line(situation.terrain === 'marsh', inMarsh, 'marsh'),
    ...(crossing === 'none' ? [] : line(crossing === 'strait' || round === 1, overACrossing, crossing)),
    ...line(forestHidesDefender(situation), inForest, 'forest'),
    ...line(barbarianAtHome(situation), barbariansAtHome, 'barbarian-at-home')
  ]
}

/** XXI.E: the fortified city, and the strait that the attacker has to cross. */
function defenderModifiers(situation: BattleSituation): readonly BreakdownItem[] {
  const { defender } = situation
  const { inACity, inACityOfAnEmpire, acrossAStrait } = figures.advanced
  const city = defender.fortifiedCity ? (defender.status === 'empire' ? inACityOfAnEmpire : inACity) : 0
  const strait = crossingOfAll(situation) === 'strait' ? acrossAStrait : 0
  const items: BreakdownItem[] = [
    { white: city, black: 0, rule: 'XXI.E', why: 'fortified-city' },
    { white: strait, black: 0, rule: 'XXI.E', why: 'strait' }
  ]
  return items.filter(({ white }) => white !== 0)
}

/** Rows 2- to 12+, columns 1 to 7+. */
export const COMBAT_TABLE: readonly (readonly number[])[] = [
  [0, 0, 0, 0.5, 0.5, 1, 1],
  [0, 0, 0.5, 0.5, 1, 1.5, 1.5],
  [0, 0.5, 0.5, 1, 1.5, 1.5, 2],
  [0, 0.5, 1, 1, 1.5, 2, 2],
  [0, 1, 1, 1.5, 2, 2, 2.5],
  [1, 1, 1.5, 1.5, 2, 2.5, 2.5],
  [1, 1, 1.5, 2, 2.5, 2.5, 3],
  [1, 1.5, 2, 2, 2.5, 3, 3.5],
  [1, 1.5, 2, 2.5, 3, 3.5, 4],
  [1, 1.5, 2.5, 2.5, 3, 3.5, 4],
  [1, 2, 2.5, 3, 3.5, 4, 4.5]
]

/** XXI.F: the combat table: the hits of so many units at a modified roll. Halves round up in open terrain only. */
export function combatHits(total: number, units: number, open: boolean): number {
  const row = COMBAT_TABLE[Math.min(12, Math.max(2, total)) - 2]
  const hits = row?.[Math.min(7, Math.max(1, units)) - 1] ?? 0
  return open ? Math.ceil(hits) : Math.floor(hits)
}

/** XXI.F: the average hits of 2D6 with this modifier. */
export function expectedHitsOfRoll(modifier: number, units: number, open: boolean): number {
  return TWO_DICE.reduce(
    (sum, { total, chance }) => sum + chance * combatHits(total + modifier, units, open),
    0
  )
}

/** XXI.F: the sum of the modifiers of a roll. */
export function sumOfItems(items: readonly BreakdownItem[]): number {
  return items.reduce((sum, { white }) => sum + white, 0)
}
