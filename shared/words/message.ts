import { type Message, type MessageParam, message } from '../engine/message.ts'
import type { Dictionary, GapsOf } from './dictionary.ts'

/** The parameters of an entry: its gaps with the types from `Gaps`. */
export type ParamsOf<Words, Gaps> = {
  readonly [Gap in GapsOf<Words>]: Gap extends keyof Gaps ? Gaps[Gap] : never
}

/** The arguments after a key: none for a text without gaps. */
export type MessageArguments<Words, Gaps> = [GapsOf<Words>] extends [never]
  ? []
  : [params: ParamsOf<Words, Gaps>]

/** Creates a message from a key and its parameters. */
export type MessageMaker<Words, Gaps> = <Key extends keyof Words & string>(
  key: Key,
  ...filling: MessageArguments<Words[Key], Gaps>
) => Message

export function messageMaker<
  Words extends Dictionary,
  Gaps extends { readonly [Gap in keyof Gaps]: MessageParam }
>(): MessageMaker<Words, Gaps> {
  return message
}
