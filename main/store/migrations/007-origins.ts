import type { Migration } from '../migration.ts'

const COPY = `
      INSERT OR REPLACE INTO origins SELECT id, title, game, rules_version, options, seats, seed, created_at,
        archived_at, deleted_at, row_checksum(id, title, game, rules_version, options, seats, seed, created_at,
        archived_at, deleted_at)`

/**
 * A second copy of what cannot be computed from a campaign's answers, on other pages of the file. The rows of several
 * campaigns share a page, so without the copy a single damaged page could cost all of them.
 */
export const origins: Migration = {
  version: 7,
  sql: `
    CREATE TABLE origins (
      campaign TEXT PRIMARY KEY REFERENCES campaigns (id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      game TEXT NOT NULL,
      rules_version INTEGER NOT NULL,
      options TEXT NOT NULL,
      seats TEXT NOT NULL,
      seed TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      archived_at INTEGER,
      deleted_at INTEGER,
      checksum TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    ${COPY} FROM campaigns;

    CREATE TRIGGER origin_of_new AFTER INSERT ON campaigns BEGIN
      ${COPY} FROM campaigns WHERE id = new.id;
    END;
    CREATE TRIGGER origin_of_changed
      AFTER UPDATE OF title, rules_version, seats, archived_at, deleted_at ON campaigns BEGIN
      ${COPY} FROM campaigns WHERE id = new.id;
    END;
  `
}
