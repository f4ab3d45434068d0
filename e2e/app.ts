// The app as the specs see it: a data folder of its own, started and stopped at will, and its page.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { openDatabase } from '../main/store/open-database.ts'
import { SettingsStore } from '../main/store/settings-store.ts'
import { startBrowserMode } from './browser-mode.ts'
import { startElectron } from './electron-app.ts'
import type { RunningApp } from './running-app.ts'
import { stageIn } from './stages.ts'

export { expect }

export interface AppOptions {
  readonly shell: 'browser' | 'electron'
}

export interface AppControl {
  readonly dataDir: string
  /** Before the start: puts campaigns into the library that wait at decisions of these kinds, named after them. */
  stage(...kinds: string[]): Promise<void>
  /** Before the start: a setting that the player has made. */
  prefer(name: string, value: string): void
  /** Starts the app on the same data again, after a stop or a kill. */
  start(): Promise<RunningApp>
}

type WorkerFixtures = { openBrowser: () => Promise<Browser> }

export const test = base.extend<AppOptions & { app: AppControl; page: Page }, WorkerFixtures>({
  shell: ['browser', { option: true }],

  /** Chromium, once somebody wants it: the installed app brings its own. */
  openBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const opened: Promise<Browser>[] = []
      await use(() => {
        opened[0] ??= playwright.chromium.launch(launchOptions)
        return opened[0]
      })
      for (const browser of opened) await (await browser).close()
    },
    { scope: 'worker' }
  ],

  app: async ({ shell, openBrowser }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'e2e-data-'))
    const running: RunningApp[] = []
    // Specs do not wait for what is shown, and need no coach, unless they are about it.
    const preferred = new Map([
      ['move-speed', 'instant'],
      ['coach', 'off']
    ])
    keepSettings(dataDir, preferred)
    await use({
      dataDir,
      async stage(...kinds) {
        await stageIn(dataDir, kinds)
        keepSettings(dataDir, preferred)
      },
      prefer(name, value) {
        preferred.set(name, value)
        keepSettings(dataDir, preferred)
      },
      async start() {
        const app =
          shell === 'electron'
            ? await startElectron(dataDir)
            : await startBrowserMode(dataDir, await openBrowser())
        running.push(app)
        return app
      }
    })
    for (const app of running) await app.kill()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  },

  page: async ({ app }, use) => {
    const { page } = await app.start()
    await use(page)
  }
})

function keepSettings(dataDir: string, settings: ReadonlyMap<string, string>): void {
  const { database, close } = openDatabase(join(dataDir, 'campaigns.db'))
  const store = new SettingsStore(database)
  for (const [name, value] of settings) store.write(name, value)
  close()
}
