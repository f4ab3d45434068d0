import { expect, test } from './app.ts'
import { addressFrom, spawnBrowserMode } from './browser-mode.ts'
import { answerSomehow, decision, questionNumber, settledText, sitAlone, tableText } from './player.ts'
import { endProcess } from './process.ts'

test('a lost connection is shown, healed by itself, and the game goes on where it was', async ({
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

    await endProcess(server, 'SIGKILL')
    await expect(page.getByRole('alert')).toContainText('The game cannot be reached.')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()

    server = spawnBrowserMode(app.dataDir, new URL(address).port)
    await addressFrom(server)
    await expect(page.getByText('The game cannot be reached.')).toHaveCount(0, { timeout: 15_000 })
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
