/**
 * Views are allow-lists: they are put together from fields that are named, so that whatever a state gains later is
 * secret until somebody lists it.
 */

/** Shows the named fields of a record and nothing else; a field that is not there stays away. */
export function only<T extends object>() {
  return <Key extends keyof T>(...keys: readonly Key[]) =>
    (record: T): Readonly<Pick<T, Key>> => {
      const shown: { [Name in Key]?: T[Name] } = {}
      for (const key of keys) if (record[key] !== undefined) shown[key] = record[key]
      // All listed fields that the record has are there now: as much as the type promises.
      return shown as Pick<T, Key>
    }
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
