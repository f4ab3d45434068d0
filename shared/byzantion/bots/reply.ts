import type { BotReply } from '../../engine/bot.ts'
import type { ChoiceAnswer, FormAnswer, FormValues, Pass } from '../../engine/decision.ts'
import type { Message } from '../../engine/message.ts'
import type { OptionKey } from '../../engine/option-key.ts'

export function choose<const Key extends OptionKey>(
  option: Key,
  reason: Message
): BotReply<ChoiceAnswer<Key>> {
  return { answer: { option }, reasons: [reason], memo: null }
}

export function fill<Values extends FormValues>(
  values: Values,
  reason: Message
): BotReply<FormAnswer<Values>> {
  return { answer: { values }, reasons: [reason], memo: null }
}

export function pass(reason: Message): BotReply<Pass> {
  return { answer: { pass: 'moment' }, reasons: [reason], memo: null }
}

/** The item with the highest value; undefined of an empty list. */
export function bestOf<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const worth = value(item)
    if (worth > most) {
      most = worth
      best = item
    }
  }
  return best
}
