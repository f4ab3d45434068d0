import type { Script } from '../../../engine/script.ts'
import { sideOf } from '../../catalogue.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { BattleDie, DicePool } from '../../queries/battle/dice.ts'
import { type Field, SIDES, sideFighting } from '../../queries/battle/field.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { battleWindow } from './card-effects.ts'
import { type RolledDice, rerollDice } from './rerolls.ts'

/** XX.B, XX.H: rolls the white dice and then the black ones of a pool. */
export function rollPool(
  play: InvasionsPlay,
  field: Field,
  side: BattleSide,
  pool: DicePool,
  reason: 'missile' | 'battle',
  rule: string
): BattleDie[] {
  return (['white', 'black'] as const).flatMap((colour) => {
    if (pool[colour] === 0) return []
    const roll = play.roll({
      reason: `${reason}-dice-${colour}`,
      rule,
      faces: 6,
      count: pool[colour],
      actor: field[side].nation,
      place: field.order.province
    })
    return roll.dice.map((face) => ({ colour, face }))
  })
}

/** X.B: cards that have battle dice rolled again, of one side or of either. */
export function* rerollByCard(
  play: InvasionsPlay,
  field: Field,
  dice: RolledDice,
  window: 'any-roll' | 'battle-rolled'
): Script {
  for (const { effect, nation } of yield* battleWindow(play, field, window)) {
    if (effect.do !== 'reroll') continue
    const own = nation === null ? 'attacker' : sideFighting(field, nation)
    const of = effect.of === 'opponent' ? [otherSide(own)] : SIDES
    const left = effect.dice
    yield* rerollDice(play, field, dice, { side: sideOf(field[own].nation), own, of, left, rule: 'X.B' })
  }
}
