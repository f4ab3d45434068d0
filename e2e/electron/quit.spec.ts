import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import type { ElectronRun } from '../electron-app.ts'
import { answerTimes, continueCampaign, settledText, sitAlone, tableText } from '../player.ts'
import { exitCode } from '../process.ts'
import { choose, expect, test } from './desktop.ts'

const TITLE = 'Until next week'

/** The ways in which a player or the system ends the app. */
const ways: Readonly<Record<string, (run: ElectronRun) => unknown>> = {
  'the menu': ({ electron }) => choose(electron, 'File', 'Quit'),
  'its key': ({ electron }) => press(electron, 'Q', 'control'),
  'closing the window': ({ electron }) => choose(electron, 'Window', 'Close window'),
  'the signal of a session that ends': ({ child }) => child.kill('SIGTERM'),
  'Ctrl+C in a terminal': ({ child }) => child.kill('SIGINT')
}

for (const [way, quit] of Object.entries(ways)) {
  test(`ended by ${way}, the app shuts down cleanly and resumes where it was`, async ({ desktop }) => {
    test.skip(process.platform !== 'linux', 'tests the keys, menus and signals of Linux')
    const run = await desktop.start()
    await sitAlone(run.page, TITLE)
    await answerTimes(run.page, 1)
    const before = await settledText(run.page)
    // The connection to the main process breaks while the process quits.
    await Promise.resolve(quit(run)).catch(() => {})
    expect(await exitCode(run.child)).toBe(0)
    expect(existsSync(join(desktop.dataDir, 'campaigns.db-wal'))).toBe(false)
    expect(existsSync(join(desktop.dataDir, 'window.json'))).toBe(true)

    const { page } = await desktop.start()
    await continueCampaign(page, TITLE)
    await expect.poll(() => tableText(page)).toEqual(before)
  })
}

/** Sends a key to the window as the system does, so that menus get it too. */
async function press(electron: ElectronApplication, keyCode: string, modifier: 'control'): Promise<void> {
  await electron.evaluate(
    ({ BrowserWindow }, [key, held]) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      contents?.focus()
      for (const type of ['keyDown', 'keyUp'] as const)
        contents?.sendInputEvent({ type, keyCode: key, modifiers: [held] })
    },
    [keyCode, modifier] as const
  )
}
