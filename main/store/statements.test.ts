import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { type CampaignStanding, CampaignStore } from './campaign-store.ts'
import { openDatabase } from './open-database.ts'
import { SettingsStore } from './settings-store.ts'

const standing: CampaignStanding = {
  answers: 0,
  summary: { turn: 1, scores: {}, result: null, facts: {} },
  waitingFor: []
}

it('no reading or writing leaves a prepared statement behind for the garbage collector', () => {
  const { database, close } = openDatabase(join(tempDir(), 'campaigns.db'))
  onTestFinished(close)
  const store = new CampaignStore(database, Date.now)
  const settings = new SettingsStore(database)
  const everything = (id: string) => {
    const origin = { id, title: 'Race', game: 'test', rulesVersion: 1, options: {}, seats: {}, seed: 's' }
    store.insert({ ...origin, standing, answers: [], log: [], checkpoints: [] })
    store.list()
    store.load(id)
    store.logAfter(id, 0)
    store.explainedAnswers(id)
    store.lastNote(id, 'north')
    store.rename(id, 'Other')
    store.markDeleted(id)
    settings.write('theme', 'dark')
    settings.all()
  }
  everything('11111111-1111')
  const prepare = vi.spyOn(database, 'prepare')
  for (const id of ['22222222-2222', '33333333-3333']) everything(id)
  expect(prepare).not.toHaveBeenCalled()
})
