import type { Database } from 'better-sqlite3'

/** One step in the life of the database's shape. A migration that has been released is never changed. */
export interface Migration {
  readonly version: number
  readonly sql: string
}

export function versionOf(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }))
}

/** Brings the database up to the newest version. `beforeEach` is called while it still has its old shape. */
export function migrate(
  database: Database,
  migrations: readonly Migration[],
  beforeEach: (version: number) => unknown = () => {}
): void {
  for (const { version, sql } of migrations) {
    if (version <= versionOf(database)) continue
    beforeEach(version)
    database.transaction(() => {
      database.exec(sql)
      database.pragma(`user_version = ${version}`)
    })()
  }
}
