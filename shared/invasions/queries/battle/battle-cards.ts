import type { PlainEffect } from '../../content/cards/effect.ts'
import { BATTLE_SIDES, type BattleInProgress, effectsFor } from './battle-in-progress.ts'
import type { CardDice } from './pools.ts'
import type { BattleSide, BreakdownItem } from './situation.ts'

/** X.B: what the cards played so far change in the rounds of a battle. The rules and the odds read the same functions. */
export interface BattleCards {
  /** XX.F, XX.G: the dice that cards add to the pool of a side. */
  readonly dice: Readonly<Record<BattleSide, readonly CardDice[]>>
  /** XXI.E: what cards add to its roll in the first and the second round. */
  readonly modifiers: Readonly<Record<BattleSide, Readonly<Record<1 | 2, readonly BreakdownItem[]>>>>
  /** XX.D, XXI.C: what cards add to its missiles. */
  readonly missiles: Readonly<Record<BattleSide, readonly BreakdownItem[]>>
  readonly noMissiles: boolean
  readonly ambush: BattleSide | null
}

const NO_MODIFIERS = { 1: [], 2: [] }

export const NO_CARDS: BattleCards = {
  dice: { attacker: [], defender: [] },
  modifiers: { attacker: NO_MODIFIERS, defender: NO_MODIFIERS },
  missiles: { attacker: [], defender: [] },
  noMissiles: false,
  ambush: null
}

export function cardsOf(field: BattleInProgress, system: 'basic' | 'advanced'): BattleCards {
  if (field.effects.length === 0) return NO_CARDS
  const modifiers = (side: BattleSide) => ({
    1: cardModifiers(field, side, 1),
    2: cardModifiers(field, side, 2)
  })
  return {
    dice: { attacker: cardDice(field, 'attacker'), defender: cardDice(field, 'defender') },
    modifiers: { attacker: modifiers('attacker'), defender: modifiers('defender') },
    missiles: {
      attacker: missileCards(field, 'attacker', system),
      defender: missileCards(field, 'defender', system)
    },
    noMissiles: hasNoMissiles(field),
    ambush: ambushByCard(field)
  }
}

/** XX.F, XX.G: the dice that cards add to a pool, after everything else. */
export function cardDice(field: BattleInProgress, side: BattleSide): readonly CardDice[] {
  return effectsFor(field, side).flatMap(({ effect, card }) =>
    effect.do === 'battle-dice' ? [{ white: effect.white, black: effect.black, swap: effect.swap, card }] : []
  )
}

/** XXI.E: what cards add to a roll in the advanced system. Most cards count in the first round only. */
export function cardModifiers(
  field: BattleInProgress,
  side: BattleSide,
  round: 1 | 2
): readonly BreakdownItem[] {
  return cardItems(field, side, (effect) =>
    effect.do === 'battle-dice' && (round === 1 || effect.rounds === 'every') ? effect.advanced : 0
  )
}

/** XX.D, XXI.C: the white dice that cards add to the missiles of a side, or what they add to its 2D6. */
export function missileCards(
  field: BattleInProgress,
  side: BattleSide,
  system: 'basic' | 'advanced'
): readonly BreakdownItem[] {
  return cardItems(field, side, (effect) =>
    effect.do === 'missile-dice' ? (system === 'advanced' ? effect.advanced : effect.white) : 0
  )
}

/** XX.D: whether a card prevents the missile round. */
export function hasNoMissiles({ effects }: BattleInProgress): boolean {
  return effects.some(({ effect }) => effect.do === 'no-missiles')
}

/** XX.D: the side that ambushes by a card, without a check. */
export function ambushByCard(field: BattleInProgress): BattleSide | null {
  const byCard = (side: BattleSide) => effectsFor(field, side).some(({ effect }) => effect.do === 'ambush')
  return BATTLE_SIDES.find(byCard) ?? null
}

function cardItems(
  field: BattleInProgress,
  side: BattleSide,
  amount: (effect: PlainEffect) => number
): readonly BreakdownItem[] {
  return effectsFor(field, side)
    .map(
      ({ effect, card }): BreakdownItem => ({
        white: amount(effect),
        black: 0,
        rule: 'X.B',
        why: `card.${card}`
      })
    )
    .filter(({ white }) => white !== 0)
}
