import type { InvasionsPlay } from '../../play.ts'
import { sumOfItems } from '../../queries/battle/advanced-tables.ts'
import type { BattleInProgress, BattleLine, TwoDice } from '../../queries/battle/battle-in-progress.ts'
import type { BattleRound } from '../../queries/battle/battle-setup.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import type { Modifier } from '../../rolls.ts'
import { sideEventFields } from './round-events.ts'

/** XXI.E: the sum of a side's modifiers in this round. */
export function modifierOf({ modifiers }: BattleLine): number {
  return sumOfItems(modifiers ?? [])
}

/** XXI.F: the current roll of a side. */
export function currentRoll({ nation, roll }: BattleLine): TwoDice {
  if (!roll) throw new Error(`${nation}: no 2D6 roll in this round yet`)
  return roll
}

/** XXI.C, XXI.F: rolls 2D6 for a side, or re-rolls them. The roll event lists the modifiers. */
export function rollTwoDice(
  play: InvasionsPlay,
  field: BattleInProgress,
  side: BattleSide,
  reason: 'missile' | 'battle' | 'battle-reroll',
  rule: string,
  by: BattleSide = side
): void {
  const line = field[side]
  const { dice } = play.roll({
    reason: `${reason}-2d6`,
    rule,
    faces: 6,
    count: 2,
    modifiers: shown(line),
    actor: field[by].nation,
    place: field.order.province
  })
  const natural = dice.reduce((sum, face) => sum + face, 0)
  line.roll = { natural, total: natural + modifierOf(line) }
  if (reason === 'battle-reroll') {
    play.emit({ type: 'rolled-again', by: field[by].nation, of: line.nation, rule })
  }
}

/** XXI.F: records and emits the hits of a final roll. */
export function scoreRoll(
  play: InvasionsPlay,
  field: BattleInProgress,
  side: BattleSide,
  scored: { readonly round: BattleRound; readonly units: number; readonly hits: number }
): number {
  field[side].hits = scored.hits
  field[otherSide(side)].due = scored.hits
  play.emit({ type: 'battle-roll', ...sideEventFields(field, side), ...currentRoll(field[side]), ...scored })
  return scored.hits
}

export function emitModifiers(
  play: InvasionsPlay,
  field: BattleInProgress,
  side: BattleSide,
  round: BattleRound
): void {
  const line = field[side]
  play.emit({
    type: 'battle-modifiers',
    ...sideEventFields(field, side),
    round,
    total: modifierOf(line),
    items: shown(line)
  })
}

function shown({ modifiers }: BattleLine): Modifier[] {
  return (modifiers ?? []).map(({ white, rule, why }) => ({ amount: white, rule, why }))
}
