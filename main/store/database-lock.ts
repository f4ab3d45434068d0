import { truncateSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { makePrivate } from './private-files.ts'
import { isDamage, isLockedElsewhere } from './sqlite-errors.ts'

/** Another process owns the campaigns. */
export class DatabaseInUseError extends Error {
  readonly file: string
  constructor(file: string) {
    super(`The campaigns in ${file} are open in another window of the app. Use that one, or close it first.`)
    this.file = file
  }
}

/**
 * Makes this process the only owner of a database until it unlocks it or ends. Uses SQLite's exclusive lock on a file
 * beside the database. The operating system releases it when the process dies, on every platform.
 */
export function lockDatabase(file: string): () => void {
  const lock = new Sqlite(`${file}.lock`, { timeout: 0 })
  try {
    makePrivate(`${file}.lock`)
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isLockedElsewhere(error)) throw new DatabaseInUseError(file)
    if (!isDamage(error)) throw error
    // The lock file has no content of ours. Emptied, not removed, so that all processes lock the same file.
    truncateSync(`${file}.lock`)
    return lockDatabase(file)
  }
  return () => lock.close()
}
