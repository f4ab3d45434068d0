import type { ElectronApplication } from '@playwright/test'
import {
  answerSomehow,
  beginCampaign,
  decision,
  questionNumber,
  settledText,
  sitAlone,
  tableText
} from '../player.ts'
import { choose, expect, test } from './desktop.ts'

function bounds(electron: ElectronApplication) {
  return electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())
}

test('a window opens again with the size and position that it had', async ({ desktop }) => {
  const { electron, page, stop } = await desktop.start()
  await expect(page.getByRole('button', { name: /^Play Invasions/ })).toBeVisible()
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
  const settled = await settledText(page)
  await expect.poll(() => tableText(second)).toEqual(settled)

  // A setting that is made in one window applies in the other.
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(second.locator('html')).toHaveAttribute('lang', 'es')

  await second.close()
  await expect(decision(page)).toBeVisible()
  expect(electron.windows()).toHaveLength(1)
})

test('the window is dark from the start if the system is, unless the player chooses otherwise', async ({
  desktop
}) => {
  const { electron, page } = await desktop.start({ args: ['--force-dark-mode'] })
  const windowColour = () =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor())
  const pageColour = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  expect(await windowColour()).toBe('#14101C')
  await expect.poll(pageColour).toBe('rgb(20, 16, 28)')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Light', exact: true }).check()
  await expect.poll(windowColour).toBe('#F1E8D6')
  await expect.poll(pageColour).toBe('rgb(241, 232, 214)')
})

test('on a high-density display the map has twice the pixels', async ({ desktop }) => {
  const { page } = await desktop.start({ args: ['--force-device-scale-factor=2'] })
  // At twice the density the test's small screen has half the room. The map is there, even if panels cover it.
  await beginCampaign(page, { title: 'Fine', seed: 'e2e' })
  const pixelRatio = `(() => {
    const canvas = document.querySelector('.province-map canvas')
    return canvas ? Math.round(canvas.width / canvas.getBoundingClientRect().width) : 0
  })()`
  await expect.poll(() => page.evaluate(pixelRatio)).toBe(2)
})

test('the menu turns full screen on and off', async ({ desktop }) => {
  const { electron, page } = await desktop.start()
  await expect(page.getByRole('button', { name: /^Play Invasions/ })).toBeVisible()
  const isFull = () =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen())
  await choose(electron, 'View', 'Full screen')
  await expect.poll(isFull).toBe(true)
  await choose(electron, 'View', 'Full screen')
  await expect.poll(isFull).toBe(false)
})
