import type { Migration } from '../migration.ts'

/** Notes of computer players on their answers: the reasons, and a memo for their next question. */
export const notes: Migration = {
  version: 5,
  sql: `
    CREATE TABLE notes (
      campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 1),
      player TEXT NOT NULL,
      reasons TEXT NOT NULL CHECK (json_valid(reasons)),
      memo TEXT CHECK (json_valid(memo)),
      checksum TEXT NOT NULL,
      PRIMARY KEY (campaign, number)
    ) STRICT, WITHOUT ROWID;
  `
}
