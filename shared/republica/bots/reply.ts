import type { BotReply, ReplyOf } from '../../engine/bot.ts'
import type { FormValues } from '../../engine/decision.ts'
import type { Message } from '../../engine/message.ts'
import type { OptionKey } from '../../engine/option-key.ts'
import type { Republica } from '../game-types.ts'

export type Reply = BotReply<ReplyOf<Republica>>

/** Chooses an option, and says why. */
export function choose(option: OptionKey, why: Message): Reply {
  // The rules check every answer; a wrong key is refused.
  return { answer: { option } as ReplyOf<Republica>, reasons: [why], memo: null }
}

/** Fills in a form. */
export function fill(values: FormValues, why: Message): Reply {
  // As above.
  return { answer: { values } as ReplyOf<Republica>, reasons: [why], memo: null }
}

export function pass(why: Message): Reply {
  return { answer: { pass: 'moment' }, reasons: [why], memo: null }
}

/** The best of some things; the first of equals. */
export function bestOf<T>(things: readonly T[], rate: (thing: T) => number): T | undefined {
  let best: { readonly thing: T; readonly rating: number } | null = null
  for (const thing of things) {
    const rating = rate(thing)
    if (!best || rating > best.rating) best = { thing, rating }
  }
  return best?.thing
}

/** The things from the best to the worst. */
export function ranked<T>(things: readonly T[], rate: (thing: T) => number): readonly T[] {
  return things
    .map((thing) => ({ thing, rating: rate(thing) }))
    .toSorted((one, other) => other.rating - one.rating)
    .map(({ thing }) => thing)
}
