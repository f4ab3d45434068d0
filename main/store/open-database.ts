import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { product } from '#shared/app/product.ts'
import { lockDatabase } from './database-lock.ts'
import { migrate, versionOf } from './migration.ts'
import { migrations, newestVersion } from './migrations.ts'
import { type Door, readOpenMarker, removeOpenMarker, writeOpenMarker } from './open-marker.ts'
import { makePrivate, syncFile } from './private-files.ts'
import { addRowChecksum } from './row-checksum.ts'
import { clearSuspicion, hasTablesOfItsVersion, isReadable, isSound, isSuspected } from './soundness.ts'
import { isDamage, isDiskFull, isHeldElsewhere, isUnusable } from './sqlite-errors.ts'
import { hasLostCommits } from './wal.ts'

/** The file was written by a later version of the app: it is left exactly as it is. */
export class NewerDatabaseError extends Error {
  constructor(file: string, version: number) {
    super(
      `The campaigns in ${file} were written by a newer version of the app (format ${version}, ` +
        `this one reads up to ${newestVersion}). Nothing was changed. Please update the app.`
    )
  }
}

/** Nothing can be stored there, for a reason that the player can do something about. */
export class UnusableStorageError extends Error {}

/** What was found beside or in the file and the player should know of. */
export type Finding =
  /** The database was damaged and lies in that file now. */
  | { readonly found: 'damaged'; readonly file: string }
  /** Another program's journal lay beside it and would have been rolled into it. */
  | { readonly found: 'stray-journal'; readonly file: string }
  /** The log with the last answers before a crash is gone or damaged. */
  | { readonly found: 'lost-commits'; readonly file: string }

export interface OpenedDatabase {
  readonly database: Database
  readonly findings: readonly Finding[]
  /** Tells those who start the app once more where they can go. */
  announce(door: Door): void
  /** Closes the database and lets others have it. */
  close(): void
}

/** Nobody waits longer than this for another program that holds the file: the caller is told instead. */
const LONGEST_WAIT_MS = 40
const SIDE_FILES = ['', '-wal', '-shm']

/**
 * Opens the campaign database for this process alone, creating, migrating or setting aside as needed. `now` names
 * what is set aside. Throws DatabaseInUseError, NewerDatabaseError, or UnusableStorageError in words for the player.
 */
export function openDatabase(file: string, now: () => number = Date.now): OpenedDatabase {
  return explained(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    refuseNewerHeader(file)
    const unlock = lockDatabase(file)
    try {
      const { database, findings } = openOwned(file, now())
      writeOpenMarker(file)
      return {
        database,
        findings,
        announce: (door) => writeOpenMarker(file, door),
        close() {
          // First the marker: a log without a marker is a crash that nobody minds, the other way round is a loss.
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

function openOwned(file: string, now: number): Pick<OpenedDatabase, 'database' | 'findings'> {
  const findings: Finding[] = []
  const journal = `${file}-journal`
  if (existsSync(journal) && isInWalMode(file)) {
    findings.push({ found: 'stray-journal', file: putAside(journal, 'stray', now) })
  }
  // Without its database a log belongs to nothing, and a new database would take it for its own.
  if (!existsSync(file) && existsSync(`${file}-wal`)) {
    findings.push({ found: 'damaged', file: putAside(file, 'damaged', now) })
  }
  // We never leave one without a byte: all that was in it is gone.
  if (existsSync(file) && statSync(file).size === 0) {
    findings.push({ found: 'damaged', file: putAside(file, 'damaged', now) })
  }
  if (existsSync(file) && wasCutOff(file)) findings.push({ found: 'lost-commits', file: `${file}-wal` })
  const found = existsSync(file) ? tryOpen(file, needsWholeCheck(file) ? isSound : isReadable) : null
  clearSuspicion(file)
  if (found) return { database: found, findings }
  if (existsSync(file)) findings.push({ found: 'damaged', file: putAside(file, 'damaged', now) })
  create(file)
  return { database: connect(file), findings }
}

/** A marker tells of an end that was none: then the log must be there, and whole. */
function wasCutOff(file: string): boolean {
  const logIsMissing = readOpenMarker(file) !== null && !existsSync(`${file}-wal`)
  return logIsMissing || hasLostCommits(file)
}

/** After a proper end nobody waits for the whole file to be read: that is done while the app is in use. */
function needsWholeCheck(file: string): boolean {
  return readOpenMarker(file) !== null || isSuspected(file)
}

/** The database, brought up to date; null when it is damaged. */
function tryOpen(file: string, isFit: (database: Database) => boolean): Database | null {
  let database: Database | null = null
  try {
    database = connect(file, (found) => hasTablesOfItsVersion(found) && isFit(found))
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

function connect(file: string, isFit: (database: Database) => boolean = () => true): Database {
  const database = new Sqlite(file, { timeout: LONGEST_WAIT_MS })
  try {
    const version = versionOf(database)
    if (version > newestVersion) throw new NewerDatabaseError(file, version)
    if (!isFit(database)) throw new DamageFound()
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

/** Made beside and renamed when it is whole: a process killed at its first start leaves nothing half done. */
function create(file: string): void {
  const beside = `${file}.new`
  for (const suffix of [...SIDE_FILES, '-journal']) rmSync(beside + suffix, { force: true })
  const database = connect(beside)
  migrate(database, migrations)
  database.close()
  syncFile(beside)
  renameSync(beside, file)
  syncFile(file)
}

/** Before the file is opened at all: what a later version has written is not touched, not even by SQLite. */
function refuseNewerHeader(file: string): void {
  const version = headerOf(file)?.readUInt32BE(60) ?? 0
  if (version > newestVersion) throw new NewerDatabaseError(file, version)
}

function isInWalMode(file: string): boolean {
  return headerOf(file)?.readUInt8(18) === 2
}

const SQLITE_HEADER = 'SQLite format 3\0'

/** The first hundred bytes of a database; null where there is none. */
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

function putAside(file: string, as: 'damaged' | 'stray', now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-')
  const target = `${file}.${as}-${stamp}`
  for (const suffix of SIDE_FILES) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix)
  }
  return target
}

/** A copy of the database as it was before a migration; it has its name only once it is whole. */
function backUp(database: Database, file: string, nextVersion: number): void {
  const target = `${file}.before-v${nextVersion}`
  if (existsSync(target)) return
  const beside = `${target}.new`
  rmSync(beside, { force: true })
  rmSync(`${beside}-journal`, { force: true })
  database.prepare('VACUUM INTO ?').run(beside)
  makePrivate(beside)
  syncFile(beside)
  renameSync(beside, target)
}

function explained<T>(file: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (isDiskFull(error)) {
      throw new UnusableStorageError(`The disk that holds ${file} is full. Free some space and start again.`)
    }
    if (isHeldElsewhere(error)) {
      throw new UnusableStorageError(`Another program is using ${file}. Close it and start again.`)
    }
    if (isUnusable(error)) {
      throw new UnusableStorageError(
        `The campaigns cannot be kept in ${dirname(file)} (${why}). Make that a folder that you may write to, ` +
          `or name another one in ${product.dataFolderVariable}, and start again.`
      )
    }
    throw error
  }
}
