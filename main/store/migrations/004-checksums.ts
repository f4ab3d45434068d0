import type { Migration } from '../migration.ts'

/**
 * Each answer gets its rules version and a digest of the position after it. Rows get a checksum. A calendar protects
 * deleted campaigns from a wrong clock. Older answers get the rules version of the next checkpoint.
 * A campaign's rules version is the one that it is played under now.
 */
export const checksums: Migration = {
  version: 4,
  sql: `
    ALTER TABLE campaigns ADD COLUMN checksum TEXT;
    ALTER TABLE journal ADD COLUMN rules_version INTEGER;
    ALTER TABLE journal ADD COLUMN position TEXT;
    ALTER TABLE journal ADD COLUMN checksum TEXT;
    ALTER TABLE log ADD COLUMN checksum TEXT;

    UPDATE campaigns SET rules_version = coalesce(
      (SELECT rules_version FROM checkpoints WHERE campaign = campaigns.id ORDER BY answers DESC LIMIT 1),
      rules_version
    );
    UPDATE journal SET rules_version = coalesce(
      (SELECT rules_version FROM checkpoints
       WHERE campaign = journal.campaign AND answers >= number ORDER BY answers LIMIT 1),
      (SELECT rules_version FROM campaigns WHERE id = journal.campaign)
    );

    UPDATE campaigns SET checksum = row_checksum(id, title, game, rules_version, options, seats, seed, answers,
      summary, waiting_for, created_at, played_at, deleted_at);
    UPDATE journal SET checksum = row_checksum(campaign, number, side, answer, rules_version, position);
    UPDATE log SET checksum = row_checksum(campaign, number, side, told);

    CREATE TABLE calendar (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      at INTEGER NOT NULL,
      seen INTEGER NOT NULL
    ) STRICT;
    INSERT INTO calendar SELECT 1, coalesce(max(deleted_at), 0), 0 FROM campaigns;
  `
}
