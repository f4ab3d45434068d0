// Acts on a library without end, until the process is killed: `act.ts DATA_DIR SEED`. Prints each act before it begins
// and, once the host has acknowledged it, its result.
import { flushCompileCache } from 'node:module'
import { createRandom, pickOne, randomInt } from '#shared/engine/random.ts'
import { newRace, raceHost } from '../../main/testing/race-host.ts'
import { openPage } from '../../main/testing/test-page.ts'
import type { Act } from './model.ts'
import { answerIn, performer, undoIn } from './perform.ts'

// Writes the compile cache now. A killed process writes none, and the next one would compile everything again.
flushCompileCache()
const [dataDir = '', seed = ''] = process.argv.slice(2)
const random = createRandom(seed)
const page = openPage(raceHost(dataDir))
const perform = performer(page)
/** Campaigns that were deleted by this process. */
const deleted: string[] = []
const MOST_CAMPAIGNS = 6
const longRace = { ...newRace, options: { length: 100_000 } }

/** What to do next. An act that stands here more often is more likely. */
const CHOICES: readonly Act['act'][] = [
  ...Array<Act['act']>(26).fill('answer'),
  ...Array<Act['act']>(5).fill('undo'),
  ...(['rename', 'rename', 'restore', 'restore', 'duplicate', 'import', 'delete', 'delete'] as const)
]

async function actOnce(): Promise<void> {
  const ids = page.call('library.list', {}).map(({ id }) => id)
  const choice = ids.length === 0 ? 'create' : pickOne(random, CHOICES)
  const campaign = ids[randomInt(random, Math.max(ids.length, 1))] ?? ''
  const title = `Race ${randomInt(random, 1000)}`
  const hasRoom = ids.length < MOST_CAMPAIGNS
  switch (choice) {
    case 'create':
      await perform(choice, null, () => page.call('library.create', longRace).campaign)
      return
    case 'answer':
      await perform(choice, campaign, () => answerIn(page, campaign, random))
      return
    case 'undo':
      await perform(choice, campaign, () => undoIn(page, campaign))
      return
    case 'rename':
      await perform(choice, campaign, () => page.call('library.rename', { campaign, title }))
      return
    case 'duplicate':
      if (hasRoom)
        await perform(choice, null, () => page.call('library.duplicate', { campaign, title }).campaign)
      return
    case 'import':
      if (hasRoom) await perform(choice, null, () => page.importFile(exported(campaign)))
      return
    case 'restore':
      return restoreOne()
    case 'delete':
      if (ids.length > 2) await deleteOne(campaign)
  }
}

function exported(campaign: string): string {
  return page.call('library.export', { campaign }).content
}

async function deleteOne(campaign: string): Promise<void> {
  const gone = await perform('delete', campaign, () => page.call('library.delete', { campaign }))
  if (gone) deleted.push(campaign)
}

async function restoreOne(): Promise<void> {
  const [campaign] = deleted.splice(-1)
  if (!campaign) return
  const back = await perform('restore', campaign, () => page.call('library.restore', { campaign }))
  if (!back) deleted.push(campaign)
}

for (;;) await actOnce()
