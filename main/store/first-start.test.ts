import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { programFile } from '../testing/programs.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { advanceCalendar } from './calendar.ts'
import { migrate, schemaVersionOf } from './migration.ts'
import { migrations, newestSchemaVersion } from './migrations.ts'
import { openDatabase, UnusableStorageError } from './open-database.ts'
import { addRowChecksum } from './row-checksum.ts'

const module = programFile('open-database')
const DAY = 24 * 60 * 60 * 1000

function openingScript(file: string): string {
  return `const { openDatabase } = await import(${JSON.stringify(module)})
    console.log('now')
    try { openDatabase(${JSON.stringify(file)}).close() } catch (error) { console.log(error.name + ': ' + error.message) }`
}

describe('the first start', () => {
  it('may be killed at any moment: the next one works', { timeout: 60_000 }, async () => {
    for (let wait = 0; wait < 6; wait++) {
      const file = join(tempDir(), 'campaigns.db')
      const child = spawn(process.execPath, ['--input-type=module', '-e', openingScript(file)], {
        stdio: ['ignore', 'pipe', 'ignore']
      })
      await once(child.stdout, 'data')
      // Each round kills a little later, because no event marks the moments in between.
      const stop = performance.now() + wait * 2
      while (performance.now() < stop);
      child.kill('SIGKILL')
      await once(child, 'exit')
      const { database, findings, close } = openDatabase(file)
      expect(schemaVersionOf(database)).toBe(newestSchemaVersion)
      expect(findings).toEqual([])
      close()
    }
  })

  it('continues where a released version was killed: half a file and a hot journal', () => {
    const file = join(tempDir(), 'campaigns.db')
    const database = new Sqlite(file)
    database.pragma('cache_size = 1')
    database.exec('CREATE TABLE begun (a TEXT); BEGIN; INSERT INTO begun VALUES (hex(randomblob(100000)))')
    database.pragma('cache_spill = 1')
    database.exec("INSERT INTO begun SELECT hex(randomblob(5000)) FROM begun, json_each('[1,2,3,4,5,6,7,8]')")
    const [half, journal] = [readFileSync(file), readFileSync(`${file}-journal`)]
    database.close()
    writeFileSync(file, half)
    writeFileSync(`${file}-journal`, journal)
    const opened = openDatabase(file)
    expect(schemaVersionOf(opened.database)).toBe(newestSchemaVersion)
    opened.close()
  })

  it('makes files that only the player can read, in a folder of the same kind', () => {
    if (process.platform === 'win32') return
    const folder = join(tempDir(), 'new')
    const { close } = openDatabase(join(folder, 'campaigns.db'))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const name of ['campaigns.db', 'campaigns.db-wal', 'campaigns.db-shm', 'campaigns.db.open']) {
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600])
    }
    close()
  })
})

