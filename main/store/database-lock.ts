import { truncateSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { makePrivate } from './private-files.ts'
import { isDamage, isHeldElsewhere } from './sqlite-errors.ts'

/** Another process owns the campaigns. */
export class DatabaseInUseError extends Error {
  readonly file: string
  constructor(file: string) {
    super(`The campaigns in ${file} are open in another window of the app. Use that one, or close it first.`)
    this.file = file
  }
}

/**
 * Makes this process the only owner of a database until it lets go or dies: SQLite's exclusive lock on a file beside
 * it, which the operating system takes back from a dead process, on every platform and without a module of our own.
 */
export function lockDatabase(file: string): () => void {
  const lock = new Sqlite(`${file}.lock`, { timeout: 0 })
  try {
    makePrivate(`${file}.lock`)
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isHeldElsewhere(error)) throw new DatabaseInUseError(file)
    if (!isDamage(error)) throw error
    // It holds nothing: what lies there is none of ours. Emptied, not removed, so that all lock the same file.
    truncateSync(`${file}.lock`)
    return lockDatabase(file)
  }
  return () => lock.close()
}
