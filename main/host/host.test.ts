import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#shared/engine/decision.ts'
import type { Game } from '#shared/engine/game.ts'
import { message } from '#shared/engine/message.ts'
import { applyChanges } from '#shared/engine/patch.ts'
import type { Script } from '#shared/engine/script.ts'
import { changeQuestion, mapQuestions } from '#shared/engine/testing/map-questions.ts'
import type { Race, RaceInquiry } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { newRace, twoPeople } from '../testing/race-host.ts'
import { createRace, openRaceHost, playOn } from '../testing/race-page.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'

describe('a campaign', () => {
  it('is created, played, closed and reopened at the same decision with the same view and log', () => {
    const first = openRaceHost()
    const campaign = createRace(first.page)
    playOn(first.page, campaign, 13)
    const before = first.page.call('table.sit', { campaign, side: 'south' })
    first.close()

    const second = openRaceHost(first.dataDir)
    const after = second.page.call('table.sit', { campaign, side: 'south' })
    expect(after).toEqual({ ...before, lineage: after.lineage })
    expect(after.answers).toBe(13)
    expect(after.log).toHaveLength(14)
  })

  it('needs a seat for each side, and options the game understands', () => {
    const { page } = openRaceHost()
    const { north } = twoPeople
    expect(() => page.call('library.create', { ...newRace, seats: { north } })).toThrow(
      /needs exactly one seat/
    )
    const seats = { ...twoPeople, east: north }
    expect(() => page.call('library.create', { ...newRace, seats })).toThrow(/needs exactly one seat/)
    const options = { length: 'long' }
    expect(() => page.call('library.create', { ...newRace, options })).toThrow(/bad-options/)
    expect(() => page.call('library.create', { ...newRace, game: 'chess' })).toThrow(/no game 'chess'/)
    expect(page.call('library.list', {})).toEqual([])
  })

  it('shows its decision only to the side that must answer, and private events only to theirs', () => {
    const { page, host } = openRaceHost()
    const campaign = createRace(page)
    const [north, south] = [page, openPage(host)]
    expect(north.call('table.sit', { campaign, side: 'north' }).decision).not.toBeNull()
    expect(south.call('table.sit', { campaign, side: 'south' })).toMatchObject({
      decision: null,
      waitingFor: ['north']
    })
    expect(() =>
      south.call('table.answer', { campaign, side: 'north', decision: 0, answer: { option: 'x' } })
    ).toThrow(/Nobody here sits/)
  })

  it('sends every window the changes, from which it can build the whole view', () => {
    const { page, host } = openRaceHost()
    const campaign = createRace(page)
    const onlooker = openPage(host)
    const south = openPage(host)
    const views = {
      onlooker: onlooker.call('table.sit', { campaign, side: null }).view,
      south: south.call('table.sit', { campaign, side: 'south' }).view
    }
    playOn(page, campaign, 20)
    for (const [name, window] of [['onlooker', onlooker] as const, ['south', south] as const]) {
      const updates = window.updates()
      expect(updates.map(({ revision }) => revision)).toEqual(updates.map((_, index) => index + 1))
      const patched = updates.reduce((view, { changes }) => applyChanges(view, changes), views[name])
      const side = name === 'south' ? 'south' : null
      expect(patched).toEqual(window.call('table.sit', { campaign, side }).view)
    }
  })

  it('is undone by its player, in the store too', () => {
    const { page, dataDir, close } = openRaceHost()
    const campaign = createRace(page)
    const { view } = page.call('table.sit', { campaign, side: 'north' })
    page.call('table.answer', {
      campaign,
      side: 'north',
      decision: 0,
      answer: { values: { food: 1, rope: true } }
    })
    page.call('table.undo', { campaign, side: 'north' })
    expect(page.updates().at(-1)).toMatchObject({
      undone: true,
      answers: 0,
      whyNoUndo: { key: 'refusal.nothing-to-undo' }
    })
    expect(() => page.call('table.undo', { campaign, side: 'north' })).toThrow(/nothing-to-undo/)
    close()
    expect(openRaceHost(dataDir).page.call('table.sit', { campaign, side: 'north' })).toMatchObject({
      view,
      answers: 0
    })
  })

  it('is played by the computer while somebody watches', async () => {
    const { page } = openRaceHost()
    const seats: Seats = {
      north: { kind: 'computer', player: 'random' },
      south: { kind: 'computer', player: 'random' }
    }
    const campaign = createRace(page, seats)
    page.call('table.sit', { campaign, side: null })
    await vi.waitFor(() => expect(page.updates().at(-1)?.waitingFor).toEqual([]), { timeout: 20_000 })
    const [card] = page.call('library.list', {})
    expect(card?.summary.result?.winners[0]).toMatch(/north|south/)
    page.call('table.sit', { campaign, side: 'north' })
    expect(() =>
      page.call('table.answer', { campaign, side: 'north', decision: 0, answer: { option: 'row' } })
    ).toThrow(/computer plays/)
  })
})

