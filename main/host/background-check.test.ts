import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { programFile } from '../testing/programs.ts'
import { createRace, openRaceHost, playOn } from '../testing/race-page.ts'

const checkThread = programFile('check-thread')
const open = (dataDir?: string) =>
  openRaceHost(dataDir, riverRace, Date.now, { checkThread, checkDelayMs: 0 })

const PAGE = 4096
const LEAF = [0x0a, 0x0d]

/** Empties a page of answers or events deep in the file, which the library does not show. */
function damageDeep(file: string): void {
  const bytes = readFileSync(file)
  for (let at = bytes.length - PAGE; at > 0; at -= PAGE) {
    const page = bytes.subarray(at, at + PAGE)
    if (LEAF.includes(page[0] ?? 0) && page.includes('"moved"')) {
      page.fill(0)
      writeFileSync(file, bytes)
      return
    }
  }
  throw new Error('found no page with events')
}

it('finds damage deep in the file while the app runs, reports it, and sets the file aside at the next start', async () => {
  const first = openRaceHost()
  const campaign = createRace(first.page, undefined, { length: 400 })
  playOn(first.page, campaign, 150)
  first.close()
  damageDeep(join(first.dataDir, 'campaigns.db'))

  const second = open(first.dataDir)
  expect(second.host.info.notices).toEqual([])
  await expect
    .poll(() => second.page.received('notice'), { timeout: 20_000 })
    .toMatchObject([{ notice: 'database-damaged' }])
  second.close()

  const third = open(first.dataDir)
  expect(third.host.info.notices).toMatchObject([{ notice: 'database-set-aside' }])
  expect(third.page.call('library.salvage', {})).toEqual({ saved: 1, lost: 0 })
  expect(third.page.call('library.list', {})).toMatchObject([{ id: campaign }])
  third.close()

  const fourth = open(first.dataDir)
  expect(fourth.host.info.notices).toEqual([])
})

it('reports damage where it can write nothing beside the file', async () => {
  const first = openRaceHost()
  const campaign = createRace(first.page, undefined, { length: 400 })
  playOn(first.page, campaign, 150)
  first.close()
  damageDeep(join(first.dataDir, 'campaigns.db'))
  const { page } = open(first.dataDir)
  // Nothing can be written under the name of a folder.
  mkdirSync(join(first.dataDir, 'campaigns.db.suspect'))
  await expect
    .poll(() => page.received('notice'), { timeout: 20_000 })
    .toMatchObject([{ notice: 'database-damaged' }])
  expect(page.call('library.list', {})).toMatchObject([{ id: campaign }])
})

it('reports nothing about an intact file', async () => {
  const { host, page } = open()
  createRace(page)
  await expect.poll(() => host.isChecked, { timeout: 20_000 }).toBe(true)
  expect(page.received('notice')).toEqual([])
})
