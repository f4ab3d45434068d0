// Full disks, files that others lock or change, wrong clocks.
import { mkdirSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { eraseTypes, gameRegistry } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { CampaignStore } from '../store/campaign-store.ts'
import { openDatabase } from '../store/open-database.ts'
import { addRowChecksum } from '../store/row-checksum.ts'
import { SettingsStore } from '../store/settings-store.ts'
import { newRace } from '../testing/race-host.ts'
import { createRace, openRaceHost, playOn } from '../testing/race-page.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'
import { CallFailure } from './call-failure.ts'
import { Library } from './library.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a full disk', () => {
  it.each(['delete', 'rename', 'duplicate'] as const)('is reported as such by %s', (action) => {
    const { database, close } = openDatabase(join(tempDir(), 'campaigns.db'))
    onTestFinished(close)
    const library = new Library(
      new CampaignStore(database, Date.now),
      gameRegistry(eraseTypes(riverRace)),
      'x'
    )
    const campaign = library.create(newRace)
    fill(database)
    const act = () => (action === 'delete' ? library.delete(campaign) : library[action](campaign, 'Other'))
    expect(act).toThrow(expect.objectContaining({ error: expect.objectContaining({ code: 'disk-full' }) }))
    expect(library.list()).toMatchObject([{ id: campaign, title: 'Race', damaged: false }])
  })
})

/** Limits the database to its current size and makes every write need a new page. */
function fill(database: Sqlite.Database): void {
  const full = 'INSERT INTO settings VALUES (hex(randomblob(9)), hex(zeroblob(100000)));'
  database.exec(`
    CREATE TEMP TRIGGER full_update BEFORE UPDATE ON campaigns BEGIN ${full} END;
    CREATE TEMP TRIGGER full_insert BEFORE INSERT ON campaigns BEGIN ${full} END;`)
  database.pragma(`max_page_count = ${Number(database.pragma('page_count', { simple: true }))}`)
}

describe('another program', () => {
  it('that locks the file gives an error at once, and a retry works', () => {
    const { page, dataDir } = openRaceHost()
    const campaign = createRace(page)
    const other = new Sqlite(join(dataDir, 'campaigns.db'))
    other.exec('BEGIN IMMEDIATE')
    const started = performance.now()
    expect(() => playOn(page, campaign)).toThrow(/busy/)
    expect(() => page.call('library.delete', { campaign })).toThrow(/busy/)
    expect(performance.now() - started).toBeLessThan(1500)
    other.exec('ROLLBACK')
    other.close()
    playOn(page, campaign)
    expect(page.call('table.sit', { campaign, side: null }).answers).toBe(1)
  })

  it('that has changed the campaign loses nothing, and the page gets the new state', () => {
    const { page, dataDir } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 2)
    const { revision } = page.call('table.sit', { campaign, side: 'south' })
    answerElsewhere(dataDir, campaign)
    const load = { campaign, side: 'south', decision: 2, answer: { values: { food: 1, rope: false } } }
    expect(() => page.call('table.answer', load)).toThrow(/conflict/)
    const update = page.updates().at(-1)
    expect(update?.answers).toBe(3)
    // The gap in the revisions makes the page ask for the whole table.
    expect(update?.revision).not.toBe(revision + 1)
    const { answers, log } = page.call('table.sit', { campaign, side: 'south' })
    expect([answers, log.length]).toEqual([3, 4])
  })
})

/** Writes an answer as another process would if there were no lock. */
function answerElsewhere(dataDir: string, id: string): void {
  const database = new Sqlite(join(dataDir, 'campaigns.db'))
  addRowChecksum(database)
  const store = new CampaignStore(database, Date.now)
  const standing = store.load(id)?.standing
  if (!standing) throw new Error('the campaign is not in the store')
  store.append(id, {
    after: { answers: standing.answers, position: null },
    side: 'south',
    answer: { values: { food: 3, rope: false } },
    rules: riverRace.rulesVersion,
    position: null,
    told: [],
    standing: { ...standing, answers: standing.answers + 1 },
    checkpoint: null
  })
  database.close()
}

