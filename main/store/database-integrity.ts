import { existsSync, rmSync, statSync } from 'node:fs'
import Sqlite, { type Database } from 'better-sqlite3'
import { migrate, schemaVersionOf } from './migration.ts'
import { migrations } from './migrations.ts'
import { writePrivateFile } from './private-files.ts'
import { addRowChecksum } from './row-checksum.ts'
import { isDamage } from './sqlite-errors.ts'

/** Checks every page of a database. The larger the library, the longer it takes. */
export function isDatabaseIntact(database: Database): boolean {
  if (database.pragma('integrity_check', { simple: true }) !== 'ok') return false
  const violations = database.pragma('foreign_key_check')
  return Array.isArray(violations) && violations.length === 0 && hasValidIds(database)
}

/** No page can name a campaign with another id, nor read a library that lists it. */
export const INVALID_ID = "(id GLOB '*[^0-9a-f-]*' OR length(id) NOT BETWEEN 8 AND 40)"

function hasValidIds(database: Database): boolean {
  return database.prepare(`SELECT 1 FROM campaigns WHERE ${INVALID_ID}`).get() === undefined
}

/** The tables that the library shows. They stay small however long the campaigns are. */
const SHOWN = ['campaigns', 'settings']

/**
 * A quick check at the start: the file has its full length, and the tables that the library shows are intact. Other
 * rows have checksums, which the reader compares when a campaign is opened.
 */
export function isReadable(database: Database): boolean {
  const pages = Number(database.pragma('page_count', { simple: true }))
  const size = pages * Number(database.pragma('page_size', { simple: true }))
  const isWhole = existsSync(`${database.name}-wal`) || statSync(database.name).size >= size
  return (
    isWhole && tablesOf(database).every((table) => isTableReadable(database, table)) && hasValidIds(database)
  )
}

function isTableReadable(database: Database, table: string): boolean {
  if (SHOWN.includes(table)) return database.pragma(`integrity_check(${table})`, { simple: true }) === 'ok'
  database.prepare(`SELECT * FROM "${table}" LIMIT 1`).get()
  return true
}

function tablesOf(database: Database): string[] {
  return database.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()
}

/** Checks the whole file through a connection of its own, while others use it. */
export function isFileIntact(file: string): boolean {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    return isDatabaseIntact(database)
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  } finally {
    database.close()
  }
}

/**
 * Whether tables, references, constraints and triggers are those of its version. Otherwise a misspelt name would be
 * noticed too late: at the first write that needs it.
 */
export function hasExpectedTables(database: Database): boolean {
  const version = schemaVersionOf(database)
  if (version > migrations.length) return false
  return isLikeVersion(version, (expected) => {
    const found = definitionsOf(database)
    return (
      columnsOf(database) === columnsOf(expected) &&
      referencesOf(database) === referencesOf(expected) &&
      [...definitionsOf(expected)].every((definition) => found.has(definition))
    )
  })
}

/** Whether the tables are those of any version up to this one. */
export function hasKnownTables(database: Database): boolean {
  return migrations.some(({ version }) =>
    isLikeVersion(version, (expected) => columnsOf(database) === columnsOf(expected))
  )
}

function isLikeVersion(version: number, isLike: (expected: Database) => boolean): boolean {
  const expected = new Sqlite(':memory:')
  try {
    addRowChecksum(expected)
    migrate(expected, migrations.slice(0, version))
    return isLike(expected)
  } finally {
    expected.close()
  }
}

const CONSTRAINT = /\bcheck\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi

/**
 * What the definitions demand and do: constraints of tables, and all of triggers and indices. The rest of a table's SQL
 * is no use, because versions of SQLite write an added column differently.
 */
function definitionsOf(database: Database): Set<string> {
  const found = database
    .prepare<[], { type: string; name: string; sql: string }>(
      "SELECT type, name, sql FROM sqlite_master WHERE typeof(sql) = 'text'"
    )
    .all()
  return new Set(
    found.flatMap(({ type, name, sql }) =>
      (type === 'table' ? (sql.match(CONSTRAINT) ?? []) : [sql]).map(
        (part) => `${name}: ${part.replaceAll(/\s+/g, ' ')}`
      )
    )
  )
}

/** What the tables refer to. A reference to nothing makes every write fail. */
function referencesOf(database: Database): string {
  const references = database.prepare(
    `SELECT found.name, key."from", key."table", key."to", key.on_delete
       FROM sqlite_master AS found, pragma_foreign_key_list(found.name) AS key ORDER BY 1, 2`
  )
  return JSON.stringify(references.raw().all())
}

/** The columns of all tables. */
function columnsOf(database: Database): string {
  const columns = database.prepare(
    `SELECT found.name, column.name, column.type, column.pk
       FROM sqlite_master AS found, pragma_table_info(found.name) AS column ORDER BY 1, 2`
  )
  return JSON.stringify(columns.raw().all())
}

const suspectFileOf = (file: string) => `${file}.suspect`

/** Marks a database in which the running app found damage, so that the next start checks all of it first. */
export function markSuspect(file: string): void {
  try {
    writePrivateFile(suspectFileOf(file), '')
  } catch {
    // On a disk that is full or read-only the app will find the damage again.
    return
  }
}

export function isMarkedSuspect(file: string): boolean {
  return existsSync(suspectFileOf(file))
}

export function clearSuspectMark(file: string): void {
  rmSync(suspectFileOf(file), { force: true })
}
