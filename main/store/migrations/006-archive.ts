import type { Migration } from '../migration.ts'

const PREVIOUS_CHECKSUM = `row_checksum(id, title, game, rules_version, options, seats, seed, answers, summary,
      waiting_for, created_at, played_at, deleted_at)`

/** Campaigns can be archived. Rows with a valid checksum get one that includes the new column; damaged rows do not. */
export const archive: Migration = {
  version: 6,
  sql: `
    ALTER TABLE campaigns ADD COLUMN archived_at INTEGER;
    UPDATE campaigns SET checksum = row_checksum(id, title, game, rules_version, options, seats, seed, answers,
      summary, waiting_for, created_at, played_at, deleted_at, archived_at)
      WHERE checksum = ${PREVIOUS_CHECKSUM};
  `
}
