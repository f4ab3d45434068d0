// Runs browser mode as a process of its own, and opens its page in Chromium.
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Browser, Page } from '@playwright/test'
import { compileCache } from '../tools/check/compile-cache.ts'
import { inRoot, root } from '../tools/root.ts'
import { hostFlags } from '../tools/start/host-flags.ts'
import { endProcess, environment } from './process.ts'
import type { RunningApp } from './running-app.ts'

/** Port 0 picks any free port. */
export function spawnBrowserMode(dataDir: string, port = '0'): ChildProcess {
  return spawn(
    process.execPath,
    [...hostFlags, inRoot('dist/browser/browser.js'), '--no-open', '--port', port],
    {
      cwd: root,
      env: environment({ NODE_COMPILE_CACHE: compileCache, INVASIONS_DATA_DIR: dataDir }),
      stdio: ['ignore', 'pipe', 'inherit']
    }
  )
}

export async function startBrowserMode(dataDir: string, browser: Browser): Promise<RunningApp> {
  const child = spawnBrowserMode(dataDir)
  return openPage(browser, await addressFrom(child), (signal) => endProcess(child, signal))
}

/** A page of the app that its owner may keep from spec to spec. */
export interface AppPage extends RunningApp {
  /** Clears the list of calls that `asked` reads. */
  forgetAsked(): void
  /** Closes the page, but not the program. */
  close(): Promise<void>
}

/** Opens a new page at an address. `end` ends the program that serves it. */
export async function openPage(
  browser: Browser,
  address: string,
  end: (signal: NodeJS.Signals) => Promise<void>
): Promise<AppPage> {
  // Without motion the camera jumps, and specs need not wait until it arrives. The map's own specs look at its motion.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const sentCalls = listenTo(page)
  await page.goto(address)
  const endWith = async (signal: NodeJS.Signals) => {
    await context.close()
    await end(signal)
  }
  return {
    page,
    asked: async (call) => sentCalls.filter((message) => message.call === call).map(({ payload }) => payload),
    forgetAsked: () => {
      sentCalls.length = 0
    },
    async exported(act) {
      const download = page.waitForEvent('download')
      await act()
      const file = await download
      return { name: file.suggestedFilename(), path: await file.path() }
    },
    stop: () => endWith('SIGTERM'),
    kill: () => endWith('SIGKILL'),
    close: () => context.close()
  }
}

interface SentCall {
  readonly call: string
  readonly payload: unknown
}

/** Collects what a page sends on its socket. */
function listenTo(page: Page): SentCall[] {
  const sentCalls: SentCall[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sentCalls.push(JSON.parse(String(payload))))
  })
  return sentCalls
}

/** Browser mode prints its address, token included, once it listens. */
export async function addressFrom(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('browser mode has no output to read')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(line)?.[0]
    if (address) {
      // Keeps reading: a full pipe would block the app.
      child.stdout.resume()
      return address
    }
  }
  throw new Error('browser mode ended without printing its address')
}
