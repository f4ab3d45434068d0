import type { WebSocketRoute } from '@playwright/test'
import { expect, test } from './app.ts'
import { addressFrom, spawnBrowserMode } from './browser-mode.ts'
import { answerSomehow, decision, questionNumber, settledText, sitAlone, tableText } from './player.ts'
import { endProcess } from './process.ts'

const LOST = 'The game cannot be reached.'

test('the page shows a lost connection, reconnects by itself, and the game goes on where it was', async ({
  app,
  browser
}) => {
  const server = spawnBrowserMode(app.dataDir)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const connection: { open: WebSocketRoute[]; cut: boolean } = { open: [], cut: false }
    await page.routeWebSocket('**/bridge', (route) => {
      if (connection.cut) return void route.close()
      route.connectToServer()
      connection.open.push(route)
    })
    await page.goto(await addressFrom(server))
    await sitAlone(page, 'Storm')
    const before = await settledText(page)

    connection.cut = true
    for (const route of connection.open.splice(0)) await route.close()
    await expect(page.getByRole('alert')).toContainText(LOST)
    // Neither the panel nor the stage can send anything now.
    const senders = page.locator('.decision__foot button[type=submit], .arena__foot .button--primary')
    for (const sender of await senders.all()) await expect(sender).toBeDisabled()

    connection.cut = false
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

test('a map that a lost connection kept from loading appears after it is back', async ({ app, browser }) => {
  const server = spawnBrowserMode(app.dataDir)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const connection = { cut: false, lost: 0 }
    await page.route('**', (route) => {
      if (!connection.cut) return route.continue()
      connection.lost += 1
      return route.abort('connectionrefused')
    })
    await page.goto(await addressFrom(server))
    // The page loads the game with the form, and the board, its drawing and its painter with the table.
    await page.getByRole('button', { name: /^Play Invasions/ }).click()
    await expect(page.getByLabel('Title')).toBeVisible()
    await page.goBack()
    connection.cut = true
    await sitAlone(page, 'Fog')
    await expect.poll(() => connection.lost).toBeGreaterThan(2)
    await expect(page.locator('.province-map canvas')).toHaveCount(0)

    connection.cut = false
    await expect(page.locator('.province-map canvas').first()).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('.stumbled')).toHaveCount(0)
  } finally {
    await context.close()
    await endProcess(server, 'SIGKILL')
  }
})

test('after a power cut only the address of the new start leads back to the same game', async ({
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

    // The second start does not accept the session of the first.
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
