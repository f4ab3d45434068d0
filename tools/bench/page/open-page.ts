import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { addressFrom, spawnBrowserMode } from '../../../e2e/browser-mode.ts'
import { endProcess } from '../../../e2e/process.ts'
import { openDatabase } from '../../../main/store/open-database.ts'
import { SettingsStore } from '../../../main/store/settings-store.ts'
import { browserTargets, buildTargets, staleTargets } from '../../build/targets.ts'
import { chromiumFlags, getChromium } from '../../chromium.ts'
import { inDataDir } from '../workplace.ts'

export interface PageBench<T> {
  /** Fills the library before the app starts. */
  readonly stage?: (dataDir: string) => void
  /** Runs before the page loads. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly measure: (page: Page) => Promise<T>
}

/** Measures on the real, built page in Chromium, with browser mode in a process of its own. */
export async function onPage<T>({ stage, prepare, measure }: PageBench<T>): Promise<T> {
  const executablePath = await getChromium()
  if (!executablePath) throw new Error('no Chromium to measure in')
  await buildTargets(staleTargets(browserTargets))
  return inDataDir(async (dataDir) => {
    showAtOnce(dataDir)
    stage?.(dataDir)
    const child = spawnBrowserMode(dataDir)
    const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
      await prepare?.(page)
      await page.goto(await addressFrom(child))
      return await measure(page)
    } finally {
      await browser.close()
      await endProcess(child, 'SIGKILL')
    }
  })
}

/** Turns off the animation of moves, so that only the page's own work is measured. */
function showAtOnce(dataDir: string): void {
  const { database, close } = openDatabase(join(dataDir, 'campaigns.db'))
  new SettingsStore(database).write('move-speed', 'instant')
  close()
}

/** Waits until the map is there and the page has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.province-map canvas').first().waitFor()
  await page.waitForTimeout(2000)
}
