/** The entries of a record by id. Keeps the type of the ids and leaves out absent and null values. */
export function presentEntries<Key extends string, Value>(
  record: Partial<Record<Key, Value>>
): [Key, NonNullable<Value>][] {
  const entries: [Key, NonNullable<Value>][] = []
  for (const key in record) {
    const value = record[key]
    if (value !== undefined && value !== null) entries.push([key, value])
  }
  return entries
}
