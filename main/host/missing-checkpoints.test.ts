import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { readCampaignFile } from '../store/campaign-file.ts'
import { twoPeople } from '../testing/race-host.ts'
import { createRace, openRaceHost, playOn } from '../testing/race-page.ts'
import { missingCheckpoints } from './missing-checkpoints.ts'

const game = eraseTypes(riverRace)

const ANSWERS = 230

let file: string | null = null

/** A campaign as a file, played once for all tests. */
function exported(): string {
  if (file) return file
  const { page } = openRaceHost()
  const campaign = createRace(page, twoPeople, { length: 2000 })
  playOn(page, campaign, ANSWERS)
  file = page.call('library.export', { campaign }).content
  return file
}

describe('checkpoints for a campaign from a file', () => {
  it('leave every moment near one, and each holds the position of that moment', () => {
    const campaign = readCampaignFile(exported())
    const few = { ...campaign, checkpoints: campaign.checkpoints.slice(0, 1) }
    const added = [...missingCheckpoints(game, few)]
    const numbers = [0, ...added.map(({ checkpoint }) => checkpoint.answers), ANSWERS]
    const gaps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(100)
    expect(added.length).toBeGreaterThan(2)
    const start = game.begin(campaign.options, campaign.seed).snapshot
    const answers = campaign.answers.flatMap((answer) => (answer ? [answer] : []))
    for (const { checkpoint, position } of added) {
      const match = game.resume(start, answers.slice(0, checkpoint.answers))
      expect(game.resume(checkpoint, []).position).toBe(match.position)
      expect(position).toBe(match.position)
    }
  })

  it('end before an answer that is missing or leads to another position', () => {
    const campaign = readCampaignFile(exported())
    const [first] = campaign.checkpoints
    if (!first) throw new Error('a file has a checkpoint')
    const lost = campaign.answers.map((answer, index) => (index === 120 ? null : answer))
    const changed = campaign.answers.map((answer, index) =>
      answer && index >= 100 ? { ...answer, position: 'elsewhere' } : answer
    )
    for (const answers of [lost, changed]) {
      const added = [...missingCheckpoints(game, { ...campaign, checkpoints: [first], answers })]
      expect(added.length).toBeGreaterThan(0)
      expect(added.every(({ checkpoint }) => checkpoint.answers <= 120)).toBe(true)
    }
  })
})

describe('an imported campaign', () => {
  it('gets its checkpoints soon after the import, and shows the same past as the original', async () => {
    const { page, dataDir } = openRaceHost()
    const campaign = await page.importFile(exported())
    const far = JSON.parse(exported())
    // A file with only the first and the last checkpoint.
    const { checkpoints } = far.campaign
    far.campaign.checkpoints = [checkpoints.at(0), checkpoints.at(-1)]
    const copy = await page.importFile(JSON.stringify(far))
    const database = new Sqlite(join(dataDir, 'campaigns.db'), { readonly: true })
    const count = database
      .prepare<[string], number>('SELECT count(*) FROM checkpoints WHERE campaign = ?')
      .pluck()
    await vi.waitFor(() => expect(count.get(copy)).toBeGreaterThan(4), { timeout: 60_000, interval: 50 })
    database.close()
    for (const number of [40, 133, 190]) {
      page.call('table.sit', { campaign, side: 'north' })
      const { view } = page.call('table.past', { campaign, number, side: 'north' })
      page.call('table.sit', { campaign: copy, side: 'north' })
      expect(page.call('table.past', { campaign: copy, number, side: 'north' }).view).toEqual(view)
    }
  }, 120_000)
})
