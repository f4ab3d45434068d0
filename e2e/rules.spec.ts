// The rules in the app: opened from a citation, searched, read from section to section, in both languages.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { decision, openAt } from './player.ts'

const book = (page: Page) => page.getByRole('dialog', { name: /^(The rules|Las reglas)$/ })
const openSection = (page: Page) => book(page).locator('.rules__section[data-asked]')

test('a decision leads to its rule, and a search from there to another', async ({ app }) => {
  const page = await openAt(app, 'march')
  await decision(page).getByRole('button', { name: 'Rule XVIII.A: Movement' }).click()
  await expect(openSection(page)).toHaveAttribute('data-section', 'XVIII.A')
  await expect(openSection(page)).toBeInViewport()

  await book(page).getByRole('searchbox').fill('interception bosporus')
  await book(page)
    .getByRole('button', { name: /XIX\.A Interception/ })
    .click()
  await expect(openSection(page)).toHaveAttribute('data-section', 'XIX.A')
  await expect(openSection(page).getByRole('row', { name: '−2 besides, for the Bosporus' })).toBeVisible()

  // One click opens a section that the text names, another leads back.
  await book(page).getByRole('button', { name: 'Battle', exact: false }).first().click()
  await book(page).locator('[data-section="XX.H"]').getByRole('button', { name: 'XXIX.B' }).click()
  await expect(openSection(page)).toHaveAttribute('data-section', 'XXIX.B')
  await book(page).getByRole('button', { name: 'Back to XX' }).click()
  await expect(book(page).getByRole('heading', { name: 'Battle', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book(page)).toBeHidden()
  await expect(decision(page)).toBeVisible()
})

test('a key opens the rules, a search may find nothing, and a section says how we read it', async ({
  app
}) => {
  const page = await openAt(app, 'administration-type')
  await page.keyboard.press('b')
  await expect(book(page)).toBeVisible()
  await book(page).getByRole('searchbox').fill('zeppelin')
  await expect(book(page).getByRole('status')).toHaveText('No section says that.')
  await book(page).getByRole('searchbox').fill('XII.B')
  await book(page)
    .getByRole('button', { name: /^XII\.B/ })
    .click()
  await openSection(page)
    .getByText(/^How we read it/)
    .click()
  await expect(openSection(page)).toContainText('Does a Limes count as a unit for control?')
})

test('in Spanish the search finds a rule by its words, with or without accents', async ({ app }) => {
  app.prefer('language', 'es')
  await app.stage('march')
  const { page } = await app.start()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await decision(page).getByRole('button', { name: 'Regla XVIII.A: Movimiento' }).click()
  await expect(openSection(page)).toContainText('la nación mueve las unidades que quiera')
  await book(page).getByRole('searchbox').fill('emboscada montana')
  await book(page)
    .getByRole('button', { name: /XX\.D Ronda de disparo/ })
    .click()
  await expect(openSection(page)).toContainText('Quien embosca dispara primero')
})
