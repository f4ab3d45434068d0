import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ElectronApplication, Page } from '@playwright/test'
import type { ElectronRun } from '../electron-app.ts'
import { backToLibrary, card, fromMenu, sitAlone } from '../player.ts'
import { choose, expect, test } from './desktop.ts'

const TITLE = 'Châlons & after'

/** Exports a campaign as a player does, to a file with a space in its name. */
async function campaignFile({ page, exported }: ElectronRun, folder: string): Promise<string> {
  await sitAlone(page, TITLE)
  await backToLibrary(page)
  const { path } = await exported(() => fromMenu(page, TITLE, 'Export'))
  const file = join(folder, 'From a friend.invasions')
  copyFileSync(path, file)
  return file
}

/** The library holds the campaign from which the file was exported. */
async function keepBoth(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: `“${TITLE}” is here already` })
  await question.getByRole('button', { name: 'Keep both' }).click()
  await expect(card(page, `${TITLE} (copy)`)).toHaveCount(1)
  await expect(card(page, TITLE)).toHaveCount(1)
}

async function expectTable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
}

/** Answers the dialogs that ask for files, in the player's place. Returns what the app passed to each dialog. */
function answerOpenDialog(electron: ElectronApplication, files: readonly string[]) {
  return electron.evaluateHandle(({ BrowserWindow, dialog }, filePaths) => {
    const dialogs: { parent: boolean; options: Electron.OpenDialogOptions }[] = []
    const answer = async (parent: unknown, options: Electron.OpenDialogOptions) => {
      dialogs.push({ parent: parent instanceof BrowserWindow, options })
      return { canceled: filePaths.length === 0, filePaths: [...filePaths] }
    }
    Object.assign(dialog, { showOpenDialog: answer })
    return dialogs
  }, files)
}

test('an export suggests a name and a file type; the menu imports the exported file', async ({ desktop }) => {
  const run = await desktop.start()
  const { electron, page } = run
  await sitAlone(page, TITLE)
  await backToLibrary(page)
  const { name, path, dialog } = await run.exported(() => fromMenu(page, TITLE, 'Export'))
  expect(name).toBe('Châlons _ after.invasions')
  expect(dialog).toMatchObject({
    title: 'Export the campaign',
    filters: [{ name: 'Campaign files', extensions: ['invasions'] }]
  })
  expect(readFileSync(path, 'utf8')).toContain(TITLE)

  const file = join(desktop.dataDir, name)
  copyFileSync(path, file)
  const dialogs = await answerOpenDialog(electron, [file])
  await choose(electron, 'File', 'Import a campaign file…')
  await keepBoth(page)
  expect(await dialogs.jsonValue()).toMatchObject([
    { parent: true, options: { title: 'Import campaign files' } }
  ])

  // A dialog that the player cancels changes nothing.
  await answerOpenDialog(electron, [])
  await choose(electron, 'File', 'Import a campaign file…')
  await expect(page.locator('.campaign__title')).toHaveCount(2)
})

for (const [kind, argument] of [
  ['a path', (file: string) => file],
  ['an address', (file: string) => pathToFileURL(file).href]
] as const) {
  test(`a file opened while the app runs goes to the one window (${kind})`, async ({ desktop }) => {
    const run = await desktop.start()
    const file = await campaignFile(run, desktop.dataDir)
    expect(await desktop.startAgain(argument(file))).toBe(0)
    await keepBoth(run.page)
    expect(run.electron.windows()).toHaveLength(1)
  })
}

test('an app that is started with a file opens its table', async ({ desktop }) => {
  const run = await desktop.start()
  const file = await campaignFile(run, desktop.dataDir)
  await fromMenu(run.page, TITLE, 'Delete')
  await run.stop()
  const { page } = await desktop.start({ args: [pathToFileURL(file).href] })
  await expectTable(page)
})

test('the app says why it refuses a file that is no campaign', async ({ desktop }) => {
  const { page } = await desktop.start()
  await expect(page.getByRole('button', { name: /^Play Invasions/ })).toBeVisible()
  const file = join(desktop.dataDir, 'letter.invasions')
  writeFileSync(file, 'Dear Attila,')
  await desktop.startAgain(file)
  await expect(page.getByRole('status')).toContainText(`${file} is not a campaign, or it is damaged.`)
})

test('the app reports an export that it cannot write', async ({ desktop }) => {
  const { electron, page } = await desktop.start()
  await sitAlone(page, TITLE)
  await backToLibrary(page)
  const nowhere = join(desktop.dataDir, 'campaigns.db', 'x.invasions')
  await electron.evaluate(({ session }, path) => {
    session.defaultSession.once('will-download', (_event, item) => item.setSavePath(path))
  }, nowhere)
  await fromMenu(page, TITLE, 'Export')
  await expect(page.getByRole('status')).toContainText(`${nowhere} could not be written.`)
})

test('the shortcut for a new campaign uses the window that is open', async ({ desktop }) => {
  const { page } = await desktop.start()
  await expect(page.getByRole('button', { name: /^Play Invasions/ })).toBeVisible()
  await desktop.startAgain('--new-campaign')
  await expect(page.getByLabel('Title')).toBeVisible()
})
