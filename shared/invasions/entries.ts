/** The entries of a record whose keys are ids, with the type of the ids kept and absent ones left out. */
export function entriesOf<Key extends string, Value>(
  record: Partial<Record<Key, Value>>
): [Key, NonNullable<Value>][] {
  const entries: [Key, NonNullable<Value>][] = []
  for (const key in record) {
    const value = record[key]
    if (value !== undefined && value !== null) entries.push([key, value])
  }
  return entries
}

/** The keys of a record that have a value, in its order. */
export function keysWith<Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  value: Value
): Key[] {
  const keys: Key[] = []
  for (const key in record) if (record[key] === value) keys.push(key)
  return keys
}
