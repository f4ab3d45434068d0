// The first battle from its beginning to its end, in both languages, by the hints of the coach.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { questionNumber } from './player.ts'

test.use({ trace: 'off' })

const languages = [
  { language: 'en', name: 'The first battle', won: 'Goths', nation: 'Visigoths' },
  { language: 'es', name: 'La primera batalla', won: 'godos', nation: 'Visigodos' }
] as const

for (const { language, name, won, nation } of languages) {
  test(`the first battle is won by following the hints, ${language}`, async ({ app }) => {
    test.setTimeout(240_000)
    app.prefer('language', language)
    const { page } = await app.start()
    // From the first screen to the first decision: three clicks, and less than a minute.
    const began = Date.now()
    await page.locator('.shelf button, .shelf__game button, .games button').first().click()
    await page.locator('.scenario-card').filter({ hasText: name }).getByRole('radio').check()
    await page.locator('.sheet__foot button[type=submit]').click()
    const over = page.locator('.game-over')
    const asked = page.locator('form.decision')
    await expect(asked).toHaveAttribute('data-kind', 'march')
    await expect(asked).toContainText(nation)
    expect(Date.now() - began).toBeLessThan(60_000)
    let answers = 0
    for (; answers < 60; answers++) {
      await expect(asked.or(over).first()).toBeVisible({ timeout: 30_000 })
      if (await over.isVisible()) break
      await answerByHint(page)
    }
    expect(answers).toBeLessThan(40)
    await expect(over).toContainText(new RegExp(won, 'i'))
    await expect(over).toContainText(/9 (points|puntos)/)
  })
}

/** What gives the proposed answer, wherever the question is asked: the hint, the card at the target, the stage. */
const GIVES_ANSWER = [
  '.hint .button:not(.button--quiet)',
  '.target-card__foot .button--primary',
  '.arena__foot .button--primary',
  '.decision__foot button[type=submit]',
  '.choice-bar button',
  '.arena__foot .button'
]

/** Asks for the hint and gives the answer that it proposes. */
async function answerByHint(page: Page): Promise<void> {
  const before = await questionNumber(page)
  const passed = async () => (await questionNumber(page)) !== before
  await page.keyboard.press('h')
  await page
    .locator('.hint, .target-card')
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => undefined)
  for (let tries = 0; tries < 3 && !(await passed()); tries++) {
    for (const place of GIVES_ANSWER) {
      const button = page.locator(place).first()
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue
      await button.click({ timeout: 1500 }).catch(() => undefined)
      await page.waitForTimeout(500)
      if (await passed()) return
    }
  }
}
