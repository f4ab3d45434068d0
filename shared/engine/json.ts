/** Plain data: states, views, events and messages consist of it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** A deep copy of plain data, exactly as saving and loading would give it. */
export function copyJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

/** The same several times as fast: copies objects without the detour over text. */
export function cloneJson<T>(value: T): T {
  // A copy has the type of the original; the compiler cannot follow the recursion.
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

/** A copy with its type erased, for channels that know no game. */
export function untypedCopy(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value))
}

/** Compares plain data by content. A property that is undefined counts as absent; the order of keys does not matter. */
export function equalJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => equalJson(item, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  let left = 0
  for (const key in other) if (other[key] !== undefined) left++
  for (const key in one) {
    if (one[key] === undefined) continue
    if (!Object.hasOwn(other, key) || !equalJson(one[key], other[key])) return false
    left--
  }
  return left === 0
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
