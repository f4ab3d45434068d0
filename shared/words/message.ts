import { type Message, type MessageParam, message } from '../engine/message.ts'
import type { Dictionary, GapsOf } from './dictionary.ts'

/** What fills the gaps of an entry, each of the type that `Gaps` gives it. */
export type ParamsOf<Words, Gaps> = {
  readonly [Gap in GapsOf<Words>]: Gap extends keyof Gaps ? Gaps[Gap] : never
}

/** The arguments after a key: none for a text without gaps. */
export type Filling<Words, Gaps> = [GapsOf<Words>] extends [never] ? [] : [params: ParamsOf<Words, Gaps>]

/** Makes a message of a key and what fills its gaps; of several keys, what fills the gaps of each. */
export type MessageMaker<Words, Gaps> = <Key extends keyof Words & string>(
  key: Key,
  ...filling: Filling<Words[Key], Gaps>
) => Message

export function messageMaker<
  Words extends Dictionary,
  Gaps extends { readonly [Gap in keyof Gaps]: MessageParam }
>(): MessageMaker<Words, Gaps> {
  return message
}
