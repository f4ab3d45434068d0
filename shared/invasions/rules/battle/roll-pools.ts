import type { Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  BATTLE_SIDES,
  type BattleInProgress,
  redCounts,
  sideFighting
} from '../../queries/battle/battle-in-progress.ts'
import type { BattleRound } from '../../queries/battle/battle-setup.ts'
import { type BattleDie, type DicePool, hitsOfAll } from '../../queries/battle/dice.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { battleWindow, losersOf } from './card-effects.ts'
import { rerollDice } from './reroll-dice.ts'
import { sideEventFields } from './round-events.ts'

/** XX.B, XX.H: rolls the white dice and then the black ones of a pool. */
export function rollPool(
  play: InvasionsPlay,
  field: BattleInProgress,
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

/** XX.B, XX.H: counts the hits of the dice as they now show. */
export function scoreDice(
  play: InvasionsPlay,
  field: BattleInProgress,
  side: BattleSide,
  round: BattleRound
): number {
  const { dice } = field[side]
  const hits = hitsOfAll(dice, redCounts(field))
  field[side].hits = hits
  field[otherSide(side)].due = hits
  play.emit({ type: 'battle-dice', ...sideEventFields(field, side), round, dice: [...dice], hits })
  return hits
}

/** X.B: cards that re-roll battle dice, of the opponent or of either side, among the sides that roll now. */
export function* cardsRerollDice(
  play: InvasionsPlay,
  field: BattleInProgress,
  rolling: readonly BattleSide[],
  window: 'any-roll' | 'battle-rolled'
): Script {
  for (const { effect, nation } of yield* battleWindow(play, field, window, losers(field, rolling))) {
    if (effect.do !== 'reroll') continue
    const own = nation === null ? 'attacker' : sideFighting(field, nation)
    const of = (effect.of === 'opponent' ? [otherSide(own)] : BATTLE_SIDES).filter((side) =>
      rolling.includes(side)
    )
    const by = { side: sideOf(field[own].nation), own, of, rule: 'X.B' }
    yield* rerollDice(play, field, by, { rerolls: effect.dice })
  }
}

/** X.B: whom the dice go against. Where one side alone has rolled: the other if it is hit, else the roller. */
function losers(field: BattleInProgress, rolling: readonly BattleSide[]): readonly NationId[] {
  const hitsBy = (side: BattleSide) => hitsOfAll(field[side].dice, redCounts(field))
  const [only, second] = rolling
  if (only && !second) return [field[hitsBy(only) > 0 ? otherSide(only) : only].nation]
  return losersOf(field, { attacker: hitsBy('attacker'), defender: hitsBy('defender') })
}
