// Salvage brings back everything that the bytes of a damaged database still show.
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { createRace, openRaceHost, playOn, type TestPage } from '../testing/race-page.ts'
import { tempDir } from '../testing/temp-dir.ts'

const CAMPAIGNS = 6
const PAGE = 4096

type Library = ReturnType<typeof seen>

/** What the library shows, and how far each campaign resumes. */
function seen(page: TestPage) {
  const cards = page.call('library.list', {})
  return new Map(
    cards.map(({ id, title, createdAt, playedAt, archived }) => {
      const { view, answers } = page.call('table.sit', { campaign: id, side: 'north' })
      page.call('table.leave', { campaign: id })
      return [id, { title, createdAt, playedAt, archived, view, answers }]
    })
  )
}

let played: { bytes: Buffer; log: Buffer; before: Library } | null = null

/** A library of several campaigns, one of which is archived and one deleted. */
function library() {
  if (played) return played
  let time = Date.UTC(2026, 0, 1)
  const { page, dataDir, close } = openRaceHost(undefined, undefined, () => (time += 1000))
  for (let one = 0; one < CAMPAIGNS; one++) {
    const campaign = createRace(page, undefined, { length: 400 })
    playOn(page, campaign, 25, 'drift')
    if (one === 1) page.call('library.archive', { campaign, archived: true })
  }
  page.call('library.delete', { campaign: createRace(page) })
  page.call('settings.write', { key: 'language', value: 'es' })
  const before = seen(page)
  const log = readFileSync(join(dataDir, 'campaigns.db-wal'))
  close()
  played = { bytes: readFileSync(join(dataDir, 'campaigns.db')), log, before }
  return played
}

/** Opens a damaged copy of the library, and salvages what was set aside. */
function salvaged(damage: (file: string) => void) {
  const dataDir = tempDir()
  const file = join(dataDir, 'campaigns.db')
  writeFileSync(file, library().bytes)
  damage(file)
  const { page, host, close } = openRaceHost(dataDir)
  expect(host.info.notices).toMatchObject([{ notice: 'database-set-aside' }])
  const result = page.call('library.salvage', {})
  return { page, host, result, dataDir, close }
}

function change(file: string, edit: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file)
  edit(bytes)
  writeFileSync(file, bytes)
}

/** Everything but the time of the last answer, which is on no second page. */
function withoutTimes(library: Library) {
  return new Map([...library].map(([id, { playedAt: _, ...rest }]) => [id, rest]))
}

describe('a library that was cut', () => {
  it.each([
    [1, 4],
    [3, 3]
  ])(
    'by %i pages comes back whole but for what was on them: %i campaigns are as they were',
    (pages, same) => {
      const { before, bytes } = library()
      const { page, result } = salvaged((file) => truncateSync(file, bytes.length - pages * PAGE))
      expect(result).toEqual({ saved: CAMPAIGNS, lost: 0 })
      const after = seen(page)
      expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
      const unchanged = [...before].filter(([id, campaign]) => after.get(id)?.answers === campaign.answers)
      expect(unchanged.length).toBeGreaterThanOrEqual(same)
    }
  )
})

describe('one page that is gone', () => {
  it('costs nothing if it is the one with all cards of the library', () => {
    const { before, bytes } = library()
    const file = join(tempDir(), 'whole.db')
    writeFileSync(file, bytes)
    const database = new Sqlite(file)
    const root = database.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'campaigns'").pluck().get()
    database.close()
    const { page, result } = salvaged((damaged) =>
      change(damaged, (all) => all.fill(0xaa, (Number(root) - 1) * PAGE, Number(root) * PAGE))
    )
    expect(result).toEqual({ saved: CAMPAIGNS, lost: 0 })
    expect(withoutTimes(seen(page))).toEqual(withoutTimes(before))
  })

  it('costs nothing if it is the first, with the schema', () => {
    const { before } = library()
    const { page, result } = salvaged((file) => change(file, (all) => all.fill(0xaa, 0, PAGE)))
    expect(result).toEqual({ saved: CAMPAIGNS, lost: 0 })
    expect(seen(page)).toEqual(before)
  })
})

describe('one wrong byte on the first page', () => {
  it.each([
    ['the version', 60, 0x80],
    ['a version that could be a later one', 63, 0x10],
    ['an earlier version', 63, 0x01],
    ['the number of pages', 30, 0x40],
    ['the format', 0, 0x04],
    ['the definition of a table', -1, 0x01]
  ])('costs nothing: %s', (_, at, bit) => {
    const { before } = library()
    const { page, result } = salvaged((file) =>
      change(file, (all) => {
        const place = at < 0 ? all.indexOf('campaign TEXT NOT NULL') : at
        all[place] = (all[place] ?? 0) ^ bit
      })
    )
    expect(result).toEqual({ saved: CAMPAIGNS, lost: 0 })
    expect(seen(page)).toEqual(before)
  })
})

it('brings the settings back, and a campaign whose own id was damaged', () => {
  const { before } = library()
  const [id = ''] = before.keys()
  const { page } = salvaged((file) =>
    change(file, (all) => {
      const row = all.indexOf(`${id}Race`)
      all[row + 3] = (all[row + 3] ?? 0) ^ 1
    })
  )
  expect(seen(page)).toEqual(before)
  expect(page.call('settings.read', {})).toMatchObject({ language: 'es' })
})

it('reads the log that a lost database has left', () => {
  const { before, log } = library()
  const { page } = salvaged((file) => {
    rmSync(file)
    writeFileSync(`${file}-wal`, log)
  })
  expect(seen(page)).toEqual(before)
})

it('does not bring back what was undone or deleted', () => {
  const { page, dataDir, close } = openRaceHost()
  const campaign = createRace(page, undefined, { length: 400 })
  playOn(page, campaign, 20, 'drift')
  for (let answer = 0; answer < 6; answer++) undoOnce(page, campaign)
  const before = seen(page)
  close()
  change(join(dataDir, 'campaigns.db'), (all) => all.fill(0xaa, 16, 32))
  const again = openRaceHost(dataDir)
  expect(again.page.call('library.salvage', {})).toEqual({ saved: 1, lost: 0 })
  expect(seen(again.page)).toEqual(before)
})

function undoOnce(page: TestPage, campaign: string): void {
  for (const side of ['north', 'south']) {
    if (page.call('table.sit', { campaign, side }).whyNoUndo === null) {
      page.call('table.undo', { campaign, side })
      return
    }
  }
}

it('says that nothing could be read, and leaves the file where it is', () => {
  const { result, host, dataDir } = salvaged((file) => writeFileSync(file, 'The year is 378. '.repeat(1000)))
  expect(result).toEqual({ saved: 0, lost: 0 })
  expect(host.info.notices).toMatchObject([{ notice: 'database-set-aside' }])
  const files = readdirSync(dataDir).filter((name) => name.includes('damaged'))
  expect(files).toHaveLength(1)
  expect(existsSync(join(dataDir, files[0] ?? ''))).toBe(true)
})

it('tells of a database that is gone after a crash', () => {
  const dataDir = tempDir()
  writeFileSync(join(dataDir, 'campaigns.db.open'), JSON.stringify({ pid: 1 }))
  expect(openRaceHost(dataDir).host.info.notices).toMatchObject([{ notice: 'database-missing' }])
})
