import type { Database } from 'better-sqlite3'
import { hashText } from '#shared/engine/stable-hash.ts'

/** Detects damage that SQLite does not: it checks only the structure of pages, not the texts in them. */
export function rowChecksum(...values: readonly (string | number | null)[]): string {
  return hashText(JSON.stringify(values))
}

/** Makes the checksum available in SQL, for migrations and updates. */
export function addRowChecksum(database: Database): void {
  database.function('row_checksum', { varargs: true, deterministic: true }, rowChecksum)
}
