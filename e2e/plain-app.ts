// Starts a program as its player does. Injects nothing into its main process, and looks at its page through Chromium's
// debugging port. So it can also start a program that refuses to be debugged, and outlive the process of a page.
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { isDrawn, pageProcess } from './devtools-connection.ts'
import { endProcess, environment } from './process.ts'

/** Enough for a busy machine. */
const PAGE_TIMEOUT = { timeout: 30_000 }

export interface PlainApp {
  readonly child: ChildProcess
  /** When the program was started. */
  readonly startedAt: number
  /** Connects to the page, runs `look`, and disconnects. */
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
  const address = await debuggingAddress(child)
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
  await expect.poll(() => isDrawn(address), PAGE_TIMEOUT).toBe(true)
  const browser = await chromium.connectOverCDP(address)
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('the program shows no page')
  return { browser, page }
}

/** Reads the address of the debugging port, which Chromium prints. */
async function debuggingAddress(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('the program has no output to read')
  const output: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (address) {
      // Keeps reading: a full pipe would block the app.
      child.stderr.resume()
      return address
    }
    output.push(line)
  }
  throw new Error(`the program ended at once:\n${output.join('\n')}`)
}
