// The rules in the app: opened by what cites them, searched, read on from section to section, in both languages.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { decision, openAt } from './player.ts'

const book = (page: Page) => page.getByRole('dialog', { name: /^(The rules|Las reglas)$/ })
const asked = (page: Page) => book(page).locator('.rules__section[data-asked]')

test('a decision leads to its rule, and a search from there to another', async ({ app }) => {
  const page = await openAt(app, 'march')
  await decision(page).getByRole('button', { name: 'Rule XVIII.A: Movement' }).click()
  await expect(asked(page)).toHaveAttribute('data-section', 'XVIII.A')
  await expect(asked(page)).toBeInViewport()

  await book(page).getByRole('searchbox').fill('interception bosporus')
  await book(page)
    .getByRole('button', { name: /XIX\.A Interception/ })
    .click()
  await expect(asked(page)).toHaveAttribute('data-section', 'XIX.A')
  await expect(asked(page).getByRole('row', { name: '−2 besides, for the Bosporus' })).toBeVisible()

  // A section that the text names is a click away, and so is the way back.
  await book(page).getByRole('button', { name: 'Battle', exact: false }).first().click()
  await book(page).locator('[data-section="XX.H"]').getByRole('button', { name: 'XXIX.B' }).click()
  await expect(asked(page)).toHaveAttribute('data-section', 'XXIX.B')
  await book(page).getByRole('button', { name: 'Back to XX' }).click()
  await expect(book(page).getByRole('heading', { name: 'Battle', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book(page)).toBeHidden()
  await expect(decision(page)).toBeVisible()
})

test('the book opens at a key, finds nothing where nothing is said, and tells how we read a rule', async ({
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
  await asked(page)
    .getByText(/^How we read it/)
    .click()
  await expect(asked(page)).toContainText('Does a Limes count as a unit for control?')
})

test('the same in Spanish: a rule is found by its words, with or without accents', async ({ app }) => {
  app.prefer('language', 'es')
  await app.stage('march')
  const { page } = await app.start()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await decision(page).getByRole('button', { name: 'Regla XVIII.A: Movimiento' }).click()
  await expect(asked(page)).toContainText('la nación mueve las unidades que quiera')
  await book(page).getByRole('searchbox').fill('emboscada montana')
  await book(page)
    .getByRole('button', { name: /XX\.D Ronda de disparo/ })
    .click()
  await expect(asked(page)).toContainText('Quien embosca dispara primero')
})
