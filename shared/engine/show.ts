/**
 * Views are allow-lists: they are put together from fields that are named, so that whatever a state gains later is
 * secret until somebody lists it.
 */

/**
 * Shows the named fields of a record and nothing else; a field that is not there stays away. A record that is shown
 * again as it was is the same object again, so that nobody need compare the two.
 */
export function only<T extends object>() {
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
      // All listed fields that the record has are there now: as much as the type promises.
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
 * Whether a record shows what it showed. A view asks it of every piece after every answer: to go through what the
 * record has is several times as fast as to look for each field that it may have.
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

/**
 * What is put together of several parts that are shown is the same object again as long as the parts are the same: it
 * is made anew only when one of them has become another.
 */
export function steady<T extends object, Parts extends readonly unknown[], Seen extends object>(
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

/** Parts of parts may change unseen. */
function isSimple(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

/** A part that is shown whole now and stays as it is. */
function isLasting(value: unknown): boolean {
  return typeof value !== 'object' || value === null || finished.has(value)
}

const finished = new WeakSet<object>()

/** What a game has put together itself, of parts that are finished. */
export function finish<Whole extends object>(whole: Whole): Whole {
  finished.add(whole)
  return whole
}

/** What was shown and can never change: it may be passed on without a copy. */
export function isFinished(shown: object): boolean {
  return finished.has(shown)
}

/** What a table of records showed when it was last looked at, in its order. */
interface Shown {
  readonly ids: readonly string[]
  readonly seen: readonly unknown[]
  readonly whole: object
}

const tables = new WeakMap<object, WeakMap<object, Shown>>()

/**
 * Shows every entry of a record whose keys are ids; entries that may be absent may be so still. As long as the same
 * entries show the same, the whole is the same object.
 */
export function each<Records extends object, Seen>(
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
    const byTable = tables.get(show) ?? new WeakMap<object, Shown>()
    tables.set(show, byTable.set(records, { ids, seen, whole }))
    finished.add(whole)
  }
  // The same ids as before, each with what this function shows of it.
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
