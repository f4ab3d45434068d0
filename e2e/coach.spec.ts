// A newcomer's first turn with the coach, in both languages: lesson by lesson, interrupted and resumed.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { decision } from './player.ts'

const languages = [
  {
    language: 'en',
    continues: 'Continue',
    title: 'First steps',
    begin: 'Take the first steps',
    next: 'Go on',
    tell: 'Tell me now',
    done: 'Done',
    wants: 'These are worth most to you',
    odds: 'The bar shows your odds'
  },
  {
    language: 'es',
    continues: 'Continuar',
    title: 'Primeros pasos',
    begin: 'Dar los primeros pasos',
    next: 'Seguir',
    tell: 'Cuéntamelo ya',
    done: 'Listo',
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
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'card')
    if ((await lesson(page).getAttribute('data-told')) === null)
      await coach(page).getByRole('button', { name: texts.tell }).click()
    await next(page)

    // The lesson on marches opens at a march question, and ends when the player has given an order.
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'march')
    await expect(decision(page)).toHaveAttribute('data-kind', 'march')
    await expect(lesson(page)).toHaveAttribute('data-told', 'true')
    await page.keyboard.press('Control+Enter')
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'battle')
    if ((await lesson(page).getAttribute('data-told')) === null)
      await coach(page).getByRole('button', { name: texts.tell }).click()
    await expect(lesson(page)).toContainText(texts.odds)
    await next(page)
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'siege')
    if ((await lesson(page).getAttribute('data-told')) === null)
      await coach(page).getByRole('button', { name: texts.tell }).click()
    await next(page)
    await expect(lesson(page)).toHaveAttribute('data-lesson', 'scores')
    await coach(page).getByRole('button', { name: texts.done }).click()
    await expect(coach(page)).toBeHidden()
  })
}

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