describe('an error message that the player can act on', () => {
  it.each<[string, (folder: string) => string, RegExp]>([
    [
      'a file in place of the folder',
      (folder) => fileAt(join(folder, 'data')),
      /cannot be kept in .*data \(a part of this path is a file\).*write to/
    ],
    [
      'a folder in place of the file',
      (folder) => folderAt(join(folder, 'data', 'campaigns.db')),
      /campaigns\.db is no plain file.*move it elsewhere/i
    ],
    [
      'a link to a disk that is not connected',
      (folder) => {
        const data = folderAt(join(folder, 'data'))
        symlinkSync('/nowhere/campaigns.db', join(data, 'campaigns.db'))
        return data
      },
      /connect that disk/
    ]
  ])('%s', (_, prepare, words) => {
    const folder = tempDir()
    prepare(folder)
    const open = () => openDatabase(join(folder, 'data', 'campaigns.db'))
    expect(open).toThrow(UnusableStorageError)
    expect(open).toThrow(words)
  })

  it('a folder that cannot be written to', () => {
    if (process.platform === 'win32') return
    const folder = tempDir()
    chmodSync(folder, 0o755)
    const closed = folderAt(join(folder, 'closed'))
    chmodSync(closed, 0o555)
    const args = ['--input-type=module', '-e', openingScript(join(closed, 'campaigns.db'))]
    // Root may write anywhere, so the test runs as another user.
    const user = process.getuid?.() === 0 ? { uid: 65_534 } : {}
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', ...user })
    expect(stdout).toMatch(
      /Error: The campaigns cannot be kept in .*closed \(nothing can be opened there\)\. Make that a folder/
    )
  })

  it('another program that holds the file, at once', () => {
    const file = join(tempDir(), 'campaigns.db')
    openDatabase(file).close()
    const other = new Sqlite(file)
    other.pragma('locking_mode = EXCLUSIVE')
    other.exec('BEGIN EXCLUSIVE')
    const started = performance.now()
    expect(() => openDatabase(file)).toThrow(/Another program is using/)
    expect(performance.now() - started).toBeLessThan(1000)
    other.close()
  })

  it('moves a stray journal beside the database away instead of applying it', () => {
    const file = join(tempDir(), 'campaigns.db')
    const { database, close } = openDatabase(file)
    database.exec("INSERT INTO settings VALUES ('theme', 'dark')")
    close()
    writeFileSync(`${file}-journal`, strayJournal())
    const again = openDatabase(file)
    expect(again.findings).toMatchObject([{ found: 'stray-journal' }])
    expect(again.database.prepare('SELECT value FROM settings').pluck().get()).toBe('dark')
    again.close()
    expect(existsSync(`${file}-journal`)).toBe(false)
  })

  it.each<[string, (file: string) => void]>([
    ['was removed', (file) => rmSync(`${file}-wal`)],
    ['was cut', (file) => writeFileSync(`${file}-wal`, readFileSync(`${file}-wal`).subarray(0, 6000))],
    ['has a flipped bit', (file) => flip(`${file}-wal`, 4500)]
  ])('after a crash the log of the last answers %s', (_, spoil) => {
    const file = join(tempDir(), 'campaigns.db')
    const script = `const { openDatabase } = await import(${JSON.stringify(module)})
      const { database } = openDatabase(${JSON.stringify(file)})
      for (let n = 0; n < 9; n++) database.exec("INSERT INTO settings VALUES ('k" + n + "', 'v')")
      process.kill(process.pid, 'SIGKILL')`
    spawnSync(process.execPath, ['--input-type=module', '-e', script])
    spoil(file)
    const { findings, close } = openDatabase(file)
    expect(findings).toEqual([{ found: 'lost-commits', file: `${file}-wal` }])
    close()
  })
})

describe('a backup', () => {
  it('that is incomplete is made again at the next start', () => {
    const folder = tempDir()
    const file = join(folder, 'campaigns.db')
    const old = new Sqlite(file)
    addRowChecksum(old)
    migrate(old, migrations.slice(0, newestSchemaVersion - 1))
    old.close()
    writeFileSync(`${file}.before-v${newestSchemaVersion}.new`, 'half a backup')
    openDatabase(file).close()
    const backup = new Sqlite(`${file}.before-v${newestSchemaVersion}`, { readonly: true })
    expect(schemaVersionOf(backup)).toBe(newestSchemaVersion - 1)
    backup.close()
    expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([])
  })
})

describe('the calendar', () => {
  it('advances by a day at most from one start to the next, and never goes back', () => {
    const { database, close } = openDatabase(join(tempDir(), 'campaigns.db'))
    const first = advanceCalendar(database, 100 * DAY)
    expect(advanceCalendar(database, 140 * DAY) - first).toBe(DAY)
    expect(advanceCalendar(database, 90 * DAY) - first).toBe(DAY)
    expect(advanceCalendar(database, 90.5 * DAY) - first).toBe(1.5 * DAY)
    close()
  })
})

function fileAt(path: string): string {
  writeFileSync(path, '')
  return path
}

function folderAt(path: string): string {
  mkdirSync(path, { recursive: true })
  return path
}

/** A journal that SQLite would apply: that of another database, in the middle of a transaction. */
function strayJournal(): Buffer {
  const other = join(tempDir(), 'other.db')
  const database = new Sqlite(other)
  database.exec('CREATE TABLE t (a TEXT); INSERT INTO t VALUES (hex(randomblob(3000)))')
  database.pragma('cache_size = 1')
  database.exec('BEGIN; UPDATE t SET a = hex(randomblob(3000)); INSERT INTO t SELECT hex(randomblob(50000))')
  database.exec('UPDATE t SET a = hex(randomblob(50000))')
  const journal = readFileSync(`${other}-journal`)
  database.close()
  return journal
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at)
  writeFileSync(file, bytes)
}
