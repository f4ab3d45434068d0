/** Plain data: what a state, a view, an event and a message are made of. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** A deep copy of plain data, byte for byte what a save and reload would give. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

/** The same, several times as fast: by its type, without writing it down. */
export function cloneOf<T>(value: T): T {
  // What a copy of plain data is made of has the type of the data; the compiler cannot follow it into its parts.
  return clone(value) as T
}

function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone)
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) {
    const part = value[key]
    if (part !== undefined) copy[key] = typeof part === 'object' ? clone(part) : part
  }
  return copy
}

/** The same with its type forgotten: what a pipe carries that knows no game. */
export function plain(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value))
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
