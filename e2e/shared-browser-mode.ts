// One browser mode for many specs: each finds a library of its own in it, and has a page of its own.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { requestAddress } from '../main/browser/knock.ts'
import { addressFrom, openPage, spawnBrowserMode } from './browser-mode.ts'
import { databaseIn, fillFolder, fillUnderApp, type SpecLibrary } from './library-of-spec.ts'
import { endProcess } from './process.ts'
import type { RunningApp } from './running-app.ts'

export class SharedBrowserMode {
  readonly #openBrowser: () => Promise<Browser>
  #dataDir: string | null = null
  #child: ChildProcess | null = null
  #close: (() => Promise<void>) | null = null

  constructor(openBrowser: () => Promise<Browser>) {
    this.#openBrowser = openBrowser
  }

  get dataDir(): string {
    this.#dataDir ??= mkdtempSync(join(tmpdir(), 'e2e-shared-'))
    return this.#dataDir
  }

  /** Begins a spec: nothing of the one before is left. */
  begin(library: SpecLibrary): void {
    if (this.#isRunning) {
      fillUnderApp(this.dataDir, library)
    } else {
      this.#clear()
      fillFolder(this.dataDir, library)
    }
  }

  /** A page of the app, which is started where a spec has stopped or killed it. */
  async open(): Promise<RunningApp> {
    const browser = await this.#openBrowser()
    const app = await openPage(browser, await this.#address(), (signal) => this.#end(signal))
    this.#close = app.close
    return app
  }

  /** Ends a spec: its page goes, the app stays. */
  async finish(): Promise<void> {
    await this.#close?.()
    this.#close = null
  }

  async dispose(): Promise<void> {
    await this.#end('SIGKILL')
    this.#clear()
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
    // The app may be busy, and then does not answer at once.
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
