/**
 * A text for the page to render: a key into its dictionaries, and parameters.
 * A reference names something by its id (`{ref: 'crew', id: 'north'}`); the page prints its name in the reader's language.
 */
export interface Message {
  readonly key: string
  readonly params?: MessageParams
}

export type MessageParams = Readonly<Record<string, MessageParam>>
export type MessageParam = string | number | Reference | readonly Reference[]
export interface Reference<Ref extends string = string> {
  readonly ref: Ref
  readonly id: string
}

export function message(key: string, params?: MessageParams): Message {
  return params ? { key, params } : { key }
}

export function reference<Ref extends string>(ref: Ref, id: string): Reference<Ref> {
  return { ref, id }
}

/** The engine's own messages. The app's dictionaries contain their texts. */
export type EngineMessageKey =
  | 'option.yes'
  | 'option.no'
  | 'refusal.not-an-option'
  | 'refusal.not-a-form'
  | 'refusal.unknown-field'
  | 'refusal.not-a-list'
  | 'refusal.chosen-twice'
  | 'refusal.too-few'
  | 'refusal.too-many'
  | 'refusal.out-of-range'
  | 'refusal.not-yes-or-no'
  | 'refusal.game-over'
  | 'refusal.stale-answer'
  | 'refusal.not-your-decision'
  | 'refusal.malformed-answer'
  | 'refusal.no-pass-here'
  | 'refusal.too-long'
  | 'refusal.nothing-to-undo'
  | 'undo.others-answered'
  | 'undo.dice-rolled'
  | 'undo.card-drawn'
  | 'undo.told-in-private'
  | 'undo.all-answered'

export function engineMessage(key: EngineMessageKey): Message {
  return { key }
}
