import type { ElectronApplication } from '@playwright/test'
import { answerSomehow, beginCampaign, decision, questionNumber, sitAlone, tableText } from '../player.ts'
import { choose, expect, test } from './desktop.ts'

function bounds(electron: ElectronApplication) {
  return electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())
}

test('a window comes back with the size and at the place where it was closed', async ({ desktop }) => {
  const { electron, page, stop } = await desktop.start()
  await expect(page.getByRole('button', { name: 'Begin the first campaign' })).toBeVisible()
  const wanted = { x: 140, y: 90, width: 1010, height: 680 }
  await electron.evaluate(
    ({ BrowserWindow }, where) => BrowserWindow.getAllWindows()[0]?.setBounds(where),
    wanted
  )
  await expect.poll(() => bounds(electron)).toEqual(wanted)
  await stop()
  const { electron: later } = await desktop.start()
  expect(await bounds(later)).toEqual(wanted)
})

test('a second window is at the same table, and both see what either does', async ({ desktop }) => {
  const { electron, page } = await desktop.start()
  await sitAlone(page, 'Two windows')
  const opened = electron.waitForEvent('window')
  await choose(electron, 'File', 'New window')
  const second = await opened
  await expect(decision(second)).toBeVisible()
  expect(await questionNumber(second)).toBe(await questionNumber(page))

  await answerSomehow(second)
  await expect.poll(() => questionNumber(page)).toBe(await questionNumber(second))
  await answerSomehow(page)
  await expect.poll(() => tableText(second)).toEqual(await tableText(page))

  // What is set in one holds in the other.
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(second.locator('html')).toHaveAttribute('lang', 'es')

  await second.close()
  await expect(decision(page)).toBeVisible()
  expect(electron.windows()).toHaveLength(1)
})

test('it goes dark with the system, from the first moment on, unless the player wants otherwise', async ({
  desktop
}) => {
  const { electron, page } = await desktop.start({ args: ['--force-dark-mode'] })
  const paper = () =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor())
  const ink = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  expect(await paper()).toBe('#14101C')
  await expect.poll(ink).toBe('rgb(20, 16, 28)')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Light', exact: true }).check()
  await expect.poll(paper).toBe('#F1E8D6')
  await expect.poll(ink).toBe('rgb(241, 232, 214)')
})

test('on a fine display everything is drawn finely, the map too', async ({ desktop }) => {
  const { page } = await desktop.start({ args: ['--force-device-scale-factor=2'] })
  // The screen of the test is small, twice as fine half as large: the board is there, whatever lies over it.
  await beginCampaign(page, { title: 'Fine', seed: 'e2e' })
  const fineness = `(() => {
    const canvas = document.querySelector('.province-map canvas')
    return canvas ? Math.round(canvas.width / canvas.getBoundingClientRect().width) : 0
  })()`
  await expect.poll(() => page.evaluate(fineness)).toBe(2)
})

test('it fills the screen and comes back', async ({ desktop }) => {
  const { electron, page } = await desktop.start()
  await expect(page.getByRole('button', { name: 'Begin the first campaign' })).toBeVisible()
  const isFull = () =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen())
  await choose(electron, 'View', 'Full screen')
  await expect.poll(isFull).toBe(true)
  await choose(electron, 'View', 'Full screen')
  await expect.poll(isFull).toBe(false)
})
