// Damage on the disk costs only the damaged data, and the player is told.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { campaignCardSchema } from '#shared/ipc/campaign.ts'
import { createRace, openRaceHost, playOn, type TestPage } from '../testing/race-page.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { withoutTriggers } from '../testing/without-triggers.ts'

let played: { file: Buffer; campaign: string; other: string; before: ReturnType<typeof seen> } | null = null

/** A library with a campaign of 130 answers and another. */
function library() {
  if (played) return played
  const { page, dataDir, close } = openRaceHost()
  const campaign = createRace(page, undefined, { length: 400 })
  playOn(page, campaign, 130, 'drift')
  const other = createRace(page)
  const before = seen(page, campaign)
  close()
  played = { file: readFileSync(join(dataDir, 'campaigns.db')), campaign, other, before }
  return played
}

/** Damages a copy of the library and opens it. */
function reopened(damage: (database: Sqlite.Database) => void) {
  const { file, ...known } = library()
  const dataDir = tempDir()
  writeFileSync(join(dataDir, 'campaigns.db'), file)
  const database = new Sqlite(join(dataDir, 'campaigns.db'))
  withoutTriggers(database, damage)
  database.close()
  return { ...openRaceHost(dataDir), ...known }
}

function seen(page: TestPage, campaign: string) {
  const { view, decision, answers, waitingFor } = page.call('table.sit', { campaign, side: 'north' })
  return { view, decision, answers, waitingFor }
}

const newest = '(SELECT max(answers) FROM checkpoints)'

describe('a checkpoint whose hash is wrong', () => {
  it.each([
    [
      'the newest',
      `UPDATE checkpoints SET state = replace(state, '"at":', '"at":1') WHERE answers = ${newest}`
    ],
    ['every one', `UPDATE checkpoints SET state = replace(state, '"food":', '"food":7')`],
    ['one that is no JSON', `UPDATE checkpoints SET state = substr(state, 1, 100) WHERE answers = ${newest}`]
  ])('is ignored: %s', (_, sql) => {
    const { page, campaign, before } = reopened((database) => database.exec(sql))
    expect(seen(page, campaign)).toEqual(before)
    expect(page.received('notice')).toMatchObject([{ notice: 'campaign-damaged', answers: 0, entries: 0 }])
    page.call('table.leave', { campaign })
    expect(seen(page, campaign)).toEqual(before)
    expect(page.received('notice')).toHaveLength(1)
  })
})

describe('one bad row', () => {
  it.each([
    [
      'an answer before the checkpoint',
      "journal SET answer = replace(answer, '0', '1') WHERE number = 1",
      { answers: 1 }
    ],
    ['an entry of the log', "log SET told = '[]' WHERE number = 60", { entries: 1 }],
    ['the summary', "campaigns SET summary = '[]' WHERE answers > 0", {}],
    ['whose turn it is', "campaigns SET waiting_for = '7' WHERE answers > 0", {}],
    ['who plays', "campaigns SET seats = '7' WHERE answers > 0", {}],
    ['the title', "campaigns SET title = title || 'x' WHERE answers > 0", {}]
  ])('costs only what it holds: %s', async (_, change, counts) => {
    const { page, campaign, other, before } = reopened((database) => database.exec(`UPDATE ${change}`))
    expect(page.call('library.list', {})).toHaveLength(2)
    expect(seen(page, campaign)).toEqual(before)
    const told = { notice: 'campaign-damaged', answers: 0, entries: 0, ...counts }
    expect(page.received('notice')).toMatchObject([told])
    playOn(page, campaign)
    expect(seen(page, campaign).answers).toBe(131)
    const copy = await page.importFile(page.call('library.export', { campaign }).content)
    expect(seen(page, copy)).toEqual(seen(page, campaign))
    expect(seen(page, other).answers).toBe(0)
  })

  it('an answer after the checkpoint: the campaign goes back to before it, and a copy is kept', () => {
    const { page, campaign } = reopened((database) =>
      database.exec('UPDATE journal SET answer = \'{"option":"row"}\' WHERE number = 129')
    )
    expect(seen(page, campaign).answers).toBe(128)
    expect(page.received('notice')).toMatchObject([{ notice: 'set-back', count: 2 }])
  })

  it('the last answers are missing altogether', () => {
    const { page, campaign } = reopened((database) => database.exec('DELETE FROM journal WHERE number > 128'))
    expect(seen(page, campaign).answers).toBe(128)
    expect(page.received('notice')).toMatchObject([{ notice: 'set-back', count: 2 }])
  })
})

