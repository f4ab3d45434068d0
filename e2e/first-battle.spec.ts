// The first battle from its beginning to its end, in both languages, by the hints of the coach.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { questionNumber } from './player.ts'

test.use({ trace: 'off' })

const languages = [
  { language: 'en', name: 'The first battle', won: 'Goths' },
  { language: 'es', name: 'La primera batalla', won: 'godos' }
] as const

for (const { language, name, won } of languages) {
  test(`the first battle is won by following the hints, ${language}`, async ({ app }) => {
    test.setTimeout(240_000)
    app.prefer('language', language)
    const { page } = await app.start()
    await page.locator('.shelf button, .shelf__game button, .games button').first().click()
    await page.locator('.scenario-card').filter({ hasText: name }).getByRole('radio').check()
    await page.locator('.sheet__foot button[type=submit]').click()
    const over = page.locator('.game-over')
    const asked = page.locator('form.decision')
    let answers = 0
    for (; answers < 60; answers++) {
      await expect(asked.or(over).first()).toBeVisible({ timeout: 30_000 })
      if (await over.isVisible()) break
      await answerByHint(page)
    }
    expect(answers).toBeLessThan(40)
    await expect(over).toContainText(new RegExp(won, 'i'))
    await expect(over).toContainText('9')
  })
}

/** Asks for the hint and gives the answer that it proposes; where the stage asks, the first that it offers. */
async function answerByHint(page: Page): Promise<void> {
  const before = await questionNumber(page)
  const passed = async () => (await questionNumber(page)) !== before
  await page.keyboard.press('h')
  await page
    .locator('.hint')
    .waitFor({ timeout: 4000 })
    .catch(() => undefined)
  for (let tries = 0; tries < 8 && !(await passed()); tries++) {
    await page.keyboard.press('Control+Enter')
    await page.waitForTimeout(400)
    if (await passed()) return
    const offered = page.locator('.choice-bar button, .arena__foot .button, .orders__end').first()
    if (await offered.isVisible()) await offered.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(400)
  }
}
