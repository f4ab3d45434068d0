import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import type { Modifier, Roll } from '../rolls.ts'

/** A log entry: the events of one answer. */
export const logEntry = (number: number, ...events: InvasionsEvent[]) => ({ number, events })

export const turnBegan = (number: number): InvasionsEvent => ({
  type: 'turn-began',
  turn: number,
  year: 325 + 25 * number
})

/** A roll of a nation, in Thracia by default. */
export function rollEvent(
  reason: Roll['reason'],
  actor: NationId,
  dice: readonly number[],
  { rule = 'XX.H', place = 'thracia', amount = 0 }: { rule?: string; place?: string; amount?: number } = {}
): Roll {
  const modifiers: Modifier[] = amount === 0 ? [] : [{ amount, rule: 'XIX.A', why: 'range' }]
  const total = dice.reduce((sum, die) => sum + die, amount)
  return { type: 'roll', reason, rule, faces: dice.length > 1 ? 6 : 10, dice, modifiers, total, actor, place }
}
