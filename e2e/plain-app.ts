// A program as its player starts it: nothing is slipped into its main process, its page is looked at through
// Chromium's own port. So can be started what refuses to be debugged, and so does a page survive its own death.
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { isDrawn, pageProcess } from './devtools-connection.ts'
import { endProcess, environment } from './process.ts'

/** A busy machine takes its time. */
const PATIENCE = { timeout: 30_000 }

export interface PlainApp {
  readonly child: ChildProcess
  /** When the program was started. */
  readonly startedAt: number
  /** Looks at the page for as long as `look` takes, and lets go of it. */
  look<T>(look: (page: Page) => Promise<T>): Promise<T>
  /** The process that the page runs in, if there is one. */
  pageProcess(): Promise<number | null>
  kill(): Promise<void>
}

export async function startPlain(
  program: string,
  dataDir: string,
  args: readonly string[] = []
): Promise<PlainApp> {
  const startedAt = Date.now()
  const child = spawn(program, ['--remote-debugging-port=0', ...args], {
    env: environment({ LANGUAGE: 'en_GB', INVASIONS_DATA_DIR: dataDir }),
    stdio: ['ignore', 'ignore', 'pipe']
  })
  const address = await portOf(child)
  return {
    child,
    startedAt,
    async look(look) {
      const { browser, page } = await connect(address)
      try {
        return await look(page)
      } finally {
        await browser.close()
      }
    },
    pageProcess: () => pageProcess(address),
    kill: () => endProcess(child, 'SIGKILL')
  }
}

/** The page that the program shows, once it is drawn. */
async function connect(address: string): Promise<{ browser: Browser; page: Page }> {
  await expect.poll(() => isDrawn(address), PATIENCE).toBe(true)
  const browser = await chromium.connectOverCDP(address)
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('the program shows nothing')
  return { browser, page }
}

/** Chromium says on which port it can be looked at. */
async function portOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('the program has no output to read')
  const said: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (address) {
      // Read on, or a full pipe would stop the app.
      child.stderr.resume()
      return address
    }
    said.push(line)
  }
  throw new Error(`the program ended at once:\n${said.join('\n')}`)
}
