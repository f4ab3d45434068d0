import { figures } from '../../content/figures.ts'
import type { ModifierReason } from '../../words/message.ts'
import { type Advantages, tacticalAdvantages } from './advantages.ts'
import type { DicePool } from './dice.ts'
import type { CountedPool } from './missiles.ts'
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

/** A card's change to a pool: dice first, then swaps white to black (+) or back (-). */
export interface CardDice {
  readonly white: number
  readonly black: number
  readonly swap: number
  readonly card: string
}

/** XX.F, XX.G: the dice of a side with every addition, removal and exchange, in the order of the rules. */
export function battlePool(
  situation: BattleSituation,
  side: BattleSide,
  cards: readonly CardDice[] = []
): CountedPool {
  const tally = new Tally()
  for (const item of diceReserve(situation, side)) tally.add(item)
  tally.atLeastOne()
  const advantages = tacticalAdvantages(situation)
  for (const { swaps, why } of exchanges(situation, side, advantages)) tally.swap(swaps, 'XX.G', why)
  if (advantages.heavy === otherSide(side)) tally.swap(-1, 'XX.G', 'enemy-heavy-advantage')
  for (const card of cards) {
    tally.change(card)
    tally.swap(card.swap, 'XX.G', `card.${card.card}`)
  }
  return tally.pool()
}

/** XX.F: one white die for each unit, then terrain, crossings, Barbarians at home, city, Limes and hordes. */
export function diceReserve(situation: BattleSituation, side: BattleSide): readonly BreakdownItem[] {
  const { terrain, defender } = situation
  const line = (applies: boolean, white: number, why: ModifierReason): BreakdownItem[] =>
    applies ? [{ white, black: 0, rule: 'XX.F', why }] : []
  const units = line(true, situation[side].units.length, 'units')
  if (side === 'defender') {
    return [
      ...units,
      ...line(defender.fortifiedCity, figures.battle.inACity, 'fortified-city'),
      ...line(defender.limes, figures.battle.behindALimes, 'limes'),
      ...line(defender.hordes.length > 0, figures.battle.besideAHorde, 'horde')
    ]
  }
  const crossing = crossingOfAll(situation)
  return [
    ...units,
    ...line(terrain === 'marsh', figures.battle.inMarsh, 'marsh'),
    ...(crossing === 'none' ? [] : line(true, figures.battle.overACrossing, crossing)),
    ...line(forestHidesDefender(situation), figures.battle.inForest, 'forest'),
    ...line(barbarianAtHome(situation), figures.battle.barbariansAtHome, 'barbarian-at-home')
  ]
}

interface Exchange {
  readonly swaps: number
  readonly why: ModifierReason
}

/** XX.G: white dice that may be exchanged for black ones. */
export function exchanges(
  situation: BattleSituation,
  side: BattleSide,
  advantages: Advantages
): readonly Exchange[] {
  const own = situation[side]
  const cityOfEmpire = side === 'defender' && own.fortifiedCity && own.status === 'empire'
  const all: Exchange[] = [
    { swaps: eliteBonus(own), why: 'elite' },
    { swaps: advantages.cavalry === side ? 1 : 0, why: 'cavalry-advantage' },
    { swaps: empireAgainstBarbarians(situation, side) ? 1 : 0, why: 'empire-against-barbarians' },
    { swaps: nomadsInSteppe(situation, side) ? 1 : 0, why: 'nomads-in-steppe' },
    { swaps: cityOfEmpire ? 1 : 0, why: 'fortified-city' }
  ]
  return all.filter(({ swaps }) => swaps > 0)
}

/** XX.E: the pool with the black die of a leader's option. */
export function withBlackDie(pool: CountedPool): CountedPool {
  return byLeader(pool, 1)
}

/** XX.E, XX.F: whether a pool may lose a black die: another die must remain. */
export function mayLoseBlackDie({ white, black }: DicePool): boolean {
  return black > 0 && white + black > 1
}

export function withoutBlackDie(pool: CountedPool): CountedPool {
  return mayLoseBlackDie(pool) ? byLeader(pool, -1) : pool
}

function byLeader({ white, black, items }: CountedPool, dice: 1 | -1): CountedPool {
  const item: BreakdownItem = { white: 0, black: dice, rule: 'XX.E', why: 'leader-option' }
  return { white, black: black + dice, items: [...items, item] }
}

/** Adds up both colours, so that no item removes dice that are not there. */
class Tally {
  #white = 0
  #black = 0
  readonly #items: BreakdownItem[] = []

  add(item: BreakdownItem): void {
    this.#white += item.white
    this.#black += item.black
    this.#items.push(item)
  }

  /** XX.F: no side falls below one die. */
  atLeastOne(): void {
    const missing = 1 - this.#white
    if (missing > 0) this.add({ white: missing, black: 0, rule: 'XX.F', why: 'at-least-one-die' })
  }

  swap(wanted: number, rule: string, why: ModifierReason): void {
    const swaps = wanted > 0 ? Math.min(wanted, this.#white) : -Math.min(-wanted, this.#black)
    if (swaps !== 0) this.add({ white: -swaps, black: swaps, rule, why })
  }

  change({ white, black, card }: CardDice): void {
    const spare = () => this.#white + this.#black - 1
    const lostWhite = Math.max(white, -this.#white, -spare())
    if (lostWhite !== 0) this.add({ white: lostWhite, black: 0, rule: 'XX.F', why: `card.${card}` })
    const lostBlack = Math.max(black, -this.#black, -spare())
    if (lostBlack !== 0) this.add({ white: 0, black: lostBlack, rule: 'XX.F', why: `card.${card}` })
  }

  pool(): CountedPool {
    return { white: this.#white, black: this.#black, items: this.#items }
  }
}
