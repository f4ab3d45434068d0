import type { WebSocketRoute } from '@playwright/test'
import { expect, test } from './app.ts'
import { addressFrom, spawnBrowserMode } from './browser-mode.ts'
import { answerSomehow, decision, questionNumber, settledText, sitAlone, tableText } from './player.ts'
import { endProcess } from './process.ts'

const LOST = 'The game cannot be reached.'

test('a lost connection is shown, healed by itself, and the game goes on where it was', async ({
  app,
  browser
}) => {
  const server = spawnBrowserMode(app.dataDir)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const line: { open: WebSocketRoute[]; cut: boolean } = { open: [], cut: false }
    await page.routeWebSocket('**/bridge', (route) => {
      if (line.cut) return void route.close()
      route.connectToServer()
      line.open.push(route)
    })
    await page.goto(await addressFrom(server))
    await sitAlone(page, 'Storm')
    const before = await settledText(page)

    line.cut = true
    for (const route of line.open.splice(0)) await route.close()
    await expect(page.getByRole('alert')).toContainText(LOST)
    // In the panel or on the stage: nothing can be sent now.
    const senders = page.locator('.decision__foot button[type=submit], .arena__foot .button--primary')
    for (const sender of await senders.all()) await expect(sender).toBeDisabled()

    line.cut = false
    await expect(page.getByText(LOST)).toHaveCount(0, { timeout: 15_000 })
    await expect.poll(() => tableText(page)).toEqual(before)

    const number = await questionNumber(page)
    await answerSomehow(page)
    await expect(decision(page)).toBeVisible()
    expect(await questionNumber(page)).not.toBe(number)
  } finally {
    await context.close()
    await endProcess(server, 'SIGKILL')
  }
})

test('a map that was on its way when the line broke is there once it is mended', async ({ app, browser }) => {
  const server = spawnBrowserMode(app.dataDir)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const line = { cut: false, lost: 0 }
    await page.route('**', (route) => {
      if (!line.cut) return route.continue()
      line.lost += 1
      return route.abort('connectionrefused')
    })
    await page.goto(await addressFrom(server))
    // The board, its drawing and its painter come with the table.
    await expect(page.getByRole('button', { name: 'Begin the first campaign' })).toBeVisible()
    line.cut = true
    await sitAlone(page, 'Fog')
    await expect.poll(() => line.lost).toBeGreaterThan(2)
    await expect(page.locator('.province-map canvas')).toHaveCount(0)

    line.cut = false
    await expect(page.locator('.province-map canvas').first()).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('.stumbled')).toHaveCount(0)
  } finally {
    await context.close()
    await endProcess(server, 'SIGKILL')
  }
})

test('after a power cut the game goes on where it was, by the address of the new start only', async ({
  app,
  browser
}) => {
  let server = spawnBrowserMode(app.dataDir)
  const context = await browser.newContext()
  try {
    const address = await addressFrom(server)
    const page = await context.newPage()
    await page.goto(address)
    await sitAlone(page, 'Storm')
    const before = await settledText(page)
    const table = page.url()

    await endProcess(server, 'SIGKILL')
    await expect(page.getByText(LOST)).toBeVisible()
    server = spawnBrowserMode(app.dataDir, new URL(address).port)
    const next = await addressFrom(server)

    // The session of the first start is worth nothing to the second.
    expect((await page.goto(address))?.status()).toBe(401)
    await page.goto(next)
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
    await page.goto(table)
    await expect.poll(() => tableText(page)).toEqual(before)
  } finally {
    await context.close()
    await endProcess(server, 'SIGKILL')
  }
})