it('damage is told even where nothing can be written beside the database', () => {
  const { host, page, dataDir } = openRaceHost()
  const mark = join(dataDir, 'campaigns.db.suspect')
  // No file can be written where a folder is.
  mkdirSync(mark)
  host.reportIfDamaged(new Sqlite.SqliteError('malformed', 'SQLITE_CORRUPT'))
  expect(page.received('notice')).toMatchObject([{ notice: 'database-damaged' }])
  expect(page.call('library.list', {})).toEqual([])
  rmdirSync(mark)
})

it('a start that fails late leaves neither lock nor marker', () => {
  const { dataDir, close } = openRaceHost()
  close()
  const other = new Sqlite(join(dataDir, 'campaigns.db'))
  other.exec("CREATE TRIGGER no_more BEFORE INSERT ON calendar BEGIN SELECT RAISE(ABORT, 'no more'); END")
  expect(() => openRaceHost(dataDir)).toThrow(/no more/)
  expect(readdirSync(dataDir)).not.toContain('campaigns.db.open')
  other.exec('DROP TRIGGER no_more')
  other.close()
  expect(openRaceHost(dataDir).host.info.notices).toEqual([])
})

it('a campaign that was deleted in another window gives its seats to nobody', () => {
  const { host, page } = openRaceHost()
  const campaign = createRace(page)
  page.call('table.sit', { campaign, side: 'north' })
  openPage(host).call('library.delete', { campaign })
  const seat = { kind: 'computer', player: 'random' } as const
  expect(() => page.call('table.reseat', { campaign, side: 'north', seat })).toThrow(/not-found|closed/)
})

it('a setting that cannot be written is refused with the reason', () => {
  const { page, dataDir } = openRaceHost()
  const other = new Sqlite(join(dataDir, 'campaigns.db'))
  other.exec('BEGIN IMMEDIATE')
  expect(() => page.call('settings.write', { key: 'language', value: 'es' })).toThrow(/busy/)
  other.exec('ROLLBACK')
  other.close()
})

it('a setting for which the disk has no room is refused as such', () => {
  const { database, close } = openDatabase(join(tempDir(), 'campaigns.db'))
  onTestFinished(close)
  const settings = new SettingsStore(database)
  database.pragma(`max_page_count = ${Number(database.pragma('page_count', { simple: true }))}`)
  const write = () => {
    try {
      settings.write('note', 'x'.repeat(100_000))
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }
  expect(write).toThrow(expect.objectContaining({ error: expect.objectContaining({ code: 'disk-full' }) }))
  expect(settings.all()).toEqual({})
})

describe('a clock that is wrong', () => {
  it('by forty days purges nothing', () => {
    const start = Date.UTC(2026, 0, 1)
    const first = openRaceHost(undefined, undefined, () => start)
    const campaign = createRace(first.page)
    first.page.call('library.delete', { campaign })
    first.close()
    for (const now of [start + 40 * DAY, start - 400 * DAY, start + 4000 * DAY]) {
      openRaceHost(first.dataDir, undefined, () => now).close()
    }
    const { page } = openRaceHost(first.dataDir, undefined, () => start + DAY)
    page.call('library.restore', { campaign })
    expect(page.call('library.list', {})).toMatchObject([{ id: campaign }])
  })

  it('does not keep deleted campaigns for ever', () => {
    const start = Date.UTC(2026, 0, 1)
    const first = openRaceHost(undefined, undefined, () => start)
    const campaign = createRace(first.page)
    first.page.call('library.delete', { campaign })
    first.close()
    for (let day = 1; day < 33; day++) openRaceHost(first.dataDir, undefined, () => start + day * DAY).close()
    const { page } = openRaceHost(first.dataDir, undefined, () => start + 33 * DAY)
    expect(() => page.call('library.restore', { campaign })).toThrow(/not-found/)
  })
})
