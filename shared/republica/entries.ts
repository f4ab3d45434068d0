/** The entries of a record whose keys are ids, in the order in which they were added; absent ones are left out. */
export function entriesIn<Id extends string, Value>(
  record: Readonly<Partial<Record<Id, Value>>>
): readonly (readonly [Id, Value])[] {
  const entries: [Id, Value][] = []
  for (const id in record) {
    const value = record[id]
    if (value !== undefined) entries.push([id, value])
  }
  return entries
}

export function idsIn<Id extends string>(record: Readonly<Partial<Record<Id, unknown>>>): readonly Id[] {
  return entriesIn(record).map(([id]) => id)
}
