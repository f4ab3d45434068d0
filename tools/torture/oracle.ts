import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { isCheckpointIntact } from '../../main/host/resume-campaign.ts'
import type { Checkpoint } from '../../main/store/campaign-store.ts'
import { rowChecksum } from '../../main/store/row-checksum.ts'

/**
 * What SQLite alone can read from a damaged library, told to pass over faults: for each campaign whose own row it
 * finds, the number of answers that it can be resumed to. What the app makes of it must not be less.
 */
export function readableAnswers(dataDir: string): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'torture-oracle-'))
  const file = join(folder, 'campaigns.db')
  try {
    for (const suffix of ['', '-wal']) {
      const from = join(dataDir, `campaigns.db${suffix}`)
      if (existsSync(from)) cpSync(from, file + suffix)
    }
    return existsSync(file) ? campaignsIn(file) : new Map()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function campaignsIn(file: string): Map<string, number> {
  const database = new Sqlite(file)
  try {
    database.unsafeMode()
    database.pragma('writable_schema = ON')
    const ids = rows<{ id: string; answers: number }>(
      database,
      'SELECT id, answers FROM campaigns WHERE deleted_at IS NULL',
      'rowid'
    )
    return new Map(ids.map(({ id, answers }) => [id, Math.min(answers, resumable(database, id))]))
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return new Map()
    throw error
  } finally {
    database.close()
  }
}

interface JournalRow {
  readonly number: number
  readonly side: string
  readonly answer: string
  readonly rules_version: number
  readonly position: string | null
  readonly checksum: string
}

function resumable(database: Database, id: string): number {
  const from = `FROM journal WHERE campaign = '${id}'`
  const journal = rows<JournalRow>(database, `SELECT * ${from}`, 'number')
  const whole = new Set(
    journal
      .filter(
        ({ number, side, answer, rules_version, position, checksum }) =>
          checksum === rowChecksum(id, number, side, answer, rules_version, position)
      )
      .map(({ number }) => number)
  )
  const checkpoints = rows<Checkpoint>(
    database,
    `SELECT answers, rules_version AS rulesVersion, state, hash FROM checkpoints WHERE campaign = '${id}'`,
    'rowid'
  )
  const reached = checkpoints.filter(isCheckpointIntact).map(({ answers }) => {
    let last = answers
    while (whole.has(last + 1)) last += 1
    // The answer before a checkpoint shows that its number is right.
    return answers === 0 || whole.has(answers) ? last : 0
  })
  return Math.max(0, ...reached)
}

/** In both directions, because SQLite stops where it cannot read. */
function rows<Row>(database: Database, select: string, order: string): Row[] {
  const found: Row[] = []
  for (const direction of ['ASC', 'DESC']) {
    try {
      for (const row of database.prepare<[], Row>(`${select} ORDER BY ${order} ${direction}`).iterate())
        found.push(row)
      return found
    } catch (error) {
      if (!(error instanceof Sqlite.SqliteError)) throw error
    }
  }
  return found
}
