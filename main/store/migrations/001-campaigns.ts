import type { Migration } from '../migration.ts'

/** Campaigns, their answers, the events of each answer, and states to resume from. */
export const campaigns: Migration = {
  version: 1,
  sql: `
    CREATE TABLE campaigns (
      id TEXT PRIMARY KEY,
      title TEXT NOT NULL,
      game TEXT NOT NULL,
      rules_version INTEGER NOT NULL,
      options TEXT NOT NULL CHECK (json_valid(options)),
      seats TEXT NOT NULL CHECK (json_valid(seats)),
      seed TEXT NOT NULL,
      answers INTEGER NOT NULL,
      summary TEXT NOT NULL CHECK (json_valid(summary)),
      waiting_for TEXT,
      created_at INTEGER NOT NULL,
      played_at INTEGER NOT NULL,
      deleted_at INTEGER
    ) STRICT;

    CREATE TABLE journal (
      campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 1),
      side TEXT NOT NULL,
      answer TEXT NOT NULL CHECK (json_valid(answer)),
      PRIMARY KEY (campaign, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE log (
      campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      number INTEGER NOT NULL CHECK (number >= 0),
      side TEXT,
      told TEXT NOT NULL CHECK (json_valid(told)),
      PRIMARY KEY (campaign, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE checkpoints (
      campaign TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
      answers INTEGER NOT NULL CHECK (answers >= 0),
      rules_version INTEGER NOT NULL,
      state TEXT NOT NULL,
      hash TEXT NOT NULL,
      PRIMARY KEY (campaign, answers)
    ) STRICT;
  `
}
