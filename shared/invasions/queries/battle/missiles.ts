import { figures } from '../../content/figures.ts'
import type { ModifierReason } from '../../words/message.ts'
import { isOpen } from '../map/provinces.ts'
import { tacticalAdvantages } from './advantages.ts'
import type { DicePool } from './dice.ts'
import {
  type BattleArmy,
  type BattleSide,
  type BattleSituation,
  type BreakdownItem,
  type Fighter,
  otherSide
} from './situation.ts'

export interface CountedPool extends DicePool {
  readonly items: readonly BreakdownItem[]
}

export interface MissileOptions {
  /** This side ambushes (XX.D). */
  readonly ambush: boolean
  /** White dice from cards, added after the loss to the heavy advantage. */
  readonly cards?: readonly BreakdownItem[]
}

/** Infantry that shoots only from an ambush: no archers, no axe throwers, no cavalry. */
const isPlainFoot = (unit: Fighter): boolean => !unit.archer && !unit.francisca && !unit.mounted
const isShooter = (unit: Fighter): boolean => unit.archer || unit.francisca

/** XX.D: counts units; alpine units count double in an ambush. */
function count(army: BattleArmy, counts: (unit: Fighter) => boolean, ambush: boolean): number {
  return army.units
    .filter(counts)
    .reduce((sum, unit) => sum + (ambush && unit.alpine ? figures.battle.alpineTimes : 1), 0)
}

/** XX.D: one white die for 2 archers, 4 Frankish infantry and, in an ambush, 4 other infantry. */
export function missilePool(
  situation: BattleSituation,
  side: BattleSide,
  { ambush, cards = [] }: MissileOptions
): CountedPool {
  const army = situation[side]
  const { archersForADie, franksForADie, ambushersForADie, shotsLostToHeavy, horseArchersForASwap } =
    figures.battle
  const items: BreakdownItem[] = []
  const add = (white: number, black: number, why: ModifierReason, rule = 'XX.D') => {
    if (white !== 0 || black !== 0) items.push({ white, black, rule, why })
  }
  add(Math.ceil(count(army, (unit) => unit.archer, ambush) / archersForADie), 0, 'archers')
  add(
    Math.ceil(count(army, (unit) => unit.francisca && !unit.archer, ambush) / franksForADie),
    0,
    'francisca'
  )
  if (ambush) add(Math.ceil(count(army, isPlainFoot, ambush) / ambushersForADie), 0, 'ambush')
  const sum = () => items.reduce((total, { white }) => total + white, 0)
  if (sum() > 0 && tacticalAdvantages(situation).heavy === otherSide(side))
    add(-shotsLostToHeavy, 0, 'enemy-heavy-advantage')
  for (const card of cards) add(Math.max(card.white, -sum()), 0, card.why, card.rule)
  if (isOpen(situation.terrain)) {
    const horseArchers = army.units.filter((unit) => unit.archer && unit.mounted).length
    const swaps = Math.min(sum(), Math.ceil(horseArchers / horseArchersForASwap))
    add(-swaps, swaps, 'horse-archers')
  }
  return { white: sum(), black: items.reduce((total, { black }) => total + black, 0), items }
}

/** XXI.C: the modifiers of a side's 2D6 in the missile round; null when it cannot shoot. */
export function missileModifiers(
  situation: BattleSituation,
  side: BattleSide,
  { ambush, cards = [] }: MissileOptions
): readonly BreakdownItem[] | null {
  const army = situation[side]
  const others = ambush ? army.units.length : 0
  if (!army.units.some(isShooter) && others === 0 && cards.length === 0) return null
  const { archer, horseArcher, frank, ambusher, shotAtHeavy } = figures.advanced
  const open = isOpen(situation.terrain)
  const items: BreakdownItem[] = []
  const add = (amount: number, why: ModifierReason, rule = 'XXI.C') => {
    if (amount !== 0) items.push({ white: amount, black: 0, rule, why })
  }
  const isHorseArcher = (unit: Fighter) => unit.archer && unit.mounted
  add(archer * count(army, (unit) => unit.archer && !(open && isHorseArcher(unit)), ambush), 'archers')
  if (open) add(horseArcher * count(army, isHorseArcher, ambush), 'horse-archers')
  add(frank * count(army, (unit) => unit.francisca && !unit.archer, ambush), 'francisca')
  if (ambush) add(ambusher * count(army, (unit) => !isShooter(unit), ambush), 'ambush')
  const half = items.reduce((sum, { white }) => sum + white, 0) % 1
  add(half, 'rounded-up')
  if (tacticalAdvantages(situation).heavy === otherSide(side)) add(shotAtHeavy, 'enemy-heavy-advantage')
  for (const card of cards) add(card.white, card.why, card.rule)
  return items
}

/** XXI.C: the missile table. */
export function missileHits(total: number, open: boolean): number {
  const { twoHitsOn, oneHitOn, oneHitInTheOpenOn } = figures.advanced
  if (total >= twoHitsOn) return 2
  if (total >= oneHitOn) return 1
  return total >= oneHitInTheOpenOn && open ? 1 : 0
}

/** XX.D, XXI.C: whether the defender ambushes in the mountains: certainly, on a D2, or not at all. */
export function ambushChance(
  situation: BattleSituation,
  system: 'basic' | 'advanced' = 'basic'
): 'sure' | 'check' | 'none' {
  const { terrain, attacker, defender, intercepted } = situation
  if (terrain !== 'mountain' || attacker.leader?.mountain) return 'none'
  // XXI.C: in advanced combat every unit of the ambusher adds to its roll, cavalry too.
  const isAmbusher = (unit: Fighter) => system === 'advanced' || isShooter(unit) || isPlainFoot(unit)
  if (!defender.units.some(isAmbusher)) return 'none'
  const crossed = attacker.units.every(({ crossed }) => crossed === 'range' || crossed === 'river')
  return crossed && !intercepted ? 'sure' : 'check'
}
