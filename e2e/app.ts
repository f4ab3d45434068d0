// The app for the specs: each spec fills a library, starts and stops the app, and gets its page.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { buildMapDemo, serveMapDemo } from '../tools/bench/map-demo.ts'
import { startBrowserMode } from './browser-mode.ts'
import { startElectron } from './electron-app.ts'
import type { RunningApp } from './running-app.ts'
import { SharedBrowserMode } from './shared-browser-mode.ts'
import { fillFolder, type SpecLibrary } from './spec-library.ts'
import { stagedCampaigns } from './stages.ts'

export { expect }

export interface AppOptions {
  readonly shell: 'browser' | 'electron'
}

export interface AppControl {
  /** A spec that reads this before the start gets an app of its own. The other specs share one app and its folder. */
  readonly dataDir: string
  /** Before the start: puts campaigns into the library that wait at decisions of these kinds, named after them. */
  stage(...kinds: string[]): Promise<void>
  /** Before the start: saves a setting as if the player had chosen it. */
  prefer(name: string, value: string): void
  /** Starts the app. After a stop or a kill, starts it on the same data again. */
  start(): Promise<RunningApp>
}

const ALL_PANELS = 'coach score nations empire threats cards log map'

interface WorkerFixtures {
  readonly openBrowser: () => Promise<Browser>
  readonly shared: SharedBrowserMode
  /** The address of the map's demo page. */
  readonly mapDemo: string
}

export const test = base.extend<AppOptions & { app: AppControl; page: Page }, WorkerFixtures>({
  shell: ['browser', { option: true }],

  /** Launches Chromium when a spec first needs it. The installed app brings its own. */
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

  /** Specs that open pages by themselves use the same Chromium. */
  browser: [async ({ openBrowser }, use) => use(await openBrowser()), { scope: 'worker' }],

  // Is here and not in map.spec.ts: Playwright starts another worker for a file with other worker fixtures.
  mapDemo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
    async ({}, use) => {
      await buildMapDemo()
      const server = await serveMapDemo()
      await use(server.address)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 }
  ],

  shared: [
    async ({ openBrowser }, use) => {
      const shared = new SharedBrowserMode(openBrowser)
      await use(shared)
      await shared.dispose()
    },
    { scope: 'worker' }
  ],

  app: async ({ shell, openBrowser, shared }, use, info) => {
    // Specs do not wait for animations or for 'Continue', see no coach and no great moments, and hear nothing, unless they test these. All panels and tools
    // of any game are open, for specs to read.
    const settings = new Map([
      ['move-speed', 'instant'],
      ['coach', 'off'],
      ['moments', 'off'],
      ['own-fights', 'pass'],
      ['sounds', 'off'],
      ['music', 'off'],
      ['panels.normal', ALL_PANELS],
      ['panels.wide', ALL_PANELS]
    ])
    let library: SpecLibrary = { settings, campaigns: [] }
    const own: OwnApp[] = []
    let hasBegun = false
    const run = async (dataDir: string) =>
      shell === 'electron' ? startElectron(dataDir) : startBrowserMode(dataDir, await openBrowser())
    const needOwn = (): OwnApp => {
      own[0] ??= new OwnApp(run, library)
      return own[0]
    }
    await use({
      get dataDir() {
        return hasBegun ? shared.dataDir : needOwn().dataDir
      },
      async stage(...kinds) {
        library = { settings, campaigns: stagedCampaigns(kinds) }
        own[0]?.fill(library)
      },
      prefer(name, value) {
        settings.set(name, value)
        own[0]?.fill(library)
      },
      async start() {
        if (own[0] || shell === 'electron') return needOwn().start()
        if (hasBegun) return shared.open()
        hasBegun = true
        return shared.begin(library)
      }
    })
    await shared.finish(info.status === info.expectedStatus)
    await own[0]?.dispose()
  },

  page: async ({ app }, use) => {
    const { page } = await app.start()
    await use(page)
  }
})

/** An app with a data folder that no other spec has. */
class OwnApp {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'e2e-data-'))
  readonly #run: (dataDir: string) => Promise<RunningApp>
  readonly #running: RunningApp[] = []

  constructor(run: (dataDir: string) => Promise<RunningApp>, library: SpecLibrary) {
    this.#run = run
    this.fill(library)
  }

  fill(library: SpecLibrary): void {
    fillFolder(this.dataDir, library)
  }

  async start(): Promise<RunningApp> {
    const app = await this.#run(this.dataDir)
    this.#running.push(app)
    return app
  }

  async dispose(): Promise<void> {
    for (const app of this.#running) await app.kill()
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
