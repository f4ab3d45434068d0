import type { Database } from 'better-sqlite3'

/** Changes a database as a disk would: no trigger fires. Afterwards the triggers are as before. */
export function withoutTriggers(database: Database, change: (database: Database) => void): void {
  const triggers = database
    .prepare<[], { name: string; sql: string }>("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all()
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`)
  change(database)
  for (const { sql } of triggers) database.exec(sql)
}
