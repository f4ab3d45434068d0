import { existsSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { INVALID_ID } from '../database-integrity.ts'
import { isConstraintViolation } from '../sqlite-errors.ts'
import { rebuildBeside } from './rebuild.ts'

const SIDE_FILES = ['', '-wal', '-shm']

/** The damaged databases beside this one that are not salvaged yet, the newest first. Of some only the log is left. */
export function setAsideFiles(file: string): string[] {
  const folder = dirname(file)
  const prefix = `${basename(file)}.damaged-`
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix) && /Z(-wal)?$/.test(name))
  const files = new Set(names.map((name) => join(folder, name.replace(/-wal$/, ''))))
  return [...files].sort().reverse()
}

/** How many campaigns came back, and how many others have left traces only. */
export interface Salvaged {
  readonly saved: number
  readonly lost: number
}

/**
 * Adds all that can be read from a damaged database to the library, with its damage, which the player is told when the
 * campaign is opened. Then renames the file, if it yielded anything. It is not changed otherwise.
 */
export function salvageFrom(file: string, library: Database): Salvaged {
  const salvaged = rebuildBeside(file, (rebuilt) => takeAll(library, rebuilt))
  if (salvaged.saved > 0) renameAll(file, file.replace('.damaged-', '.salvaged-'))
  return salvaged
}

function renameAll(file: string, target: string): void {
  for (const suffix of SIDE_FILES) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix)
  }
}

function takeAll(library: Database, rebuilt: string): Salvaged {
  library.prepare('ATTACH ? AS rebuilt').run(rebuilt)
  try {
    const ids = library
      .prepare<[], string>(`SELECT id FROM rebuilt.campaigns WHERE NOT ${INVALID_ID}`)
      .pluck()
      .all()
    for (const id of ids) takeCampaign(library, id)
    library.exec(TAKE_SETTINGS)
    return library.prepare<[], Salvaged>(COUNT).get() ?? { saved: 0, lost: 0 }
  } finally {
    library.exec('DETACH rebuilt')
  }
}

/** Takes a campaign as it is. One that is in the library already stays as it is there. */
function takeCampaign(library: Database, id: string): void {
  try {
    library.transaction(() => {
      const isNew = library.prepare(TAKE_CAMPAIGN).run(id).changes === 1
      if (!isNew) return
      for (const table of ['journal', 'log', 'notes', 'checkpoints']) {
        library
          .prepare(`INSERT OR IGNORE INTO main.${table} SELECT * FROM rebuilt.${table} WHERE campaign = ?`)
          .run(id)
      }
    })()
  } catch (error) {
    // What its columns do not allow costs this campaign only.
    if (!isConstraintViolation(error)) throw error
  }
}

/** A negative date of deletion marks a campaign that was never complete. */
const TAKE_CAMPAIGN = `INSERT OR IGNORE INTO main.campaigns SELECT * FROM rebuilt.campaigns
  WHERE id = ? AND (deleted_at IS NULL OR deleted_at >= 0)`

const TAKE_SETTINGS = `
  INSERT OR IGNORE INTO main.settings SELECT * FROM rebuilt.settings;
  UPDATE main.calendar SET at = max(at, coalesce((SELECT at FROM rebuilt.calendar WHERE id = 1), 0));`

const COUNT = `
  SELECT
    (SELECT count(*) FROM rebuilt.campaigns
      WHERE deleted_at IS NULL AND id IN (SELECT id FROM main.campaigns)) AS saved,
    (SELECT count(*) FROM (
        SELECT campaign AS id FROM rebuilt.journal UNION SELECT campaign FROM rebuilt.checkpoints
        UNION SELECT id FROM rebuilt.campaigns WHERE deleted_at IS NULL AND NOT ${INVALID_ID})
      WHERE id NOT IN (SELECT id FROM main.campaigns)
        AND id NOT IN (SELECT id FROM rebuilt.campaigns WHERE deleted_at < 0)
        AND id NOT IN (SELECT campaign FROM rebuilt.origins WHERE deleted_at IS NOT NULL)) AS lost`
