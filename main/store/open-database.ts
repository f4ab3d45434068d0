import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { migrate, versionOf } from './migration.ts'
import { migrations, newestVersion } from './migrations.ts'

/** The file was written by a later version of the app: it is left exactly as it is. */
export class NewerDatabaseError extends Error {
  constructor(file: string, version: number) {
    super(
      `The campaigns in ${file} were written by a newer version of the app (format ${version}, ` +
        `this one reads up to ${newestVersion}). Nothing was changed. Please update the app.`
    )
  }
}

export interface OpenedDatabase {
  readonly database: Database
  /** Where a damaged file was set aside, if there was one. */
  readonly setAside: string | null
}

/** Opens the campaign database, creating, migrating or setting aside as needed. `now` names what is set aside. */
export function openDatabase(file: string, now: () => number = Date.now): OpenedDatabase {
  mkdirSync(dirname(file), { recursive: true })
  refuseNewer(file)
  const setAside = isDamaged(file) ? putAside(file, now()) : null
  const database = new Sqlite(file)
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    database.pragma('busy_timeout = 3000')
    const isNew = versionOf(database) === 0
    migrate(database, migrations, (version) => isNew || backUp(database, file, version))
  } catch (error) {
    database.close()
    throw error
  }
  return { database, setAside }
}

function refuseNewer(file: string): void {
  const version = readOnly(file, versionOf)
  if (version !== null && version > newestVersion) throw new NewerDatabaseError(file, version)
}

function isDamaged(file: string): boolean {
  if (!existsSync(file)) return false
  return readOnly(file, (database) => database.pragma('quick_check', { simple: true })) !== 'ok'
}

/** What `read` finds in the file, or null when there is no file or SQLite cannot read it. */
function readOnly<T>(file: string, read: (database: Database) => T): T | null {
  if (!existsSync(file)) return null
  let database: Database | null = null
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true })
    return read(database)
  } catch (error) {
    if (isDamage(error)) return null
    throw error
  } finally {
    database?.close()
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)
}

function putAside(file: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-')
  const target = `${file}.damaged-${stamp}`
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix)
  }
  return target
}

/** A copy of the database as it was before a migration. */
function backUp(database: Database, file: string, nextVersion: number): void {
  const target = `${file}.before-v${nextVersion}`
  if (!existsSync(target)) database.prepare('VACUUM INTO ?').run(target)
}
