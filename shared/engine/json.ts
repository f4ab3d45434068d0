/** Plain data: what a state, a view, an event and a message are made of. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** A deep copy of plain data, byte for byte what a save and reload would give. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

/** The same with its type forgotten: what a pipe carries that knows no game. */
export function plain(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value))
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
