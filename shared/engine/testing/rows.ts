/** Tries every row of a table in one test; the failure names each row that fails, and why. */
export function tryRows<Row>(
  rows: Iterable<Row>,
  nameOf: (row: Row) => string,
  check: (row: Row) => void
): void {
  const failures: string[] = []
  let tried = 0
  for (const row of rows) {
    tried += 1
    try {
      check(row)
    } catch (thrown) {
      failures.push(`${nameOf(row)}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    }
  }
  if (tried === 0) throw new Error('the table has no rows')
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${tried} rows fail:\n${failures.join('\n')}`)
}
