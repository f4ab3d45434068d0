// Uses the installed app as its player does: windows, menus, keys, files, signals.
import { type ChildProcess, spawn } from 'node:child_process'
import type { ElectronApplication } from '@playwright/test'
import { electronProgram } from '../../tools/start/electron-binary.ts'
import { test as base } from '../app.ts'
import { type ElectronOptions, type ElectronRun, electronCommand, startElectron } from '../electron-app.ts'
import { exitCode } from '../process.ts'

export { expect } from '../app.ts'

export interface Desktop {
  readonly dataDir: string
  start(options?: ElectronOptions): Promise<ElectronRun>
  /** Starts the program once more while it runs, as a double-click does, and waits until that process has ended. */
  startAgain(...args: string[]): Promise<number | null>
}

export const test = base.extend<{ desktop: Desktop }>({
  desktop: async ({ app: { dataDir } }, use) => {
    const running: ElectronRun[] = []
    await use({
      dataDir,
      async start(options) {
        const run = await startElectron(dataDir, options)
        running.push(run)
        return run
      },
      startAgain: (...args) => exitCode(spawnElectron(dataDir, args))
    })
    for (const run of running) await run.kill()
  }
})

function spawnElectron(dataDir: string, extra: readonly string[]): ChildProcess {
  const program = electronProgram()
  if (!program) throw new Error('Electron is not installed')
  const { args, env } = electronCommand(dataDir, { args: extra })
  return spawn(program, args, { env, stdio: 'ignore' })
}

/** The labels of a menu or of a submenu. A separator has an empty label. */
export function labelsIn(electron: ElectronApplication, ...path: string[]): Promise<string[]> {
  return electron.evaluate(({ Menu }, labels) => {
    let items = Menu.getApplicationMenu()?.items ?? []
    for (const label of labels) items = items.find((item) => item.label === label)?.submenu?.items ?? []
    return items.map((item) => item.label)
  }, path)
}

/** Chooses an item of the native menu, as a click does. */
export async function choose(electron: ElectronApplication, ...path: string[]): Promise<void> {
  await electron.evaluate(({ BrowserWindow, Menu }, labels) => {
    let items = Menu.getApplicationMenu()?.items ?? []
    let chosen: Electron.MenuItem | undefined
    for (const label of labels) {
      chosen = items.find((item) => item.label === label)
      items = chosen?.submenu?.items ?? []
    }
    if (!chosen) throw new Error(`the menu has no item ${labels.join(' > ')}`)
    const { click } = chosen
    const [window] = BrowserWindow.getAllWindows()
    // Clicks only after this call has answered: the click may close the connection that carries the answer.
    setImmediate(() => click(undefined, window, window?.webContents))
  }, path)
}