describe('the library', () => {
  it('renames, duplicates, deletes with undo, and tells every page', () => {
    const { page, host } = openRaceHost()
    const other = openPage(host)
    const campaign = createRace(page)
    playOn(page, campaign, 5)
    page.call('library.rename', { campaign, title: 'Renamed' })
    const { campaign: copy } = page.call('library.duplicate', { campaign, title: 'Copy' })
    playOn(page, copy, 3)
    const answers = () => page.call('library.list', {}).map(({ title, answers }) => [title, answers])
    expect(answers().sort()).toEqual([
      ['Copy', 8],
      ['Renamed', 5]
    ])
    page.call('library.delete', { campaign })
    expect(answers()).toEqual([['Copy', 8]])
    page.call('library.restore', { campaign })
    expect(answers()).toHaveLength(2)
    expect(() => page.call('library.rename', { campaign: '99999999', title: 'x' })).toThrow(/not-found/)
    expect(other.received('library.changed')).toHaveLength(5)
  })

  it('exports a campaign to a file and imports it on another computer, byte for byte', async () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 60)
    const { fileName, content } = page.call('library.export', { campaign })
    expect(fileName).toBe('Race.campaign')
    const elsewhere = openRaceHost().page
    const imported = await elsewhere.importFile(content)
    const there = elsewhere.call('table.sit', { campaign: imported, side: 'north' })
    const here = page.call('table.sit', { campaign, side: 'north' })
    expect(there.view).toEqual(here.view)
    expect(there.decision).toEqual(here.decision)
    expect(there.log).toEqual(here.log)
  })

  it('refuses a damaged file and keeps nothing of it', async () => {
    const { page } = openRaceHost()
    const { content } = page.call('library.export', { campaign: createRace(page) })
    for (const damaged of [
      '',
      'x',
      content.slice(0, -20),
      content.replace('\\"length\\":40', '\\"length\\":41')
    ]) {
      await expect(page.importFile(damaged)).rejects.toThrow(/damaged-file/)
    }
    expect(page.call('library.list', {})).toHaveLength(1)
  })

  it('imports a file opened from outside, and tells the page once one connects', async () => {
    const { page, host, dataDir } = openRaceHost()
    const file = join(dataDir, 'race.invasions')
    writeFileSync(file, page.call('library.export', { campaign: createRace(page) }).content)
    page.close()
    await host.importFile(file)
    const later = openPage(host)
    expect(later.received('campaign.received')).toHaveLength(1)
    await host.importFile(join(dataDir, 'nothing.invasions'))
    const refused = { notice: 'file-refused', file: join(dataDir, 'nothing.invasions') }
    expect(later.received('notice')).toEqual([refused])
    expect(host.info.notices).toEqual([refused])
  })
})

describe('a failure', () => {
  it('does not take an answer that it could not save, and goes on from the saved state', () => {
    const { page, dataDir } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 4)
    const { decision } = page.call('table.sit', { campaign, side: 'north' })
    const answer = { values: { food: 1, rope: false } }
    const locked = lockDatabase(dataDir)
    expect(() => page.call('table.answer', { campaign, side: 'north', decision: 4, answer })).toThrow(/busy/)
    locked.release()
    expect(page.call('table.sit', { campaign, side: 'north' })).toMatchObject({ answers: 4, decision })
    page.call('table.answer', { campaign, side: 'north', decision: 4, answer })
    expect(page.call('table.sit', { campaign, side: 'north' }).answers).toBe(5)
  })

  it('sets a campaign back to the last answer that the rules still accept, keeps a copy, and says so', () => {
    const { page, dataDir, close } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 8)
    close()

    const stricter = openRaceHost(dataDir, laterRules)
    const table = stricter.page.call('table.sit', { campaign, side: 'north' })
    expect(table).toMatchObject({ answers: 1, decision: { kind: 'way' } })
    const file = join(dataDir, 'set-back', `${campaign}-8.campaign`)
    expect(stricter.page.received('notice')).toMatchObject([{ notice: 'set-back', count: 7, file }])
    const copy = readFileSync(file, 'utf8')
    expect(JSON.parse(copy).campaign.answers).toHaveLength(8)
    stricter.page.call('table.answer', { campaign, side: 'north', decision: 1, answer: { option: 'drift' } })
  })

  it('survives a failing script: it does not take the answer, and the game goes on', () => {
    const bug = { armed: false }
    const runTask: typeof riverRace.runTask = (play, task) => {
      if (bug.armed) {
        bug.armed = false
        throw new Error('a bug in the rules')
      }
      return riverRace.runTask(play, task)
    }
    const { page } = openRaceHost(tempDir(), { ...riverRace, runTask })
    const campaign = createRace(page)
    playOn(page, campaign, 3)
    page.call('table.sit', { campaign, side: 'south' })
    bug.armed = true
    const drift = { campaign, side: 'south', decision: 3, answer: { option: 'drift' } }
    expect(() => page.call('table.answer', drift)).toThrow(/a bug in the rules/)
    expect(page.call('table.sit', { campaign, side: null }).answers).toBe(3)
    playOn(page, campaign)
    expect(page.call('table.sit', { campaign, side: null }).answers).toBe(4)
  })
})

/** Locks the database as another program would. To the store this looks like a full or failing disk. */
function lockDatabase(dataDir: string) {
  const other = new Sqlite(join(dataDir, 'campaigns.db'))
  other.exec('BEGIN IMMEDIATE')
  return {
    release: () => {
      other.exec('ROLLBACK')
      other.close()
    }
  }
}

/** The race under later rules that no longer allow rowing. */
const laterRules: Game<Race> = {
  ...riverRace,
  runTask: (play, task) => withoutRowing(riverRace.runTask(play, task))
}

function withoutRowing(script: Script<void, RaceInquiry>): Script<void, RaceInquiry> {
  return mapQuestions(script, (question) =>
    changeQuestion(question, {
      check: (answer) =>
        'option' in answer && answer.option === 'row'
          ? refused(message('refusal.no-rowing'), 'R.2')
          : question.check(answer)
    })
  )
}
