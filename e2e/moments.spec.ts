// Great moments over the table, and fights of one's own that wait.
import { expect, test } from './app.ts'
import { answerSomehow, awaitNext, decision, openAt, sitAlone } from './player.ts'

test('great moments come while others play; any key ends one and does nothing else', async ({ app }) => {
  app.prefer('moments', 'show')
  const { page } = await app.start()
  await sitAlone(page, 'Moments')
  const moment = page.locator('.moment')
  await expect
    .poll(
      async () => {
        if (await moment.isVisible()) return true
        if (await decision(page).isVisible()) await answerSomehow(page).catch(() => undefined)
        return moment.isVisible()
      },
      { timeout: 40_000 }
    )
    .toBe(true)
  const said = await moment.locator('.moment__words').innerText()
  expect(said).toMatch(/\w+\.$/)
  // F folds the panels, but here it only ends the moment.
  await expect(page.locator('#panel-score')).toHaveAttribute('data-open', 'true')
  await page.keyboard.press('f')
  await expect(moment.getByText(said, { exact: true })).toHaveCount(0)
  await expect(page.locator('#panel-score')).toHaveAttribute('data-open', 'true')
  // The table goes on, whatever moments come until the next question.
  await expect
    .poll(async () => {
      if (await moment.isVisible()) await page.keyboard.press('x')
      return decision(page).isVisible()
    })
    .toBe(true)
})

test('a fight of one’s own waits for the player before the game goes on', async ({ app }) => {
  app.prefer('own-fights', 'wait')
  app.prefer('fights', 'result')
  const page = await openAt(app, 'battle-losses')
  const arena = page.getByRole('region', { name: 'What is going on' })
  const goOn = arena.getByRole('button', { name: 'Continue' })
  await expect
    .poll(
      async () => {
        if (await goOn.isVisible()) return true
        await answerSomehow(page).catch(() => undefined)
        return goOn.isVisible()
      },
      { timeout: 30_000 }
    )
    .toBe(true)
  await expect(arena).toContainText(/defeat|resists|falls|beaten off/)
  await goOn.click()
  await expect(goOn).toHaveCount(0)
  expect(await awaitNext(page)).toBe('asked')
})
