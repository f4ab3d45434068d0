import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { CampaignReader } from './campaign-reader.ts'
import { migrate } from './migration.ts'
import { migrations } from './migrations.ts'
import { addRowChecksum } from './row-checksum.ts'

const SIDE_FILES = ['', '-wal', '-shm']

/** The damaged databases beside this one that are not salvaged yet, the newest first. */
export function setAsideFiles(file: string): string[] {
  const folder = dirname(file)
  const prefix = `${basename(file)}.damaged-`
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && !/-(wal|shm)$/.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

/** Reads from a copy of a damaged database, then renames the original. It is not changed otherwise. */
export function salvageFrom<T extends { saved: number; lost: number }>(
  file: string,
  take: (reader: CampaignReader) => T
): { saved: number; lost: number } {
  const copy = `${file}.copy`
  let found: { saved: number; lost: number }
  try {
    found = readCopy(file, copy, take)
  } finally {
    for (const suffix of SIDE_FILES) rmSync(copy + suffix, { force: true })
  }
  const done = file.replace('.damaged-', '.salvaged-')
  for (const suffix of SIDE_FILES) {
    if (existsSync(file + suffix)) renameSync(file + suffix, done + suffix)
  }
  return found
}

function readCopy<T>(
  file: string,
  copy: string,
  take: (reader: CampaignReader) => T
): T | { saved: number; lost: number } {
  let database: Database | null = null
  try {
    for (const suffix of ['', '-wal']) {
      if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix)
    }
    database = new Sqlite(copy)
    addRowChecksum(database)
    migrate(database, migrations)
    return take(new CampaignReader(database))
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error
    return { saved: 0, lost: 0 }
  } finally {
    database?.close()
  }
}
