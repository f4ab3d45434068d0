// One browser mode and one page for many specs. Each spec finds its own library and settings.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { requestAddress } from '../main/browser/request-address.ts'
import { type AppPage, addressFrom, openPage, spawnBrowserMode } from './browser-mode.ts'
import { endProcess } from './process.ts'
import type { RunningApp } from './running-app.ts'
import { databaseIn, fillFolder, fillUnderApp, type SpecLibrary, settingsUnderApp } from './spec-library.ts'
import { hasLeftEverything, hostHasCaughtUp, loadLibrary, showLibrary } from './used-page.ts'

export class SharedBrowserMode {
  readonly #openBrowser: () => Promise<Browser>
  #dataDir: string | null = null
  #child: ChildProcess | null = null
  #app: AppPage | null = null
  /** The settings that the page has read. */
  #settings = ''

  constructor(openBrowser: () => Promise<Browser>) {
    this.#openBrowser = openBrowser
  }

  get dataDir(): string {
    this.#dataDir ??= mkdtempSync(join(tmpdir(), 'e2e-shared-'))
    return this.#dataDir
  }

  /** Begins a spec with this library. Leaves nothing of the spec before. */
  async begin(library: SpecLibrary): Promise<RunningApp> {
    if (!this.#isRunning) {
      await this.#closePage()
      this.#clear()
      fillFolder(this.dataDir, library)
      this.#settings = settingsText(library.settings)
      return this.open()
    }
    const app = this.#app
    const goesOn = app !== null && !app.page.isClosed() && (await this.#canGoOn(app, library))
    if (!app || app.page.isClosed() || !(await hostHasCaughtUp(app.page))) {
      await this.#closePage()
      // Once the app answers, it knows that the page is gone.
      await this.#address()
      fillUnderApp(this.dataDir, library)
      this.#settings = settingsText(library.settings)
      return this.open()
    }
    if (!goesOn) {
      fillUnderApp(this.dataDir, library)
      this.#settings = settingsText(library.settings)
      await loadLibrary(app.page, library.campaigns.length)
      app.forgetAsked()
      return app
    }
    // Shows an empty library in between, because the old and the new list may have the same titles.
    fillUnderApp(this.dataDir, { ...library, campaigns: [] })
    await showLibrary(app.page, 0)
    if (library.campaigns.length > 0) {
      fillUnderApp(this.dataDir, library)
      await showLibrary(app.page, library.campaigns.length)
    }
    app.forgetAsked()
    return app
  }

  /** Opens a new page. Starts the app if a spec has stopped or killed it. */
  async open(): Promise<RunningApp> {
    const browser = await this.#openBrowser()
    this.#app = await openPage(browser, await this.#address(), async (signal) => {
      this.#app = null
      await this.#end(signal)
    })
    return this.#app
  }

  /** Ends a spec. Closes the page of a failed spec, so that no other spec uses it. */
  async finish(hasPassed: boolean): Promise<void> {
    if (!hasPassed) await this.#closePage()
  }

  async dispose(): Promise<void> {
    await this.#closePage()
    await this.#end('SIGKILL')
    this.#clear()
  }

  /** Leaves the screen of the last spec. Returns false if the page must load again, as for other settings. */
  async #canGoOn(app: AppPage, library: SpecLibrary): Promise<boolean> {
    if (!(await hasLeftEverything(app.page))) return false
    const wanted = settingsText(library.settings)
    return wanted === this.#settings && wanted === settingsText(settingsUnderApp(this.dataDir))
  }

  async #closePage(): Promise<void> {
    const app = this.#app
    this.#app = null
    await app?.close()
  }

  get #isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  async #address(): Promise<string> {
    if (!this.#isRunning) {
      this.#child = spawnBrowserMode(this.dataDir)
      return addressFrom(this.#child)
    }
    let address: string | null = null
    // A busy app may not answer at once.
    await expect
      .poll(async () => {
        address = await requestAddress(databaseIn(this.dataDir))
        return address
      })
      .not.toBeNull()
    return address ?? ''
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child) await endProcess(this.#child, signal)
    this.#child = null
  }

  #clear(): void {
    if (this.#dataDir) rmSync(this.#dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

function settingsText(settings: ReadonlyMap<string, string>): string {
  return JSON.stringify([...settings].sort())
}
