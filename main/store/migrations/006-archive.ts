import type { Migration } from '../migration.ts'

const SEALED_BEFORE = `row_checksum(id, title, game, rules_version, options, seats, seed, answers, summary,
      waiting_for, created_at, played_at, deleted_at)`

/** Campaigns may be put away. A row that could be believed is sealed with that; one that could not, is not. */
export const archive: Migration = {
  version: 6,
  sql: `
    ALTER TABLE campaigns ADD COLUMN archived_at INTEGER;
    UPDATE campaigns SET checksum = row_checksum(id, title, game, rules_version, options, seats, seed, answers,
      summary, waiting_for, created_at, played_at, deleted_at, archived_at)
      WHERE checksum = ${SEALED_BEFORE};
  `
}
