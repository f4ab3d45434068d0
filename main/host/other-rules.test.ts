// A campaign of another rules version: the player is told before anything is replayed, and chooses.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Game } from '#shared/engine/game.ts'
import type { Race } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { createRace, openRaceHost, playOn } from '../testing/race-page.ts'

/** Later rules that give a boat food from the fifth stretch on, so that positions differ. */
const laterRules: Game<Race> = {
  ...riverRace,
  rulesVersion: riverRace.rulesVersion + 1,
  *runTask(play, task) {
    const { state } = play
    const boat = task.task === 'turn' ? state.boats[task.side] : undefined
    if (boat && boat.at >= 5) boat.food += 1
    yield* riverRace.runTask(play, task)
  }
}

/** The same rules with a new version number: all answers lead to the same positions. */
const sameButNumbered: Game<Race> = { ...riverRace, rulesVersion: riverRace.rulesVersion + 1 }

/** Plays a campaign under the first rules and opens the library under the later ones. */
function updated(answers: number, game: Game<Race>) {
  const { page, dataDir, close } = openRaceHost()
  const campaign = createRace(page, undefined, { length: 400 })
  playOn(page, campaign, answers, 'drift')
  const before = page.call('table.sit', { campaign, side: 'north' })
  close()
  return { ...openRaceHost(dataDir, game), campaign, before }
}

function journalOf(dataDir: string): { number: number; rules: number }[] {
  const database = new Sqlite(join(dataDir, 'campaigns.db'), { readonly: true })
  const rows = database
    .prepare<[], { number: number; rules: number }>('SELECT number, rules_version AS rules FROM journal')
    .all()
  database.close()
  return rows
}

describe('a campaign that was played under other rules', () => {
  it('is reported before anything is replayed, and stays unchanged', () => {
    const { page, campaign, before } = updated(16, laterRules)
    expect(page.call('library.list', {})).toMatchObject([{ otherRules: true, answers: 16 }])
    expect(() => page.call('table.sit', { campaign, side: 'north' })).toThrow(/other-rules/)
    expect(page.call('library.list', {})).toMatchObject([{ otherRules: true, answers: before.answers }])
    expect(page.received('notice')).toEqual([])
  })

  it('can be viewed as recorded, and exported, without being replayed', async () => {
    const { page, campaign, before } = updated(16, laterRules)
    const table = page.call('table.look', { campaign })
    expect(table).toMatchObject({
      looking: true,
      side: null,
      decision: null,
      waitingFor: [],
      whyNoUndo: { key: 'refusal.nothing-to-undo' }
    })
    expect(table.log).toHaveLength(before.log.length)
    const { content } = page.call('library.export', { campaign })
    const first = openRaceHost()
    const back = await first.page.importFile(content)
    const again = first.page.call('table.sit', { campaign: back, side: 'north' })
    expect(again).toEqual({ ...before, campaign: again.campaign, lineage: again.lineage })
  })

  it('goes on from the newest position that both rules lead to, and a copy of the whole is kept', () => {
    const { page, dataDir, campaign } = updated(30, laterRules)
    const { answers, setBackBy } = page.call('library.go-on', { campaign })
    // North comes to the fifth stretch in its fifth turn; after the next of South, answer 20, its sixth begins.
    expect({ answers, setBackBy }).toEqual({ answers: 19, setBackBy: 11 })
    const [notice] = page.received('notice')
    expect(notice).toMatchObject({ notice: 'set-back', count: 11 })
    const copy = notice && 'file' in notice ? readFileSync(notice.file, 'utf8') : ''
    expect(JSON.parse(copy).campaign.answers).toHaveLength(30)
    expect(page.call('table.sit', { campaign, side: 'north' }).answers).toBe(19)
    playOn(page, campaign, 3, 'drift')
    page.call('table.leave', { campaign })
    expect(page.call('table.sit', { campaign, side: 'north' }).answers).toBe(22)
    const rules = journalOf(dataDir).map((row) => row.rules)
    expect(rules).toEqual([...Array(19).fill(1), ...Array(3).fill(2)])
  })

  it('loses nothing where both rules lead to the same position', () => {
    const { page, campaign, before } = updated(30, sameButNumbered)
    expect(page.call('library.go-on', { campaign })).toEqual({ answers: 30, setBackBy: 0 })
    const { view, decision, log } = page.call('table.sit', { campaign, side: 'north' })
    expect({ view, decision, log }).toEqual({ view: before.view, decision: before.decision, log: before.log })
    expect(page.received('notice')).toEqual([])
  })

  it('without recorded positions goes on from its newest checkpoint', () => {
    const { page, dataDir, close } = openRaceHost()
    const campaign = createRace(page, undefined, { length: 400 })
    playOn(page, campaign, 70, 'drift')
    close()
    asEarlierVersionsWrote(dataDir)
    const later = openRaceHost(dataDir, laterRules)
    const { answers } = later.page.call('library.go-on', { campaign })
    expect(answers).toBeGreaterThanOrEqual(50)
    expect(answers).toBeLessThan(70)
    expect(later.page.call('table.look', { campaign }).answers).toBe(answers)
  })
})

describe('under the same rules', () => {
  it('an answer that leads to another position is always reported', () => {
    const { page, dataDir, close } = openRaceHost()
    const campaign = createRace(page, undefined, { length: 400 })
    playOn(page, campaign, 30, 'drift')
    close()
    const changed = { ...laterRules, rulesVersion: riverRace.rulesVersion }
    const again = openRaceHost(dataDir, changed).page
    expect(again.call('table.sit', { campaign, side: null }).answers).toBe(19)
    expect(again.received('notice')).toMatchObject([{ notice: 'set-back', count: 11 }])
  })
})

function asEarlierVersionsWrote(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'campaigns.db'))
  database.exec(`
    DROP TABLE calendar;
    DROP TABLE notes;
    DROP TABLE origins;
    DROP TRIGGER origin_of_new;
    DROP TRIGGER origin_of_changed;
    ALTER TABLE campaigns DROP COLUMN archived_at;
    ALTER TABLE campaigns DROP COLUMN checksum;
    ALTER TABLE journal DROP COLUMN rules_version;
    ALTER TABLE journal DROP COLUMN position;
    ALTER TABLE journal DROP COLUMN checksum;
    ALTER TABLE log DROP COLUMN checksum;
    PRAGMA user_version = 3;`)
  database.close()
}
