/**
 * Checks each row of a table in one test, and fails once, naming every row that does not hold and why.
 * A row holds when the check returns without throwing.
 */
export function everyRow<Row>(
  rows: Iterable<Row>,
  nameOf: (row: Row) => string,
  check: (row: Row) => void
): void {
  const all = [...rows]
  const failures = all.flatMap((row) => {
    const reason = failureOf(() => check(row))
    return reason === null ? [] : [`${nameOf(row)}: ${reason}`]
  })
  if (all.length === 0) throw new Error('a table without rows proves nothing')
  if (failures.length > 0)
    throw new Error([`${failures.length} of ${all.length} rows:`, ...failures].join('\n'))
}

function failureOf(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
