import type { Database } from 'better-sqlite3'

/**
 * One change of the database schema. Never change a migration that has been released. Each must change the columns of
 * some table, because a newer version is told from a damaged version number by its tables.
 */
export interface Migration {
  readonly version: number
  readonly sql: string
}

export function schemaVersionOf(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }))
}

/** Brings the database to the newest version. Calls `beforeEach` before each migration. */
export function migrate(
  database: Database,
  migrations: readonly Migration[],
  beforeEach: (version: number) => unknown = () => {}
): void {
  for (const { version, sql } of migrations) {
    if (version <= schemaVersionOf(database)) continue
    beforeEach(version)
    database.transaction(() => {
      database.exec(sql)
      database.pragma(`user_version = ${version}`)
    })()
  }
}
