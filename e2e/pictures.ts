// Takes the pictures of the README from the real app: `node tools/bootstrap/run.mjs e2e/pictures.ts`. Run it again when
// the app looks different. It needs a build (`npm run build`) and Chromium.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { inRoot } from '../tools/root.ts'
import { startBrowserMode } from './browser-mode.ts'
import { continueCampaign, decision } from './player.ts'
import { fillFolder } from './spec-library.ts'
import recordCampaigns, { stagedCampaigns } from './stages.ts'

const SIZE = { width: 1440, height: 900 }
const TITLE = 'From the Tiber to the Tigris'

interface Picture {
  readonly name: string
  /** The kind of question that the campaign of the picture waits at; null for an empty library. */
  readonly kind: string | null
  prepare(page: Page): Promise<void>
}

const pictures: readonly Picture[] = [
  { name: 'shelf', kind: null, prepare: async () => {} },
  {
    name: 'march',
    kind: 'march',
    async prepare(page) {
      // The advice selects a stack and its goal, as a player would.
      await decision(page).getByRole('button', { name: 'Hint' }).click()
      await decision(page).locator('.hint').waitFor()
    }
  },
  { name: 'battle', kind: 'battle-reroll', prepare: async () => {} },
  { name: 'byzantion', kind: 'position@3', prepare: takePositions }
]

/** Sits down, and takes the first free position for each until something else is asked. */
async function takePositions(page: Page): Promise<void> {
  const position = page.locator('form.decision[data-kind=position]')
  while (await position.isVisible()) {
    await page.locator('button.byz-position__body').first().click()
    await page.waitForTimeout(1000)
  }
}

const folder = inRoot('docs/pictures')
mkdirSync(folder, { recursive: true })
await recordCampaigns()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath ? { executablePath } : {})
})
for (const { name, kind, prepare } of pictures) {
  const dataDir = mkdtempSync(join(tmpdir(), 'picture-'))
  const settings = new Map([
    ['coach', 'off'],
    ['sounds', 'off'],
    ['music', 'off']
  ])
  const campaigns =
    kind === null ? [] : stagedCampaigns([kind]).map((staged) => ({ ...staged, title: TITLE }))
  fillFolder(dataDir, { settings, campaigns })
  const { page, stop } = await startBrowserMode(dataDir, browser)
  await page.setViewportSize(SIZE)
  if (kind !== null) {
    await continueCampaign(page, TITLE)
    const seat = page.locator('.curtain .button--primary, .recap__foot .button--primary')
    await decision(page).or(seat).first().waitFor()
    while (await seat.first().isVisible()) {
      await seat.first().click()
      await page.waitForTimeout(500)
    }
    await decision(page).waitFor()
  }
  await prepare(page)
  // The map draws its tiles when the view rests.
  await page.waitForTimeout(3000)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 })
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
await browser.close()
