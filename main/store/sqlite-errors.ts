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

function hasCode(error: unknown, pattern: RegExp): boolean {
  return error instanceof Sqlite.SqliteError && pattern.test(error.code)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
