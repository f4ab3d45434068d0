import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync
} from 'node:fs'
import { dirname } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { product } from '#shared/app/product.ts'
import {
  clearSuspectMark,
  hasExpectedTables,
  hasKnownTables,
  isDatabaseIntact,
  isMarkedSuspect,
  isReadable,
  markSuspect
} from './database-integrity.ts'
import { lockDatabase } from './database-lock.ts'
import { migrate, schemaVersionOf } from './migration.ts'
import { migrations, newestSchemaVersion } from './migrations.ts'
import { type RunningInstance, readOpenMarker, removeOpenMarker, writeOpenMarker } from './open-marker.ts'
import { isSpecialFile } from './plain-file.ts'
import { makePrivate, syncFile } from './private-files.ts'
import { addRowChecksum } from './row-checksum.ts'
import { isDamage, isDiskFull, isLockedElsewhere, isUnusable, whyUnusable } from './sqlite-errors.ts'
import { hasLostCommits } from './wal.ts'

/** A later version of the app wrote the file. It stays unchanged. */
export class NewerDatabaseError extends Error {
  constructor(file: string, version: number) {
    super(
      `The campaigns in ${file} were written by a newer version of the app (format ${version}, ` +
        `this one reads up to ${newestSchemaVersion}). Nothing was changed. Please update the app.`
    )
  }
}

/** The storage is unusable for a reason that the player can fix. */
export class UnusableStorageError extends Error {}

/** The file is damaged, and marked: the next opening checks all of it and sets it aside. */
export class DamagedStorageError extends UnusableStorageError {}

/** A problem with the file that the player should know about. */
export type DatabaseFinding =
  /** The database was gone while the app was open. */
  | { readonly found: 'missing'; readonly file: string }
  /** The database was damaged and was moved to this file. */
  | { readonly found: 'damaged'; readonly file: string }
  /** Another program's journal was beside it, which SQLite would have applied. */
  | { readonly found: 'stray-journal'; readonly file: string }
  /** The write-ahead log with the last answers before a crash is missing or damaged. */
  | { readonly found: 'lost-commits'; readonly file: string }

export interface OpenedDatabase {
  readonly database: Database
  readonly findings: readonly DatabaseFinding[]
  /** Publishes this process for a second start of the app. */
  announce(instance: RunningInstance): void
  /** Closes and unlocks the database. */
  close(): void
}

/** How long SQLite waits for another program's lock before it throws. */
const LOCK_TIMEOUT_MS = 40
const SIDE_FILES = ['', '-wal', '-shm']

/**
 * Opens the campaign database for this process alone. Creates or migrates it, or sets a damaged one aside under a name
 * with the time `now`. Throws DatabaseInUseError, NewerDatabaseError, or UnusableStorageError for the player to read.
 */
export function openDatabase(file: string, now: () => number = Date.now): OpenedDatabase {
  return explainErrors(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    refuseSpecialFiles(file)
    refuseNewerHeader(file)
    const unlock = lockDatabase(file)
    try {
      const { database, findings } = openOwned(file, now())
      writeOpenMarker(file)
      return {
        database,
        findings,
        announce: (instance) => writeOpenMarker(file, instance),
        close() {
          // Remove the marker first: a log without a marker is harmless, a marker without a log means lost answers.
          removeOpenMarker(file)
          database.close()
          unlock()
        }
      }
    } catch (error) {
      unlock()
      throw error
    }
  })
}

/** Opening a pipe or a device may never end. And a library behind a broken link must not be replaced by a new one. */
function refuseSpecialFiles(file: string): void {
  const special = [...SIDE_FILES, '-journal', '.open', '.lock']
    .map((suffix) => file + suffix)
    .find(isSpecialFile)
  if (special === undefined) return
  throw new UnusableStorageError(
    `${special} is no plain file, or a link to one that is not there. If it leads to another disk, connect that disk. ` +
      'Otherwise move it elsewhere. Then start again.'
  )
}

function openOwned(file: string, now: number): Pick<OpenedDatabase, 'database' | 'findings'> {
  const findings: DatabaseFinding[] = []
  const journal = `${file}-journal`
  if (existsSync(journal) && isInWalMode(file)) {
    findings.push({ found: 'stray-journal', file: setAside(journal, 'stray', now) })
  }
  // A crash leaves the database and its marker. Without both the app was never here, or was closed.
  const isMissing = !existsSync(file) && readOpenMarker(file) !== null
  if (isMissing) findings.push({ found: 'missing', file })
  // A new database would apply a log that was left without its database.
  if (!existsSync(file) && existsSync(`${file}-wal`)) {
    findings.push({ found: 'damaged', file: setAside(file, 'damaged', now) })
  }
  // We never leave an empty file, so its content was lost.
  if (existsSync(file) && statSync(file).size === 0) {
    findings.push({ found: 'damaged', file: setAside(file, 'damaged', now) })
  }
  if (existsSync(file) && hasLostAnswers(file)) findings.push({ found: 'lost-commits', file: `${file}-wal` })
  const isSound = existsSync(file) && hasKnownFormat(file)
  const found = isSound ? tryOpen(file, needsWholeCheck(file) ? isDatabaseIntact : isReadable) : null
  clearSuspectMark(file)
  if (found) return { database: found, findings }
  if (existsSync(file)) findings.push({ found: 'damaged', file: setAside(file, 'damaged', now) })
  create(file)
  return { database: connect(file), findings }
}

