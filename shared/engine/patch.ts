import { equalJson, isObject, type JsonObject } from './json.ts'
import { isImmutable } from './projection.ts'

/** One difference between two pieces of plain data. Without `value` the property is removed. */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
}

type Path = (string | number)[]
type PlainObject = Record<string, unknown>

/** The changes that turn `before` into `after`. Values are copies, so that later changes of `after` do not reach them. */
export function difference(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/** A copy of a view, to compare a later one with. Shares immutable records instead of copying them. */
export function snapshotOf(view: object): JsonObject {
  // A copy of plain data is plain data.
  return copied(view) as JsonObject
}

/** Returns `base` with the changes applied. Does not modify `base`; shares its unchanged parts. */
export function applyChanges<T>(base: T, changes: readonly Change[]): T {
  const fresh = new Set<unknown>()
  let result: unknown = base
  for (const change of changes) result = applyAt(result, 0, change, fresh)
  // The changes come from `difference` over the same type, which the compiler cannot know.
  return result as T
}

function compare(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes)
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, changes)
  else changes.push({ path: [...path], value: copied(after) })
}

function compareObjects(before: PlainObject, after: PlainObject, path: Path, changes: Change[]): void {
  const [keys, now] = [Object.keys(before), Object.keys(after)]
  // Fast path: usually no key was added or removed, so both lists have the same order.
  if (sameOrder(keys, now)) {
    for (const key of keys) compareEntry(before[key], after[key], key, path, changes)
    return
  }
  for (const key of keys) {
    if (before[key] !== undefined && own(after, key) === undefined) changes.push({ path: [...path, key] })
  }
  for (const key of now) {
    if (after[key] !== undefined) compareEntry(own(before, key), after[key], key, path, changes)
  }
}

function sameOrder(keys: readonly string[], now: readonly string[]): boolean {
  if (keys.length !== now.length) return false
  for (let index = 0; index < keys.length; index++) if (keys[index] !== now[index]) return false
  return true
}

function compareEntry(old: unknown, now: unknown, key: string, path: Path, changes: Change[]): void {
  if (old === now) return
  if (now === undefined) changes.push({ path: [...path, key] })
  else if (old === undefined) changes.push({ path: [...path, key], value: copied(now) })
  else {
    path.push(key)
    compare(old, now, path, changes)
    path.pop()
  }
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  changes: Change[]
): void {
  if (before.length === after.length) {
    for (let index = 0; index < before.length; index++) {
      if (before[index] === after[index]) continue
      path.push(index)
      compare(before[index], after[index], path, changes)
      path.pop()
    }
  } else if (before.length < after.length && before.every((item, index) => equalJson(item, after[index]))) {
    // A list that only grew at the end (logs, hands) is sent as its new tail.
    for (let index = before.length; index < after.length; index++) {
      changes.push({ path: [...path, index], value: copied(after[index]) })
    }
  } else changes.push({ path: [...path], value: copied(after) })
}

/** A deep copy of plain data. Omits undefined values, as JSON does. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : copied(item)))
  if (!isObject(value) || isImmutable(value)) return value
  const copy: PlainObject = {}
  for (const key of Object.keys(value)) if (value[key] !== undefined) put(copy, key, copied(value[key]))
  return copy
}

/** `fresh` contains the objects already copied for this result: they need no second copy. */
function applyAt(target: unknown, depth: number, change: Change, fresh: Set<unknown>): unknown {
  const key = change.path[depth]
  if (key === undefined) return change.value
  if (Array.isArray(target) && typeof key === 'number') {
    const list: unknown[] = fresh.has(target) ? target : [...target]
    fresh.add(list)
    list[key] = applyAt(list[key], depth + 1, change, fresh)
    return list
  }
  const source: PlainObject = isObject(target) ? target : {}
  const object = fresh.has(source) ? source : { ...source }
  fresh.add(object)
  const isGone = depth === change.path.length - 1 && !('value' in change)
  if (isGone) delete object[key]
  else put(object, key, applyAt(own(source, key), depth + 1, change, fresh))
  return object
}

/** Ignores inherited properties: data may have keys such as 'toString', or even '__proto__'. */
function own(object: PlainObject, key: string | number): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

function put(object: PlainObject, key: string | number, value: unknown): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}
