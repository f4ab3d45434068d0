import type { Database } from 'better-sqlite3'

/** The calendar advances by at most this much between two starts, whatever the computer's clock says. */
const LONGEST_STEP_MS = 24 * 60 * 60 * 1000

/**
 * Advances the time that decides when deleted campaigns are purged, and returns it. It follows the computer's clock by
 * at most a day from one start to the next, so that a clock that is wrong by weeks purges nothing.
 */
export function advanceCalendar(database: Database, now: number): number {
  const { at, seen } = database
    .prepare<[], { at: number; seen: number }>('SELECT at, seen FROM calendar')
    .get() ?? { at: 0, seen: now }
  const today = at + Math.min(Math.max(now - seen, 0), LONGEST_STEP_MS)
  database.prepare('INSERT OR REPLACE INTO calendar (id, at, seen) VALUES (1, ?, ?)').run(today, now)
  return today
}