/** Whether answers were lost in a crash. A marker shows that there was one: then the log must be complete. */
function hasLostAnswers(file: string): boolean {
  const logIsMissing = readOpenMarker(file) !== null && !existsSync(`${file}-wal`)
  return logIsMissing || hasLostCommits(file)
}

/** Only after a crash or a suspicion the start checks the whole file. Otherwise a thread does while the app runs. */
function needsWholeCheck(file: string): boolean {
  return readOpenMarker(file) !== null || isMarkedSuspect(file)
}

/** Opens and migrates the database. Null if it is damaged. */
function tryOpen(file: string, isUsable: (database: Database) => boolean): Database | null {
  let database: Database | null = null
  try {
    database = connect(file, (found) => hasExpectedTables(found) && isUsable(found))
    const opened = database
    migrate(opened, migrations, (version) => backUp(opened, file, version))
    return database
  } catch (error) {
    database?.close()
    if (error instanceof DamageFound || isDamage(error)) return null
    throw error
  }
}

class DamageFound extends Error {}

function connect(file: string, isUsable: (database: Database) => boolean = () => true): Database {
  const database = new Sqlite(file, { timeout: LOCK_TIMEOUT_MS })
  try {
    const version = schemaVersionOf(database)
    if (version > newestSchemaVersion && !hasKnownTables(database)) {
      throw new NewerDatabaseError(file, version)
    }
    if (!isUsable(database)) throw new DamageFound()
    makePrivate(file)
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    addRowChecksum(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Creates the database under another name and renames it when complete, so that a crash leaves nothing half done. */
function create(file: string): void {
  const newFile = `${file}.new`
  for (const suffix of [...SIDE_FILES, '-journal']) rmSync(newFile + suffix, { force: true })
  const database = connect(newFile)
  migrate(database, migrations)
  database.close()
  syncFile(newFile)
  renameSync(newFile, file)
  syncFile(file)
}

/** Checks the header before SQLite opens the file, so that a file of a later version stays untouched. */
function refuseNewerHeader(file: string): void {
  const version = headerOf(file)?.readUInt32BE(60) ?? 0
  if (version > newestSchemaVersion && !isWronglyNumbered(file)) throw new NewerDatabaseError(file, version)
}

/** Every version has tables of its own. With those of a known version, a higher number is damage. Asks a copy. */
function isWronglyNumbered(file: string): boolean {
  const copy = `${file}.copy`
  let database: Database | null = null
  try {
    copyFileSync(file, copy)
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`)
    database = new Sqlite(copy)
    return hasKnownTables(database)
  } catch (error) {
    if (isDamage(error)) return true
    throw error
  } finally {
    database?.close()
    for (const suffix of SIDE_FILES) rmSync(copy + suffix, { force: true })
  }
}

function isInWalMode(file: string): boolean {
  return headerOf(file)?.readUInt8(WRITE_FORMAT_AT) === 2
}

const WRITE_FORMAT_AT = 18
/** With a rollback journal, and with a log. */
const KNOWN_FORMATS = [1, 2]

/** SQLite would open any later format, only to read. The app never writes one. */
function hasKnownFormat(file: string): boolean {
  const header = headerOf(file)
  return header === null || KNOWN_FORMATS.includes(header.readUInt8(WRITE_FORMAT_AT))
}

const SQLITE_HEADER = 'SQLite format 3\0'

/** The first hundred bytes of a database; null if the file is absent or no database. */
function headerOf(file: string): Buffer | null {
  if (!existsSync(file)) return null
  const header = Buffer.alloc(100)
  const descriptor = openSync(file, 'r')
  try {
    const length = readSync(descriptor, header)
    return length === header.length && header.toString('latin1', 0, 16) === SQLITE_HEADER ? header : null
  } finally {
    closeSync(descriptor)
  }
}

function setAside(file: string, as: 'damaged' | 'stray', now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-')
  const target = `${file}.${as}-${stamp}`
  for (const suffix of SIDE_FILES) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix)
  }
  return target
}

/** Copies the database before a migration. The copy gets its name only when complete. */
function backUp(database: Database, file: string, nextVersion: number): void {
  const target = `${file}.before-v${nextVersion}`
  if (existsSync(target)) return
  const newFile = `${target}.new`
  rmSync(newFile, { force: true })
  rmSync(`${newFile}-journal`, { force: true })
  database.prepare('VACUUM INTO ?').run(newFile)
  makePrivate(newFile)
  syncFile(newFile)
  renameSync(newFile, target)
}

/** Says in the player's words why the campaigns cannot be opened, and what to do. */
export function explainErrors<T>(file: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    if (isDamage(error)) {
      markSuspect(file)
      throw new DamagedStorageError(
        `${file} is damaged. Start again: the app will then check the whole file, set it aside and offer to recover ` +
          'what can be read.'
      )
    }
    if (isDiskFull(error)) {
      throw new UnusableStorageError(`The disk that holds ${file} is full. Free some space and start again.`)
    }
    if (isLockedElsewhere(error)) {
      throw new UnusableStorageError(`Another program is using ${file}. Close it and start again.`)
    }
    if (isUnusable(error)) {
      throw new UnusableStorageError(
        `The campaigns cannot be kept in ${dirname(file)} (${whyUnusable(error)}). Make that a folder that you may write to, ` +
          `or name another one in ${product.dataFolderVariable}, and start again.`
      )
    }
    throw error
  }
}
