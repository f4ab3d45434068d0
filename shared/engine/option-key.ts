import { equalJson, type JsonObject } from './json.ts'
import { canonicalJson } from './stable-hash.ts'

/**
 * What an option stands for: an id, or a small record of ids and numbers. Keys are compared by content. Code never
 * joins several ids into one string or parses one.
 */
export type OptionKey = string | JsonObject

export function sameKey(one: OptionKey, other: OptionKey): boolean {
  return equalJson(one, other)
}

/** A key as text, for sets, maps and React keys. It is never parsed. */
export function keyText(key: OptionKey): string {
  return typeof key === 'string' ? key : canonicalJson(key)
}

export function includesKey(keys: readonly OptionKey[], key: OptionKey): boolean {
  return keys.some((other) => sameKey(other, key))
}

/** Whether a key is a record that contains these fields. */
export function hasPart(key: OptionKey, part: JsonObject): boolean {
  if (typeof key === 'string') return false
  return Object.entries(part).every(([name, value]) => equalJson(key[name], value))
}
