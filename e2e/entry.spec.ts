import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../tools/root.ts'
import { expect, test } from './app.ts'
import { addressFrom, spawnBrowserMode } from './browser-mode.ts'
import { card } from './player.ts'
import { endProcess } from './process.ts'

const SAVED = 'Random play fixture'

test('a campaign of other rules offers to look, to export, or to go on', async ({ app }) => {
  copyFileSync(inRoot('main/testing/saves/rules-1-library-2.db'), join(app.dataDir, 'campaigns.db'))
  const { page, exported } = await app.start()
  await expect(card(page, SAVED)).toContainText('Played under other rules')
  await card(page, SAVED).getByRole('button', { name: 'Watch' }).click()
  await expect(page.getByRole('heading', { name: `“${SAVED}” was played under other rules` })).toBeVisible()

  await page.getByRole('button', { name: 'Only look' }).click()
  await expect(page.getByText('as it was recorded after 100 decisions')).toBeVisible()
  const { name } = await exported(() => page.getByRole('button', { name: 'Export' }).click())
  expect(name).toContain(SAVED)
  await expect(page.locator('.toasts')).toContainText('the order of the decks')

  await page.getByRole('button', { name: 'Go on under the new rules' }).click()
  await expect(page.locator('.toasts')).toContainText('A copy with them is kept')
  await expect(page.getByText('as it was recorded')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: SAVED })).toBeVisible()
})

test.describe('in browser mode', () => {
  test.skip(({ shell }) => shell === 'electron', 'the installed app has neither address nor token')

  test('the address in the entry file opens the app, once', async ({ app, browser }) => {
    const server = spawnBrowserMode(app.dataDir)
    const context = await browser.newContext()
    try {
      const file = join(app.dataDir, 'entry.html')
      const address = await addressFrom(server)
      writeFileSync(file, `<meta http-equiv="refresh" content="0; url=${address}">`)
      const page = await context.newPage()
      await page.goto(pathToFileURL(file).href)
      await expect(page.getByRole('button', { name: /^Play Invasions/ })).toBeVisible()
      expect(page.url()).not.toContain('token')
      const stranger = await (await browser.newContext()).newPage()
      expect((await stranger.goto(address))?.status()).toBe(401)
      await stranger.context().close()
    } finally {
      await context.close()
      await endProcess(server, 'SIGKILL')
    }
  })

  test('a second start prints an address of the running app', async ({ app, browser }) => {
    const first = spawnBrowserMode(app.dataDir)
    const context = await browser.newContext()
    try {
      const address = new URL(await addressFrom(first))
      const fresh = new URL(await addressFrom(spawnBrowserMode(app.dataDir)))
      expect(fresh.port).toBe(address.port)
      const page = await context.newPage()
      await page.goto(fresh.href)
      await expect(page.getByRole('button', { name: /^Play Invasions/ })).toBeVisible()
    } finally {
      await context.close()
      await endProcess(first, 'SIGKILL')
    }
  })
})
