import type { Message, Reference } from '../../engine/message.ts'
import type { InvasionsEvent } from '../events.ts'
import type { Modifier } from '../rolls.ts'
import { message, reference, signed } from './message.ts'

/** One line of a breakdown: what it adds to a total or to a pool of dice, and the reason. */
export interface CalculationLine {
  readonly amounts: readonly { readonly of: 'total' | 'white' | 'black'; readonly words: Message }[]
  readonly rule: string
  readonly why: Reference<'modifier'>
}

/** The breakdown in an event, line by line. */
export function calculationOf(event: InvasionsEvent): CalculationLine[] {
  switch (event.type) {
    case 'roll':
      return event.modifiers.map(({ amount, ...rest }) => line({ total: amount }, rest))
    case 'battle-modifiers':
      return event.items.map(({ amount, ...rest }) => line({ total: amount }, rest))
    case 'battle-pool':
      return event.items.map(({ white, black, ...rest }) => line({ white, black }, rest))
    default:
      return []
  }
}

type ModifierReasonAndRule = Omit<Modifier, 'amount'>
type Amounts = { readonly [Of in CalculationLine['amounts'][number]['of']]?: number }

function line(amounts: Amounts, { rule, why }: ModifierReasonAndRule): CalculationLine {
  const words = (['total', 'white', 'black'] as const).flatMap((of) => {
    const change = amounts[of] ?? 0
    return change === 0 ? [] : [{ of, words: message(`calculation.${of}`, { change: signed(change) }) }]
  })
  return { amounts: words, rule, why: reference('modifier', why) }
}
