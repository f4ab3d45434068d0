import type { Migration } from '../migration.ts'

/** The player's settings by key. */
export const settings: Migration = {
  version: 2,
  sql: `
    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `
}
