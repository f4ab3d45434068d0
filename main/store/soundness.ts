import { existsSync, rmSync, statSync } from 'node:fs'
import Sqlite, { type Database } from 'better-sqlite3'
import { migrate, versionOf } from './migration.ts'
import { migrations } from './migrations.ts'
import { writePrivateFile } from './private-files.ts'
import { addRowChecksum } from './row-checksum.ts'
import { isDamage } from './sqlite-errors.ts'

/** Whether every page of a database is what it should be: the larger the library, the longer it takes. */
export function isSound(database: Database): boolean {
  if (database.pragma('integrity_check', { simple: true }) !== 'ok') return false
  const strays = database.pragma('foreign_key_check')
  return Array.isArray(strays) && strays.length === 0
}

/** What the library shows, small however long its campaigns are. */
const SHOWN = ['campaigns', 'settings']

/**
 * Whether a database can be begun with: it is as long as it says, and all that the library shows is sound. What lies
 * deeper has checksums of its own, which are compared when a campaign is opened.
 */
export function isReadable(database: Database): boolean {
  const pages = Number(database.pragma('page_count', { simple: true }))
  const size = pages * Number(database.pragma('page_size', { simple: true }))
  const isWhole = existsSync(`${database.name}-wal`) || statSync(database.name).size >= size
  return isWhole && tablesOf(database).every((table) => isTableReadable(database, table))
}

function isTableReadable(database: Database, table: string): boolean {
  if (SHOWN.includes(table)) return database.pragma(`integrity_check(${table})`, { simple: true }) === 'ok'
  database.prepare(`SELECT * FROM "${table}" LIMIT 1`).get()
  return true
}

function tablesOf(database: Database): string[] {
  return database.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()
}

/** Reads the whole file through a connection of its own, beside whoever is using it. */
export function isFileSound(file: string): boolean {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    return isSound(database)
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  } finally {
    database.close()
  }
}

/** Whether the tables are those that its version has: a name spelt otherwise would be found too late. */
export function hasTablesOfItsVersion(database: Database): boolean {
  const version = versionOf(database)
  const pattern = new Sqlite(':memory:')
  try {
    addRowChecksum(pattern)
    migrate(pattern, migrations.slice(0, version))
    return schemaOf(database) === schemaOf(pattern)
  } finally {
    pattern.close()
  }
}

/** The columns by their tables; how a version of SQLite writes a table's definition down is its own affair. */
function schemaOf(database: Database): string {
  const columns = database.prepare(
    `SELECT found.name, column.name, column.type, column.pk
       FROM sqlite_master AS found, pragma_table_info(found.name) AS column ORDER BY 1, 2`
  )
  return JSON.stringify(columns.raw().all())
}

const nameOf = (file: string) => `${file}.suspect`

/** Damage was found while the database was in use: the next start looks at all of it before anything else. */
export function suspect(file: string): void {
  writePrivateFile(nameOf(file), '')
}

export function isSuspected(file: string): boolean {
  return existsSync(nameOf(file))
}

export function clearSuspicion(file: string): void {
  rmSync(nameOf(file), { force: true })
}
