/**
 * Builds views from states. Views are allow-lists: each names the fields that it shows, so that a field added to the
 * state later stays secret until a view lists it. Unchanged parts of a view stay the same objects, so that comparing
 * two views is cheap.
 */

/**
 * Returns a function that copies the listed fields of a record; absent fields stay absent. While the fields do not
 * change, it returns the same object again.
 */
export function pickFields<T extends object>() {
  return <Key extends keyof T>(...keys: readonly Key[]) => {
    const listed = new Set<keyof T>(keys)
    const last = new WeakMap<
      T,
      { readonly shown: Partial<T>; readonly whole: Readonly<Pick<T, Key>>; readonly size: number }
    >()
    return (record: T): Readonly<Pick<T, Key>> => {
      const before = last.get(record)
      if (before && shows(record, before.shown, before.size, listed)) return before.whole
      const shown: Partial<T> = {}
      for (const key of keys) if (record[key] !== undefined) shown[key] = record[key]
      // `shown` now has all listed fields that the record has, as the type promises.
      const whole = shown as Pick<T, Key>
      if (keys.every((key) => isSimple(record[key]))) {
        last.set(record, { shown, whole, size: Object.keys(whole).length })
        finished.add(Object.freeze(whole))
      }
      return whole
    }
  }
}

/**
 * Whether the listed fields are unchanged. Views call it for every piece after every answer, so speed counts: looping
 * over the record's own fields is several times as fast as looking up each listed field.
 */
function shows<T extends object>(
  record: T,
  before: Partial<T>,
  size: number,
  listed: ReadonlySet<keyof T>
): boolean {
  let same = 0
  for (const key in record) {
    const now = record[key]
    if (now === undefined) continue
    if (now === before[key]) same++
    else if (listed.has(key)) return false
  }
  return same === size
}

/** Returns a function that joins several shown parts. While the parts stay the same objects, so does the result. */
export function joinParts<T extends object, Parts extends readonly unknown[], Seen extends object>(
  partsOf: (record: T) => Parts,
  join: (parts: Parts) => Seen
) {
  const last = new WeakMap<T, { readonly parts: Parts; readonly whole: Seen }>()
  return (record: T): Seen => {
    const parts = partsOf(record)
    const before = last.get(record)
    if (before && sameItems(before.parts, parts)) return before.whole
    const whole = join(parts)
    if (parts.every(isLasting)) {
      last.set(record, { parts, whole })
      finished.add(Object.freeze(whole))
    }
    return whole
  }
}

export function sameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false
  return true
}

/** Objects may change inside without changing identity; other values cannot. */
function isSimple(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

/** Whether a part of a view can never change. */
function isLasting(value: unknown): boolean {
  return typeof value !== 'object' || value === null || finished.has(value)
}

const finished = new WeakSet<object>()

/** Marks an object as immutable that a game has built itself from immutable parts. */
export function markImmutable<Whole extends object>(whole: Whole): Whole {
  finished.add(whole)
  return whole
}

/** Whether an object is part of a view and can never change: it needs no copy. */
export function isImmutable(shown: object): boolean {
  return finished.has(shown)
}

/** The last projection of a table of records, in its order. */
interface LastProjection {
  readonly ids: readonly string[]
  readonly seen: readonly unknown[]
  readonly whole: object
}

const tables = new WeakMap<object, WeakMap<object, LastProjection>>()

/** Projects every entry of a table by id and skips absent ones. While no entry changes, returns the same object again. */
export function projectRecords<Records extends object, Seen>(
  records: Records,
  show: (value: NonNullable<Records[keyof Records]>) => Seen
): { readonly [Id in keyof Records]: Seen } {
  const known = tables.get(show)?.get(records)
  const ids: string[] = []
  const seen: Seen[] = []
  let isStill = known !== undefined
  for (const id in records) {
    const value = records[id]
    if (value === undefined || value === null) continue
    const now = show(value)
    isStill &&= id === known?.ids[ids.length] && now === known.seen[ids.length]
    ids.push(id)
    seen.push(now)
  }
  const whole = known && isStill && known.ids.length === ids.length ? known.whole : wholeOf(ids, seen)
  if (whole !== known?.whole && seen.every(isLasting)) {
    const byTable = tables.get(show) ?? new WeakMap<object, LastProjection>()
    tables.set(show, byTable.set(records, { ids, seen, whole }))
    finished.add(whole)
  }
  // `whole` has the ids of `records`, each with the result of `show`.
  return whole as { [Id in keyof Records]: Seen }
}

function wholeOf(ids: readonly string[], seen: readonly unknown[]): object {
  const whole: Record<string, unknown> = {}
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index]
    if (id !== undefined) whole[id] = seen[index]
  }
  return whole
}
