import type { Database } from 'better-sqlite3'

/** However long the app was away by the computer's clock, the calendar goes on by no more than this. */
const LONGEST_STEP_MS = 24 * 60 * 60 * 1000

/**
 * The time that deletions are counted in: it advances with the computer's clock, by at most a day from one start to
 * the next, so that a clock that is wrong by weeks throws nothing away. Returns the time as of now.
 */
export function advanceCalendar(database: Database, now: number): number {
  const { at, seen } = database
    .prepare<[], { at: number; seen: number }>('SELECT at, seen FROM calendar')
    .get() ?? { at: 0, seen: now }
  const today = at + Math.min(Math.max(now - seen, 0), LONGEST_STEP_MS)
  database.prepare('INSERT OR REPLACE INTO calendar (id, at, seen) VALUES (1, ?, ?)').run(today, now)
  return today
}
