import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { twoPeople } from '../testing/race-host.ts'
import { createRace, openRaceHost, playOn, type TestPage } from '../testing/race-page.ts'
import { openPage } from '../testing/test-page.ts'

/** Plays on and records what a side sees after every answer. */
function playedAndSeen(page: TestPage, campaign: string, times: number, side: string | null) {
  const look = () => {
    const { view, answers, waitingFor, summary } = page.call('table.sit', { campaign, side })
    return { side, view, answers, waitingFor, summary }
  }
  const seen = [look()]
  for (let time = 0; time < times; time++) {
    playOn(page, campaign)
    seen.push(look())
  }
  return seen
}

describe('a past moment', () => {
  it('shows what the side saw then, whether or not it had to decide', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page, twoPeople, { length: 400 })
    const seen = playedAndSeen(page, campaign, 130, 'south')
    for (const number of [0, 1, 37, 64, 129, 130]) {
      expect(page.call('table.past', { campaign, number, side: 'south' })).toEqual(seen[number])
    }
  })

  it('leaves the present as it is: the same question, the same undo, and nobody is told', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 9)
    const [side = ''] = page.call('table.sit', { campaign, side: null }).waitingFor
    const before = page.call('table.sit', { campaign, side })
    const told = page.updates().length
    page.call('table.past', { campaign, number: 3, side })
    expect(page.updates()).toHaveLength(told)
    expect(page.call('table.sit', { campaign, side })).toEqual(before)
  })

  it('is visible from one’s own seat only, until the campaign is over', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page, twoPeople, { length: 20 })
    playOn(page, campaign, 4)
    page.call('table.sit', { campaign, side: 'south' })
    expect(() => page.call('table.past', { campaign, number: 2, side: 'north' })).toThrow(/not-found/)
    expect(() => page.call('table.past', { campaign, number: 2, side: null })).toThrow(/not-found/)
    playOn(page, campaign, 200)
    const over = page.call('table.sit', { campaign, side: 'south' })
    expect(over.waitingFor).toEqual([])
    expect(page.call('table.past', { campaign, number: 2, side: 'north' }).side).toBe('north')
    expect(() => page.call('table.past', { campaign, number: 2, side: 'east' })).toThrow(/not-found/)
  })

  it('is not shown to a page without a seat, nor before it has happened', () => {
    const { host, page } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 4)
    const stranger = openPage(host)
    expect(() => stranger.call('table.past', { campaign, number: 2, side: null })).toThrow(/not-found/)
    page.call('table.sit', { campaign, side: null })
    expect(() => page.call('table.past', { campaign, number: 5, side: null })).toThrow(/not-found/)
    expect(() => page.call('table.past', { campaign, number: -1, side: null })).toThrow(/malformed/)
  })

  it('never shows answers that were taken back', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    page.call('table.sit', { campaign, side: 'north' })
    const load = (food: number) => {
      const answer = { values: { food, rope: false } }
      page.call('table.answer', { campaign, side: 'north', decision: 0, answer })
      return page.call('table.past', { campaign, number: 1, side: 'north' }).view
    }
    const before = load(1)
    page.call('table.undo', { campaign, side: 'north' })
    expect(() => page.call('table.past', { campaign, number: 1, side: 'north' })).toThrow(/not-found/)
    expect(load(3)).not.toEqual(before)
  })

  it('is replayed from an older checkpoint when the nearest is damaged', () => {
    const first = openRaceHost()
    const campaign = createRace(first.page, twoPeople, { length: 400 })
    const seen = playedAndSeen(first.page, campaign, 130, 'north')
    first.close()
    const database = new Sqlite(join(first.dataDir, 'campaigns.db'))
    database.exec(`UPDATE checkpoints SET state = '{}' WHERE answers > 0`)
    database.close()
    const { page } = openRaceHost(first.dataDir)
    page.call('table.sit', { campaign, side: 'north' })
    expect(page.call('table.past', { campaign, number: 120, side: 'north' })).toEqual(seen[120])
  })
})

describe('a branch', () => {
  it('is a new campaign at that moment with the same history, and leaves the original unchanged', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page, twoPeople, { length: 400 })
    const seen = playedAndSeen(page, campaign, 120, 'north')
    const before = page.call('library.export', { campaign }).content
    const { campaign: branch } = page.call('library.branch', { campaign, number: 70, title: 'What if' })
    const table = page.call('table.sit', { campaign: branch, side: 'north' })
    expect(table).toMatchObject({ ...seen[70], campaign: { title: 'What if', answers: 70 } })
    expect(table.log).toHaveLength(71)
    expect(page.call('library.export', { campaign }).content).toBe(before)

    playOn(page, branch, 5, 'drift')
    expect(page.call('table.sit', { campaign: branch, side: null }).answers).toBe(75)
    expect(page.call('table.past', { campaign: branch, number: 40, side: null }).answers).toBe(40)
  })

  it('can be exported and imported', async () => {
    const { page } = openRaceHost()
    const campaign = createRace(page, twoPeople, { length: 400 })
    playOn(page, campaign, 120)
    const { campaign: branch } = page.call('library.branch', { campaign, number: 33, title: 'What if' })
    const again = await page.importFile(page.call('library.export', { campaign: branch }).content)
    expect(page.call('table.sit', { campaign: again, side: null }).answers).toBe(33)
  })

  it('starts only at a moment that has happened', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 3)
    expect(() => page.call('library.branch', { campaign, number: 4, title: 'x' })).toThrow(/not-found/)
    expect(page.call('library.list', {})).toHaveLength(1)
  })
})
