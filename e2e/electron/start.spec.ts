import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { backToLibrary, card, sitAlone } from '../player.ts'
import { choose, expect, labelsIn, test } from './desktop.ts'

const LINUX = process.platform === 'linux'

test('the app starts in its sandbox, gives the page no Node, and logs no error', async ({ desktop }) => {
  const { electron, page } = await desktop.start()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Play Invasions/ })).toBeVisible()
  expect(complaints).toEqual([])
  expect(await page.evaluate('typeof require + typeof process + Object.keys(window.bridge)')).toBe(
    'undefinedundefinedsend,listen'
  )
  const facts = await electron.evaluate(({ app, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    return {
      name: app.getName(),
      unsandboxed: app.commandLine.hasSwitch('no-sandbox'),
      renderer: window?.webContents.getOSProcessId(),
      title: window?.getTitle()
    }
  })
  expect(facts).toMatchObject({
    name: 'Invasions',
    unsandboxed: false,
    title: 'Invasions'
  })
  // The kernel reports that it filters the system calls of the page's process.
  if (LINUX) expect(readFileSync(`/proc/${facts.renderer}/status`, 'utf8')).toMatch(/^Seccomp:\s*2$/m)
})

test('the window has the class of the desktop entry, and an icon', async ({ desktop }) => {
  test.skip(!LINUX || !hasProgram('xprop'), 'reads the properties of an X11 window')
  const { electron } = await desktop.start()
  await expect
    .poll(() => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
    .toBe(true)
  const handle = await electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getNativeWindowHandle().readUInt32LE(0)
  )
  const property = (...args: string[]) =>
    execFileSync('xprop', ['-id', String(handle), ...args], { encoding: 'utf8' })
  expect(property('WM_CLASS')).toMatch(/= "invasions", "invasions"$/m)
  expect(property('-f', '_NET_WM_ICON', '32c', '= $0 x $1', '_NET_WM_ICON')).toContain('= 256 x 256')
})

test('the menu is in the computer’s language until the player chooses another', async ({ desktop }) => {
  test.skip(!LINUX, 'only Linux takes the computer’s language from a variable')
  const { electron, page } = await desktop.start({ env: { LANGUAGE: 'es_ES' } })
  expect(await labelsIn(electron)).toEqual(['Archivo', 'Edición', 'Ver', 'Ventana', 'Ayuda'])
  await expect(page.getByRole('button', { name: /^Jugar a Invasiones/ })).toBeVisible()
  await choose(electron, 'Archivo', 'Ajustes')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect.poll(() => labelsIn(electron)).toEqual(['File', 'Edit', 'View', 'Window', 'Help'])
  expect(await labelsIn(electron, 'File')).toEqual([
    'New campaign',
    'New window',
    'Import a campaign file…',
    'Recent campaigns',
    '',
    'Settings',
    '',
    'Quit'
  ])
  expect(await labelsIn(electron, 'Window')).toEqual(['Minimize', 'Close window'])
})

test('the menu’s commands reach the page', async ({ desktop }) => {
  const { electron, page } = await desktop.start()
  await choose(electron, 'Help', 'Keyboard shortcuts')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(electron, 'File', 'New campaign')
  await expect(page.getByLabel('Title')).toBeVisible()
})

test('the menu opens the About panel', async ({ desktop }) => {
  test.skip(process.platform === 'darwin', 'on a Mac the item is in another menu')
  const { electron } = await desktop.start()
  // The system draws the panel. The spec can only see that the app asks for it.
  const shown = await electron.evaluateHandle(({ app }) => {
    const times: string[] = []
    app.showAboutPanel = () => times.push(app.getVersion())
    return times
  })
  await choose(electron, 'Help', 'About Invasions')
  await expect.poll(() => shown.jsonValue()).toHaveLength(1)
})

test('the menu opens the latest campaigns', async ({ desktop }) => {
  const { electron, page } = await desktop.start()
  expect(await labelsIn(electron, 'File', 'Recent campaigns')).toEqual(['None yet'])
  await sitAlone(page, 'Adrianople')
  await backToLibrary(page)
  await expect(card(page, 'Adrianople')).toBeVisible()
  expect(await labelsIn(electron, 'File', 'Recent campaigns')).toEqual(['Adrianople'])
  await choose(electron, 'File', 'Recent campaigns', 'Adrianople')
  await expect(page.getByRole('heading', { level: 1, name: 'Adrianople' })).toBeVisible()
})

function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
