import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { CampaignStore } from './campaign-store.ts'
import { migrate, schemaVersionOf } from './migration.ts'
import { migrations, newestSchemaVersion } from './migrations.ts'
import { NewerDatabaseError, openDatabase } from './open-database.ts'
import { addRowChecksum } from './row-checksum.ts'

const fileIn = (folder: string) => join(folder, 'campaigns.db')

/** A database at an earlier version, with only some of the migrations. */
function databaseAtVersion(file: string, version: number) {
  const database = new Sqlite(file)
  addRowChecksum(database)
  migrate(database, migrations.slice(0, version))
  return database
}

describe('opening the database', () => {
  it('creates it with write-ahead log, full synchronisation, foreign keys and the newest version', () => {
    const file = fileIn(join(tempDir(), 'a', 'new', 'folder'))
    const { database, findings, close } = openDatabase(file)
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(database.pragma('synchronous', { simple: true })).toBe(2)
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(schemaVersionOf(database)).toBe(newestSchemaVersion)
    expect(findings).toEqual([])
    close()
  })

  it('makes only STRICT tables', () => {
    const { database, close } = openDatabase(fileIn(tempDir()))
    const tables = database.prepare<[], { name: string; strict: number }>('PRAGMA table_list').all()
    const ours = tables.filter(({ name }) => !name.startsWith('sqlite_'))
    expect(ours.map(({ name }) => name).sort()).toEqual([
      'calendar',
      'campaigns',
      'checkpoints',
      'journal',
      'log',
      'notes',
      'origins',
      'settings'
    ])
    expect(ours.every(({ strict }) => strict === 1)).toBe(true)
    close()
  })

  it('refuses a database from a newer version and leaves it untouched, to the byte', () => {
    const folder = tempDir()
    const database = databaseAtVersion(fileIn(folder), newestSchemaVersion)
    database.exec('ALTER TABLE campaigns ADD COLUMN later TEXT')
    database.pragma(`user_version = ${newestSchemaVersion + 1}`)
    database.close()
    const [before, time] = [readFileSync(fileIn(folder)), statSync(fileIn(folder)).mtimeMs]
    expect(() => openDatabase(fileIn(folder))).toThrow(NewerDatabaseError)
    expect(() => openDatabase(fileIn(folder))).toThrow(/update the app/)
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true)
    expect(statSync(fileIn(folder)).mtimeMs).toBe(time)
    expect(readdirSync(folder)).toEqual(['campaigns.db'])
  })

  it.each([
    ['is no database at all', (_: Buffer) => Buffer.from('The year is 378. '.repeat(1000))],
    [
      'has torn pages',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 7)])
    ],
    ['was cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 6000)],
    ['was emptied', (_: Buffer) => Buffer.alloc(0)],
    ['spells a column otherwise', (bytes: Buffer) => withWordReplaced(bytes, 'waiting_for', 'waiting_fox')],
    ['says that it is older than it is', (bytes: Buffer) => withVersion(bytes, newestSchemaVersion - 1)]
  ])('sets aside a file that %s, and creates a new one', (_, damage) => {
    const folder = tempDir()
    const file = fileIn(folder)
    const whole = databaseAtVersion(file, newestSchemaVersion)
    whole.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO settings SELECT 'key' || i, hex(randomblob(100)) FROM n`)
    whole.close()
    const damaged = damage(readFileSync(file))
    writeFileSync(file, damaged)

    const { database, findings, close } = openDatabase(file, () => Date.UTC(2026, 10, 16))
    const aside = `${file}.damaged-2026-11-16T00-00-00-000Z`
    expect(findings).toEqual([{ found: 'damaged', file: aside }])
    expect(readFileSync(aside).equals(damaged)).toBe(true)
    expect(database.prepare('SELECT count(*) FROM campaigns').pluck().get()).toBe(0)
    close()
  })
})

/** Changes a word as a flipped bit would. */
function withWordReplaced(bytes: Buffer, word: string, wrong: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(word, wrong), 'latin1')
}

function withVersion(bytes: Buffer, version: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt32BE(version, 60)
  return changed
}

describe('migrations', () => {
  it('are numbered one by one', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1))
  })

  it('001 holds campaigns with their journal, log and checkpoints, and drops them together', () => {
    const database = databaseAtVersion(fileIn(tempDir()), 1)
    database.pragma('foreign_keys = ON')
    database.exec(`
      INSERT INTO campaigns VALUES ('cccccccc', 'Title', 'game', 1, '{}', '{}', 's', 1, '{}', NULL, 1, 1, NULL);
      INSERT INTO journal VALUES ('cccccccc', 1, 'romans', '{"option":"x"}');
      INSERT INTO log VALUES ('cccccccc', 0, NULL, '[]');
      INSERT INTO checkpoints VALUES ('cccccccc', 0, 1, '{}', 'hash');
    `)
    expect(() => database.exec("INSERT INTO journal VALUES ('nobody', 1, 'romans', '{}')")).toThrow(
      /FOREIGN KEY/
    )
    expect(() => database.exec("INSERT INTO journal VALUES ('cccccccc', 1, 'romans', '{}')")).toThrow(
      /UNIQUE/
    )
    expect(() => database.exec("INSERT INTO journal VALUES ('cccccccc', 2, 'romans', 'not json')")).toThrow(
      /CHECK/
    )
    database.exec("DELETE FROM campaigns WHERE id = 'cccccccc'")
    for (const table of ['journal', 'log', 'checkpoints']) {
      expect(database.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0)
    }
    database.close()
  })

  it('002 adds settings and keeps the campaigns that were there', () => {
    const file = fileIn(tempDir())
    const old = databaseAtVersion(file, 1)
    old.exec(
      "INSERT INTO campaigns VALUES ('cccccccc', 'Kept', 'game', 1, '{}', '{}', 's', 0, '{}', NULL, 1, 1, NULL)"
    )
    old.close()
    const { database, close } = openDatabase(file)
    expect(database.prepare('SELECT title FROM campaigns').pluck().get()).toBe('Kept')
    expect(database.prepare('SELECT count(*) FROM settings').pluck().get()).toBe(0)
    close()
  })

  it('006 adds the archive, and keeps damaged rows recognisable', () => {
    const file = fileIn(tempDir())
    const old = databaseAtVersion(file, 5)
    old.exec(`
      INSERT INTO campaigns (id, title, game, rules_version, options, seats, seed, answers, summary, waiting_for,
        created_at, played_at) VALUES
        ('aaaaaaaa', 'Sound', 'g', 1, '{}', '{}', 's', 0, '{}', '[]', 1, 1),
        ('bbbbbbbb', 'Spoilt', 'g', 1, '{}', '{}', 's', 0, '{}', '[]', 1, 1);
      UPDATE campaigns SET checksum = row_checksum(id, title, game, rules_version, options, seats, seed, answers,
        summary, waiting_for, created_at, played_at, deleted_at);
      UPDATE campaigns SET answers = 7 WHERE id = 'bbbbbbbb';
    `)
    old.close()
    const { database, close } = openDatabase(file)
    const store = new CampaignStore(database, Date.now)
    const sealed = () =>
      database
        .prepare<[], string>(
          `SELECT id FROM campaigns WHERE checksum = row_checksum(id, title, game, rules_version, options, seats,
             seed, answers, summary, waiting_for, created_at, played_at, deleted_at, archived_at)`
        )
        .pluck()
        .all()
    expect(sealed()).toEqual(['aaaaaaaa'])
    expect(store.archive('aaaaaaaa', true)).toBe(true)
    expect(store.list().map(({ id, archived }) => [id, archived])).toContainEqual(['aaaaaaaa', true])
    expect(store.archive('aaaaaaaa', false)).toBe(true)
    expect(store.card('aaaaaaaa')?.archived).toBe(false)
    expect(store.archive('cccccccc', true)).toBe(false)
    expect(sealed()).toEqual(['aaaaaaaa'])
    close()
  })

  it('003 makes summaries fit any game: a result, the facts of the game, several sides to wait for', () => {
    const database = databaseAtVersion(fileIn(tempDir()), 2)
    const insert = database.prepare(
      `INSERT INTO campaigns VALUES (?, 't', 'g', 1, '{}', '{}', 's', 3, ?, ?, 1, 1, NULL)`
    )
    const summary = { turn: 2, year: 376, phase: 'time', scores: { north: 4 } }
    insert.run('playing', JSON.stringify({ ...summary, winner: null }), 'north')
    insert.run('won', JSON.stringify({ ...summary, winner: 'north' }), null)
    insert.run('over', JSON.stringify({ ...summary, winner: null }), null)
    migrate(database, migrations)
    const rows = database.prepare<[], { id: string; summary: string; waiting_for: string }>(
      'SELECT id, summary, waiting_for FROM campaigns ORDER BY id DESC'
    )
    const common = { turn: 2, scores: { north: 4 }, facts: { year: 376, phase: 'time' } }
    expect(rows.all().map((row) => [JSON.parse(row.summary), JSON.parse(row.waiting_for)])).toEqual([
      [{ ...common, result: { winners: ['north'] } }, []],
      [{ ...common, result: null }, ['north']],
      [{ ...common, result: { winners: [] } }, []]
    ])
    database.close()
  })

  it('leave a backup of the database as it was before', () => {
    const file = fileIn(tempDir())
    const old = databaseAtVersion(file, 1)
    old.exec(
      "INSERT INTO campaigns VALUES ('cccccccc', 'Kept', 'game', 1, '{}', '{}', 's', 0, '{}', NULL, 1, 1, NULL)"
    )
    old.close()
    openDatabase(file).close()
    const backup = new Sqlite(`${file}.before-v2`, { readonly: true })
    expect(schemaVersionOf(backup)).toBe(1)
    expect(backup.prepare('SELECT title FROM campaigns').pluck().get()).toBe('Kept')
    backup.close()
  })

  it('leave no backup of a database that is only being created', () => {
    const folder = tempDir()
    openDatabase(fileIn(folder)).close()
    expect(existsSync(join(folder, 'campaigns.db.before-v1'))).toBe(false)
    expect(existsSync(join(folder, 'campaigns.db.before-v2'))).toBe(false)
  })

  it('change nothing when one fails half-way', () => {
    const database = databaseAtVersion(fileIn(tempDir()), 1)
    const broken = { version: 2, sql: 'CREATE TABLE half (a TEXT) STRICT; CREATE TABLE campaigns (a TEXT);' }
    expect(() => migrate(database, [...migrations.slice(0, 1), broken])).toThrow(/already exists/)
    expect(schemaVersionOf(database)).toBe(1)
    expect(() => database.prepare('SELECT * FROM half')).toThrow(/no such table/)
    database.close()
  })
})
