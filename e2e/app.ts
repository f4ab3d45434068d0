// The app as the specs see it: a data folder of its own, started and stopped at will, and its page.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { _electron, type Browser, test as base, expect, type Page } from '@playwright/test'
import { openDatabase } from '../main/store/open-database.ts'
import { SettingsStore } from '../main/store/settings-store.ts'
import { inRoot, root } from '../tools/root.ts'
import { electronProgram } from '../tools/start/electron-binary.ts'

export { expect }

export interface AppOptions {
  readonly shell: 'browser' | 'electron'
}

/** A running app; `stop` is how a player quits, `kill` is a power cut. */
export interface RunningApp {
  readonly page: Page
  stop(): Promise<void>
  kill(): Promise<void>
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

export const test = base.extend<AppOptions & { app: AppControl; page: Page }>({
  shell: ['browser', { option: true }],

  app: async ({ shell, browser }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'e2e-data-'))
    const running: RunningApp[] = []
    // Specs do not wait for what is shown, unless they are about it.
    prefer(dataDir, 'move-speed', 'instant')
    await use({
      dataDir,
      stage: (...kinds) => stageIn(dataDir, kinds),
      prefer: (name, value) => prefer(dataDir, name, value),
      async start() {
        const app =
          shell === 'electron' ? await startElectron(dataDir) : await startBrowserMode(dataDir, browser)
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

function prefer(dataDir: string, name: string, value: string): void {
  const { database } = openDatabase(join(dataDir, 'campaigns.db'))
  new SettingsStore(database).write(name, value)
  database.close()
}

async function stageIn(dataDir: string, kinds: readonly string[]): Promise<void> {
  const args = [inRoot('tools/stage.ts'), '--data', dataDir, '--seed', 'e2e', '--at', kinds.join()]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`not staged: ${kinds.join()}`)
}

/** Browser mode as a process of its own; port 0 is any. */
export function spawnBrowserMode(dataDir: string, port = '0'): ChildProcess {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('main/browser.ts'), '--no-open', '--port', port],
    { cwd: root, env: { ...process.env, INVASIONS_DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] }
  )
}

async function startBrowserMode(dataDir: string, browser: Browser): Promise<RunningApp> {
  const child = spawnBrowserMode(dataDir)
  const address = await addressFrom(child)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  const end = async (signal: NodeJS.Signals) => {
    await context.close()
    await endProcess(child, signal)
  }
  return { page, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function startElectron(dataDir: string): Promise<RunningApp> {
  const program = electronProgram()
  if (!program) throw new Error('Electron is not installed')
  const app = await _electron.launch({
    executablePath: program,
    args: [root],
    env: { ...definedEnvironment(), INVASIONS_DATA_DIR: dataDir }
  })
  // Asked for now: once it has gone, Playwright no longer knows it.
  const child = app.process()
  return {
    page: await app.firstWindow(),
    stop: () => app.close(),
    kill: () => endProcess(child, 'SIGKILL')
  }
}

/** Browser mode prints its address, token included, once it listens. */
export async function addressFrom(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('browser mode has no output to read')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(line)?.[0]
    if (address) {
      // Read on, or a full pipe would stop the app.
      child.stdout.resume()
      return address
    }
  }
  throw new Error('browser mode ended without printing its address')
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  )
}