/** Changes one byte of the row of an answer or of an entry of the log, in the column `place` bytes after its id. */
function reopenedWithByte(number: number, side: string, place: number, value: number) {
  const { file, campaign, before } = library()
  const dataDir = tempDir()
  const bytes = Buffer.from(file)
  const row = bytes.indexOf(Buffer.concat([Buffer.from(campaign), Buffer.from([number]), Buffer.from(side)]))
  expect(row).toBeGreaterThan(0)
  bytes[row + place] = value
  writeFileSync(join(dataDir, 'campaigns.db'), bytes)
  return { ...openRaceHost(dataDir), campaign, before }
}

describe('a key that is damaged, so that its row is out of order', () => {
  it.each([
    ['an id that is greater', 0, 0x7a],
    ['a number that is greater', 36, 0x6e],
    ['a number that is smaller', 36, 0x0e]
  ])('costs nothing, and is told: %s', (_, place, value) => {
    const { page, campaign, before } = reopenedWithByte(0x2e, 'north', place, value)
    expect(seen(page, campaign)).toEqual(before)
    expect(page.received('notice')).toMatchObject([{ notice: 'campaign-damaged', answers: 0, entries: 0 }])
    playOn(page, campaign)
    page.call('table.leave', { campaign })
    expect(seen(page, campaign).answers).toBe(131)
    expect(page.received('notice')).toHaveLength(1)
  })
})

describe('a number that cannot be', () => {
  it.each([500_000_000, 2 ** 40])('is not believed: answer %i', (number) => {
    const { page, campaign } = reopened((database) =>
      database.prepare('UPDATE journal SET number = ? WHERE number = 130').run(number)
    )
    expect(seen(page, campaign).answers).toBe(129)
    expect(page.received('notice')).toMatchObject([{ notice: 'set-back', count: 1 }])
  })

  it('of a checkpoint does not lead to another position', () => {
    const { page, campaign, before } = reopened((database) =>
      database.exec('UPDATE checkpoints SET answers = 68 WHERE answers = 100')
    )
    expect(seen(page, campaign)).toEqual(before)
    playOn(page, campaign)
    expect(seen(page, campaign).answers).toBe(131)
  })
})

describe('a database that was set aside', () => {
  it('is salvaged: every campaign that can be read comes back', () => {
    const { page, dataDir, close } = openRaceHost()
    const campaigns = Array.from({ length: 12 }, () => createRace(page, undefined, { length: 400 }))
    for (const campaign of campaigns) playOn(page, campaign, 12, 'drift')
    close()
    overwritePage(join(dataDir, 'campaigns.db'), 9)
    const again = openRaceHost(dataDir)
    expect(again.host.info.notices).toMatchObject([{ notice: 'database-set-aside' }])
    expect(again.page.call('library.list', {})).toEqual([])
    const { saved } = again.page.call('library.salvage', {})
    expect(saved).toBeGreaterThanOrEqual(11)
    expect(again.page.call('library.list', {})).toHaveLength(saved)
    for (const { id } of again.page.call('library.list', {})) {
      expect(seen(again.page, id).answers).toBeGreaterThan(0)
    }
    expect(again.host.info.notices).toEqual([])
  })

  it('is salvaged: an impossible value costs nothing that is stored twice', () => {
    const { page, dataDir, close } = openRaceHost()
    const [campaign] = [createRace(page), createRace(page)]
    close()
    clearRulesVersion(join(dataDir, 'campaigns.db'), campaign)
    const again = openRaceHost(dataDir)
    expect(again.page.call('library.salvage', {})).toEqual({ saved: 2, lost: 0 })
    expect(seen(again.page, campaign).answers).toBe(0)
    expect(again.page.received('notice')).toMatchObject([{ notice: 'campaign-damaged' }])
  })
})

