import Sqlite from 'better-sqlite3'

/** The file is no database, or its pages are invalid or missing. */
export function isDamage(error: unknown): boolean {
  return hasCode(error, /^SQLITE_(NOTADB|CORRUPT|IOERR_SHORT_READ)/)
}

/** A value violates a constraint of its column. */
export function isConstraintViolation(error: unknown): boolean {
  return hasCode(error, /^SQLITE_CONSTRAINT/)
}

export function isLockedElsewhere(error: unknown): boolean {
  return hasCode(error, /^SQLITE_(BUSY|LOCKED)/)
}

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, /^SQLITE_FULL/) || codeOf(error) === 'ENOSPC'
}

/** SQLite or the system cannot read or write there at all. */
export function isUnusable(error: unknown): boolean {
  return (
    hasCode(error, /^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|AUTH)/) ||
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT', 'EIO'].includes(codeOf(error))
  )
}

/** Why nothing can be read or written, in the player's words instead of SQLite's or the system's. */
export function whyUnusable(error: unknown): string {
  if (hasCode(error, /^SQLITE_READONLY/) || codeOf(error) === 'EROFS') return 'it is read-only'
  if (hasCode(error, /^SQLITE_(PERM|AUTH)/) || ['EACCES', 'EPERM'].includes(codeOf(error)))
    return 'you may not write there'
  if (hasCode(error, /^SQLITE_IOERR/) || codeOf(error) === 'EIO') return 'the disk reports an error'
  if (['ENOTDIR', 'EEXIST'].includes(codeOf(error))) return 'a part of this path is a file'
  return 'nothing can be opened there'
}

function hasCode(error: unknown, pattern: RegExp): boolean {
  return error instanceof Sqlite.SqliteError && pattern.test(error.code)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
