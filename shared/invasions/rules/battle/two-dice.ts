import type { InvasionsPlay } from '../../play.ts'
import { sumOf } from '../../queries/battle/advanced-tables.ts'
import type { Field, Line, TwoDice } from '../../queries/battle/field.ts'
import type { BattleRound } from '../../queries/battle/order.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import type { Modifier } from '../../rolls.ts'
import { emitFor } from './telling.ts'

/** XXI.E: the sum of a side's modifiers in this round. */
export function modifierOf({ modifiers }: Line): number {
  return sumOf(modifiers ?? [])
}

/** XXI.F: the current roll of a side. */
export function rolledBy({ nation, roll }: Line): TwoDice {
  if (!roll) throw new Error(`${nation}: no 2D6 roll in this round yet`)
  return roll
}

/** XXI.C, XXI.F: rolls 2D6 for a side, or re-rolls them. The roll event lists the modifiers. */
export function rollTwo(
  play: InvasionsPlay,
  field: Field,
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
  field: Field,
  side: BattleSide,
  scored: { readonly round: BattleRound; readonly units: number; readonly hits: number }
): number {
  field[side].hits = scored.hits
  field[otherSide(side)].due = scored.hits
  play.emit({ type: 'battle-roll', ...emitFor(field, side), ...rolledBy(field[side]), ...scored })
  return scored.hits
}

export function emitModifiers(play: InvasionsPlay, field: Field, side: BattleSide, round: BattleRound): void {
  const line = field[side]
  play.emit({
    type: 'battle-modifiers',
    ...emitFor(field, side),
    round,
    total: modifierOf(line),
    items: shown(line)
  })
}

function shown({ modifiers }: Line): Modifier[] {
  return (modifiers ?? []).map(({ white, rule, why }) => ({ amount: white, rule, why }))
}
