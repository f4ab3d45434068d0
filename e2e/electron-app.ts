// Runs the app in Electron, with its own main process and the page in a window.
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
  /** What the app passed to the system's save dialog. */
  readonly dialog: {
    readonly title?: string
    readonly filters?: readonly { readonly extensions: string[] }[]
  }
}

export interface ElectronRun extends RunningApp {
  /** The main process. Specs inspect it and click its menus. */
  readonly electron: ElectronApplication
  readonly child: ChildProcess
  exported(act: () => Promise<void>): Promise<Exported>
}

export interface ElectronOptions {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** The arguments and the environment to start the app with, on a data folder of its own. */
export function electronCommand(dataDir: string, { args = [], env = {} }: ElectronOptions = {}) {
  return {
    args: [root, ...args],
    env: environment({ LANGUAGE: 'en_GB', INVASIONS_DATA_DIR: dataDir, ...env })
  }
}

export async function startElectron(dataDir: string, options: ElectronOptions = {}): Promise<ElectronRun> {
  // Names no program, because Playwright pauses Electron until all is connected only if it finds Electron by itself.
  const electron = await _electron.launch({
    ...electronCommand(dataDir, options),
    chromiumSandbox: true,
    // Keeps the system's colour scheme, which Playwright would override.
    colorScheme: null
  })
  // Read now: once the process has ended, Playwright no longer knows it.
  const child = electron.process()
  const page = await electron.firstWindow()
  // While the page is still loading, it can lose the result of a call that Playwright makes in it.
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
 * Makes the windows ignore the desktop's own pointer. Nobody moves it, but it lies over whichever window is on top,
 * and would hover things there while a spec moves a pointer of its own.
 */
async function withoutDesktopPointer(electron: ElectronApplication): Promise<void> {
  await electron.evaluate(({ app, BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) window.setIgnoreMouseEvents(true)
    app.on('browser-window-created', (_event, window) => window.setIgnoreMouseEvents(true))
  })
}

/** Records the calls that the pages send to the main process. */
async function listenTo(electron: ElectronApplication): Promise<RunningApp['asked']> {
  const recorded = await electron.evaluateHandle(({ ipcMain }, channel) => {
    const messages: { readonly call: string; readonly payload: unknown }[] = []
    ipcMain.on(channel, (_event, message) => messages.push(message))
    return messages
  }, TO_HOST)
  return (call) =>
    recorded.evaluate(
      (messages, wanted) =>
        messages.filter((message) => message.call === wanted).map(({ payload }) => payload),
      call
    )
}

/** Saves the next export to a file of ours. Returns the options of the save dialog, which only a person can use. */
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
