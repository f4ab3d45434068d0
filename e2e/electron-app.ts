// The real shell: Electron with the app's own main process, and the page in its window.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication } from '@playwright/test'
import { TO_HOST } from '../main/electron/channels.ts'
import { root } from '../tools/root.ts'
import { endProcess, environment } from './process.ts'
import type { RunningApp } from './running-app.ts'

export interface Exported {
  readonly name: string
  readonly path: string
  /** What the system's dialog would have shown. */
  readonly dialog: {
    readonly title?: string
    readonly filters?: readonly { readonly extensions: string[] }[]
  }
}

export interface ElectronRun extends RunningApp {
  /** The main process, to look into and to click menus in. */
  readonly electron: ElectronApplication
  readonly child: ChildProcess
  exported(act: () => Promise<void>): Promise<Exported>
}

export interface ElectronOptions {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** What a player's computer starts the program with: its arguments, and a data folder of its own. */
export function electronCommand(dataDir: string, { args = [], env = {} }: ElectronOptions = {}) {
  return {
    args: [root, ...args],
    env: environment({ LANGUAGE: 'en_GB', INVASIONS_DATA_DIR: dataDir, ...env })
  }
}

export async function startElectron(dataDir: string, options: ElectronOptions = {}): Promise<ElectronRun> {
  // Playwright finds the program as Electron's own package does, and only so holds it back until all is connected.
  const electron = await _electron.launch({
    ...electronCommand(dataDir, options),
    chromiumSandbox: true,
    // As the system has it, not as Playwright would.
    colorScheme: null
  })
  // Asked for now: once it has gone, Playwright no longer knows it.
  const child = electron.process()
  const page = await electron.firstWindow()
  // While the app is still starting, the answer to a question can be swept away before it is given.
  await page.waitForLoadState()
  await withoutDesktopPointer(electron)
  return {
    electron,
    child,
    page,
    asked: await listenTo(electron),
    exported: (act) => exportedBy(electron, act),
    stop: () => electron.close(),
    kill: () => endProcess(child, 'SIGKILL')
  }
}

/**
 * The pointer of the desktop belongs to nobody here, and lies on whichever window is uppermost: it must not point at
 * anything while a spec points with its own.
 */
async function withoutDesktopPointer(electron: ElectronApplication): Promise<void> {
  await electron.evaluate(({ app, BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) window.setIgnoreMouseEvents(true)
    app.on('browser-window-created', (_event, window) => window.setIgnoreMouseEvents(true))
  })
}

/** Hears what the pages say to the main process. */
async function listenTo(electron: ElectronApplication): Promise<RunningApp['asked']> {
  const said = await electron.evaluateHandle(({ ipcMain }, channel) => {
    const messages: { readonly call: string; readonly payload: unknown }[] = []
    ipcMain.on(channel, (_event, message) => messages.push(message))
    return messages
  }, TO_HOST)
  return (call) =>
    said.evaluate(
      (messages, wanted) =>
        messages.filter((message) => message.call === wanted).map(({ payload }) => payload),
      call
    )
}

/** Lets the next export go to a file of ours; the dialog, which only a person can use, is looked at instead. */
async function exportedBy(electron: ElectronApplication, act: () => Promise<void>): Promise<Exported> {
  const path = join(mkdtempSync(join(tmpdir(), 'e2e-export-')), 'exported')
  const awaited = await electron.evaluateHandle(
    ({ session }, to) => ({
      saved: new Promise<Omit<Exported, 'path'>>((resolve) => {
        session.defaultSession.once('will-download', (_event, item) => {
          const dialog = item.getSaveDialogOptions()
          item.setSavePath(to)
          item.once('done', () => resolve({ name: item.getFilename(), dialog }))
        })
      })
    }),
    path
  )
  await act()
  return { ...(await awaited.evaluate(({ saved }) => saved)), path }
}
