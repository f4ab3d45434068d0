// A newcomer's first turn with the coach, in both languages: lesson by lesson, interrupted and resumed.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { decision, openAt } from './player.ts'

const languages = [
  {
    language: 'en',
    continues: 'Continue',
    title: 'First steps',
    begin: 'Take the first steps',
    next: 'Go on',
    again: 'Read the first steps again',
    plan: 'What should I be doing?',
    wants: 'These are worth most to you',
    odds: 'The bar shows your odds'
  },
  {
    language: 'es',
    continues: 'Continuar',
    title: 'Primeros pasos',
    begin: 'Dar los primeros pasos',
    next: 'Seguir',
    again: 'Releer los primeros pasos',
    plan: '¿Qué debería hacer?',
    wants: 'Estas son las que más te valen',
    odds: 'La barra muestra tus probabilidades'
  }
] as const

for (const texts of languages) {
  test(`the first turn with the coach, ${texts.language}`, async ({ app }) => {
    // Starts the app twice.
    test.slow()
    app.prefer('language', texts.language)
    app.prefer('coach', 'new')
    await app.stage('march')
    const first = await app.start()
    await first.page.getByRole('button', { name: texts.continues }).click()
    const coach = (page: Page) => page.getByRole('region', { name: texts.title })
    const lesson = (page: Page) => coach(page).locator('.coach')
    const next = (page: Page) => coach(page).getByRole('button', { name: texts.next }).click()

    await coach(first.page).getByRole('button', { name: texts.begin }).click()
    await expect(lesson(first.page)).toContainText(texts.wants)
    await expect(lesson(first.page).getByRole('listitem').first()).toBeVisible()
    await next(first.page)
    await expect(lesson(first.page)).toHaveAttribute('data-lesson', 'map')
    await next(first.page)
    await expect(lesson(first.page)).toHaveAttribute('data-lesson', 'question')

    // The coach resumes where the player left.
    await first.stop()
    const { page } = await app.start()
    await page.getByRole('button', { name: texts.continues }).click()
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'question')
    await next(page)
    // Cards in hand are explained once there are any.
    if ((await lesson(page).getAttribute('data-lesson')) === 'card') await next(page)

    // The lesson on marches is told at a march question, and is done when the player has given an order.
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'march')
    await expect(decision(page)).toHaveAttribute('data-kind', 'march')
    await page.keyboard.press('Control+Enter')
    await expect(lesson(page)).not.toHaveAttribute('data-lesson', 'march')

    // What is left is told when it comes up, and can be read now from the list of keys.
    await page.keyboard.press('?')
    await page.getByRole('button', { name: texts.again }).click()
    const all = page.getByRole('dialog', { name: texts.title })
    await expect(all.locator('details')).toHaveCount(9)
    await all.locator('[data-lesson=battle] summary').click()
    await expect(all.locator('[data-lesson=battle]')).toContainText(texts.odds)
    await page.keyboard.press('Escape')

    // What one could aim for is one click away.
    await page.getByRole('button', { name: texts.plan }).first().click()
    await expect(page.locator('#panel-plan .plan')).toBeVisible()
  })
}

/** The corners and the middle of the coach, as shares of its box. */
const POINTS = [0.04, 0.5, 0.96].flatMap((x) => [0.04, 0.5, 0.96].map((y) => ({ x, y })))

for (const kind of ['march', 'battle-reroll', 'besiege', 'intercept']) {
  test(`at 1280x720 nothing covers the coach and nothing is cut off, at ${kind}`, async ({ app }) => {
    app.prefer('coach', '0')
    const page = await openAt(app, kind)
    await page.setViewportSize({ width: 1280, height: 720 })
    const coach = page.locator('#panel-coach')
    await expect(coach).toBeVisible()
    // The window has just changed its size, and the fight makes room in the frames after that.
    await expect(async () => {
      const box = await coach.boundingBox()
      if (!box) throw new Error('the coach has no box')
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(1280)
      expect(box.y + box.height).toBeLessThanOrEqual(720)
      for (const { x, y } of POINTS) {
        const at = { x: box.x + box.width * x, y: box.y + box.height * y }
        const covers = await page.evaluate<boolean>(
          `document.elementFromPoint(${at.x}, ${at.y})?.closest('#panel-coach') === null`
        )
        expect(covers, `at ${x}, ${y}`).toBe(false)
      }
      // The words of the lesson need no scrolling.
      const hidden = await page.evaluate<number>(
        `(() => { const body = document.querySelector('#panel-coach .panel__body'); return body.scrollHeight - body.clientHeight })()`
      )
      expect(hidden).toBeLessThanOrEqual(1)
    }).toPass({ timeout: 5000 })
  })
}

test('a finished campaign has no coach', async ({ app }) => {
  app.prefer('coach', 'new')
  const page = await openAt(app, 'over')
  await expect(page.locator('.game-over')).toBeVisible()
  await expect(page.locator('#panel-coach')).toHaveCount(0)
})

test('the coach does not ask again after the player has declined', async ({ app }) => {
  app.prefer('coach', 'new')
  await app.stage('march')
  const { page } = await app.start()
  const open = () => page.getByRole('button', { name: 'Continue' }).click()
  await open()
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(page.getByRole('region', { name: 'First steps' })).toBeHidden()
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await open()
  await expect(decision(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'First steps' })).toBeHidden()
})
