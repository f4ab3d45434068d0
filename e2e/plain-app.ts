// A program as its player starts it: nothing is slipped into its main process, its page is looked at through
// Chromium's own port. So can be started what refuses to be debugged, and so does a page survive its own death.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { endProcess, environment } from './process.ts'

/** A busy machine takes its time. */
const PATIENCE = { timeout: 30_000 }

const processesSchema = z.object({
  result: z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) })
})

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
      const { browser, page } = await pageAt(address)
      try {
        return await look(page)
      } finally {
        await browser.close()
      }
    },
    pageProcess: () => pageProcessAt(address),
    kill: () => endProcess(child, 'SIGKILL')
  }
}

/** The page that the program shows, once it does: a line opened before that, or after its death, sees none. */
async function pageAt(address: string): Promise<{ browser: Browser; page: Page }> {
  const seen: { browser: Browser; page: Page }[] = []
  await expect
    .poll(async () => {
      const browser = await chromium.connectOverCDP(address)
      const page = browser.contexts()[0]?.pages()[0]
      if (page) seen.push({ browser, page })
      else await browser.close()
      return seen.length
    }, PATIENCE)
    .toBe(1)
  const [first] = seen
  if (!first) throw new Error('the program shows nothing')
  return first
}

/** Asked on a line of its own, which touches no page. */
async function pageProcessAt(address: string): Promise<number | null> {
  const line = new WebSocket(address)
  try {
    await once(line, 'open')
    line.send(JSON.stringify({ id: 1, method: 'SystemInfo.getProcessInfo' }))
    const [{ data }] = await once(line, 'message')
    const { result } = processesSchema.parse(JSON.parse(String(data)))
    return result.processInfo.find(({ type }) => type === 'renderer')?.id ?? null
  } finally {
    line.close()
  }
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
