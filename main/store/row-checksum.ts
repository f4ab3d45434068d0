import type { Database } from 'better-sqlite3'
import { hashText } from '#shared/engine/stable-hash.ts'

/** SQLite checks its pages only as far as their structure goes: a flipped bit in a text is ours to notice. */
export function rowChecksum(...values: readonly (string | number | null)[]): string {
  return hashText(JSON.stringify(values))
}

/** Lets SQL seal rows too, in migrations and updates. */
export function addRowChecksum(database: Database): void {
  database.function('row_checksum', { varargs: true, deterministic: true }, rowChecksum)
}