describe('a definition of which a letter is damaged', () => {
  it.each([
    ['a function that does not exist', 'json_valid', 'json_talid'],
    ['a value that can no longer be written', 'id = 1', 'id = 5'],
    ['a reference to a table that does not exist', 'REFERENCES campaigns', 'REFERENCES campaigfs'],
    ['a reference to a column that is no key', 'campaigns (id)', 'campaigns (if)'],
    ['a reference that keeps what is deleted', 'DELETE CASCADE', 'DELETE CASCADF'],
    ['a value that need not be there', 'summary TEXT NOT NULL', 'summary TEXT NOT NULM'],
    [
      'a trigger that fails at the next campaign',
      'INSERT OR REPLACE INTO origins',
      'INSERT OR REPLACE INTO origims'
    ]
  ])('is noticed at the start, and costs no campaign: %s', (_, sound, damaged) => {
    const { page, dataDir, close } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 3)
    close()
    const database = new Sqlite(join(dataDir, 'campaigns.db'))
    database.unsafeMode()
    database.pragma('writable_schema = ON')
    const change = database.prepare('UPDATE sqlite_master SET sql = replace(sql, ?, ?)')
    expect(change.run(sound, damaged).changes).toBeGreaterThan(0)
    database.close()
    const again = openRaceHost(dataDir)
    expect(again.host.info.notices).toMatchObject([{ notice: 'database-set-aside' }])
    expect(again.page.call('library.salvage', {})).toMatchObject({ saved: 1 })
    expect(seen(again.page, campaign).answers).toBe(3)
  })
})

/** Writes a value that its column does not allow, as a flipped bit would. */
function clearRulesVersion(file: string, campaign: string): void {
  const database = new Sqlite(file)
  database.unsafeMode()
  database.pragma('writable_schema = ON')
  const replaceInSchema = (from: string, to: string) => {
    database.exec(`UPDATE sqlite_master SET sql = replace(sql, '${from}', '${to}') WHERE name = 'campaigns'`)
    database.pragma(`schema_version = ${Number(database.pragma('schema_version', { simple: true })) + 1}`)
  }
  replaceInSchema('rules_version INTEGER NOT NULL', 'rules_version INTEGER')
  withoutTriggers(database, () =>
    database.prepare('UPDATE campaigns SET rules_version = NULL WHERE id = ?').run(campaign)
  )
  replaceInSchema('rules_version INTEGER', 'rules_version INTEGER NOT NULL')
  database.close()
}

function overwritePage(file: string, page: number): void {
  const bytes = readFileSync(file)
  bytes.fill(0xaa, page * 4096, (page + 1) * 4096)
  writeFileSync(file, bytes)
}

it('a row whose id no page can name is set aside, and the library can be read', () => {
  const { host, page, before, campaign } = reopened((database) => {
    const columns = database.prepare("SELECT name FROM pragma_table_info('campaigns')").pluck().all().slice(1)
    database.exec(
      `INSERT INTO campaigns (id, ${columns}) SELECT 'def0f736-\uFFFD\uFFFD', ${columns} FROM campaigns LIMIT 1;
       UPDATE campaigns SET created_at = 9223372036854775807 WHERE id = (SELECT id FROM campaigns LIMIT 1)`
    )
  })
  expect(host.info.notices).toMatchObject([{ notice: 'database-set-aside' }])
  expect(page.call('library.salvage', {})).toMatchObject({ saved: 2 })
  const cards = z.array(campaignCardSchema).parse(page.call('library.list', {}))
  expect(cards.map(({ id }) => id)).toContain(campaign)
  expect(seen(page, campaign)).toEqual(before)
})
