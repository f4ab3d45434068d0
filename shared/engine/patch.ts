import { copyOf, isObject } from './json.ts'

/** One difference between two pieces of plain data. No value means: gone. */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
}

/** The changes that turn `before` into `after`. Values are copies: they do not alias `after`. */
export function difference(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/** Applies changes and returns the result; the input is not touched, unchanged parts are shared. */
export function applyChanges<T>(base: T, changes: readonly Change[]): T {
  let result: unknown = base
  for (const change of changes) result = applyAt(result, change.path, 0, change)
  // The changes come from `difference` over the same type, which the compiler cannot know.
  return result as T
}

function compare(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (isObject(before) && isObject(after)) {
    for (const key of Object.keys(before)) {
      if (own(before, key) !== undefined && own(after, key) === undefined)
        changes.push({ path: [...path, key] })
    }
    for (const key of Object.keys(after)) {
      const [old, now] = [own(before, key), own(after, key)]
      if (now === undefined) continue
      path.push(key)
      if (old === undefined) changes.push({ path: [...path], value: copyOf(now) })
      else compare(old, now, path, changes)
      path.pop()
    }
    return
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (sameJson(before, after)) return
    const shared = Math.min(before.length, after.length)
    // Lists that only grew at the end (logs, hands) are sent as their new tail.
    if (after.length > before.length && sameJson(before, after.slice(0, shared))) {
      for (let index = shared; index < after.length; index++) {
        changes.push({ path: [...path, index], value: copyOf(after[index]) })
      }
      return
    }
    if (before.length === after.length) {
      for (let index = 0; index < shared; index++) {
        path.push(index)
        compare(before[index], after[index], path, changes)
        path.pop()
      }
      return
    }
  }
  changes.push({ path: [...path], value: copyOf(after) })
}

function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => sameJson(item, right[index]))
  }
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left).filter((key) => left[key] !== undefined)
  const others = Object.keys(right).filter((key) => right[key] !== undefined)
  return keys.length === others.length && keys.every((key) => sameJson(left[key], own(right, key)))
}

function applyAt(
  target: unknown,
  path: readonly (string | number)[],
  depth: number,
  change: Change
): unknown {
  const key = path[depth]
  if (key === undefined) return change.value
  if (Array.isArray(target) && typeof key === 'number') {
    const list = [...target]
    list[key] = applyAt(target[key], path, depth + 1, change)
    return list
  }
  const source = isObject(target) ? target : {}
  if (depth === path.length - 1 && !('value' in change)) {
    const { [key]: _, ...rest } = source
    return rest
  }
  return { ...source, [key]: applyAt(own(source, key), path, depth + 1, change) }
}

/** Data may have keys such as 'toString' that every object inherits. */
function own(object: Record<string, unknown>, key: string | number): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}
