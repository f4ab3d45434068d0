import type { Migration } from '../migration.ts'

/**
 * A summary that fits any game: a result instead of one winner, and data that only the game understands as facts.
 * A campaign may wait for several sides.
 */
export const anyGame: Migration = {
  version: 3,
  sql: `
    UPDATE campaigns SET
      summary = json_object(
        'turn', json_extract(summary, '$.turn'),
        'scores', json_extract(summary, '$.scores'),
        'result', json(CASE
          WHEN json_extract(summary, '$.winner') IS NOT NULL
            THEN json_object('winners', json_array(json_extract(summary, '$.winner')))
          WHEN waiting_for IS NULL THEN '{"winners":[]}'
        END),
        'facts', json_remove(summary, '$.turn', '$.scores', '$.winner')
      ),
      waiting_for = CASE WHEN waiting_for IS NULL THEN '[]' ELSE json_array(waiting_for) END;
  `
}
