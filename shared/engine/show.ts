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
    const last = new WeakMap<T, Readonly<Pick<T, Key>>>()
    // Views are made all the time and hold hundreds of records: a plain loop is several times as fast as `every`.
    const isAsBefore = (before: Readonly<Pick<T, Key>>, record: T): boolean => {
      for (const key of keys) if (before[key] !== record[key]) return false
      return true
    }
    return (record: T): Readonly<Pick<T, Key>> => {
      const before = last.get(record)
      if (before && isAsBefore(before, record)) return before
      const shown: { [Name in Key]?: T[Name] } = {}
      for (const key of keys) if (record[key] !== undefined) shown[key] = record[key]
      // All listed fields that the record has are there now: as much as the type promises.
      const whole = shown as Pick<T, Key>
      if (keys.every((key) => isSimple(record[key]))) {
        last.set(record, whole)
        finished.add(Object.freeze(whole))
      }
      return whole
    }
  }
}

/** Parts of parts may change unseen. */
function isSimple(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

const finished = new WeakSet<object>()

/** What was shown and can never change: it may be passed on without a copy. */
export function isFinished(shown: object): boolean {
  return finished.has(shown)
}

/** Shows every entry of a record whose keys are ids; entries that may be absent may be so still. */
export function each<Records extends object, Seen>(
  records: Records,
  show: (value: NonNullable<Records[keyof Records]>) => Seen
): { readonly [Id in keyof Records]: Seen } {
  const shown: { [Id in keyof Records]?: Seen } = {}
  for (const id in records) {
    const value = records[id]
    if (value !== undefined && value !== null) shown[id] = show(value)
  }
  // The same ids as before.
  return shown as { [Id in keyof Records]: Seen }
}

/** The same for what is shown again and again: while every entry is shown as it was, the whole is the same object. */
export function eachAgain<Records extends object, Seen>(
  show: (value: NonNullable<Records[keyof Records]>) => Seen
): (records: Records) => { readonly [Id in keyof Records]: Seen } {
  type Shown = { readonly [Id in keyof Records]: Seen }
  const last = new WeakMap<Records, { readonly shown: Shown; readonly count: number }>()
  const isAsBefore = (records: Records, shown: Shown, count: number): boolean => {
    let seen = 0
    for (const id in records) {
      const value = records[id]
      if (value === undefined || value === null) continue
      if (shown[id] !== show(value)) return false
      seen += 1
    }
    return seen === count
  }
  return (records) => {
    const before = last.get(records)
    if (before && isAsBefore(records, before.shown, before.count)) return before.shown
    const shown = each(records, show)
    last.set(records, { shown, count: Object.keys(shown).length })
    return shown
  }
}
