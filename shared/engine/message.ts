/**
 * Words that the page supplies: a key into its dictionaries and what to fill in.
 * A reference names something by its id (`{ref: 'crew', id: 'north'}`); the page says it in the reader's language.
 */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, MessageParam>>
}

export type MessageParam = string | number | Reference
export interface Reference {
  readonly ref: string
  readonly id: string
}

export function message(key: string, params?: Record<string, MessageParam>): Message {
  return params ? { key, params } : { key }
}

export function reference(ref: string, id: string): Reference {
  return { ref, id }
}
