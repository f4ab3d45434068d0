import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pickOne, randomInt } from '#shared/engine/random.ts'
import { createHost } from '../../../main/app-host.ts'
import { openPage } from '../../../main/testing/test-page.ts'
import { inRoot } from '../../root.ts'
import type { Attack } from '../attack.ts'
import { failUnless } from '../ledger.ts'
import { mutated, mutatedText } from '../mutate.ts'

const SAVES = inRoot('main/testing/saves')
const FILES = ['rules-1-file-1', 'rules-2-file-1', 'rules-2-file-2'].map((name) => `${name}.invasions`)
const FILES_A_ROUND = 3

/** Imports corrupted campaign files of the app's own game. The app must refuse each with a reason, or open it. */
export const files: Attack = {
  name: 'files',
  quick: 1,
  async run({ dataDir, random, tally, noteMemory }) {
    const host = createHost({ dataDir, appVersion: '0', shell: 'browser' })
    try {
      const page = openPage(host)
      for (let file = 0; file < FILES_A_ROUND; file++) {
        const good = readFileSync(join(SAVES, pickOne(random, FILES)), 'utf8')
        const bad = randomInt(random, 2) === 0 ? mutatedText(random, good) : corruptedData(random, good)
        tally.tries += 1
        if (await isImported(page, bad)) tally.checked += 1
        else tally.told += 1
        noteMemory(process.memoryUsage.rss())
      }
      failUnless(page.call('app.info', {}).version === '0', 'crashes', () => 'the host is gone')
    } finally {
      host.close()
    }
  }
}

function corruptedData(random: Parameters<typeof mutated>[0], good: string): string {
  const { campaign, ...head } = JSON.parse(good)
  return JSON.stringify({ ...head, campaign: mutated(random, campaign) })
}

type Page = ReturnType<typeof openPage>

async function isImported(page: Page, content: string): Promise<boolean> {
  try {
    const campaign = await page.importFile(content)
    openIt(page, campaign)
    return true
  } catch (error) {
    const isReply = error instanceof Error && 'error' in error
    failUnless(isReply && !/"internal"/.test(error.message), 'crashes', () => String(error))
    return false
  }
}

/** An imported campaign must open: to be played, or only to be looked at if it has other rules. */
function openIt(page: Page, campaign: string): void {
  const card = page.call('library.list', {}).find(({ id }) => id === campaign)
  if (card?.otherRules) page.call('table.look', { campaign })
  else page.call('table.sit', { campaign, side: null })
  page.call('table.leave', { campaign })
}
