import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import {
  backToLibrary,
  card,
  decision,
  openAt,
  placeUnitsMyself,
  questionNumber,
  sitAlone
} from './player.ts'

/** The option that a digit chooses. */
function optionAt(page: Page, digit: string) {
  const key = page.locator('kbd', { hasText: new RegExp(`^${digit}$`) })
  return decision(page).locator('.choice').filter({ has: key }).getByRole('radio')
}

test('? lists every key, in both languages', async ({ app }) => {
  const page = await openAt(app, 'administration-card')
  const list = page.getByRole('dialog')
  await page.keyboard.press('?')
  await expect(list.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(list.getByText('Take back your last answer')).toBeVisible()
  await expect(list.getByText('Home', { exact: true })).toBeVisible()
  // While the list is open, keys do not reach the table.
  await page.keyboard.press('1')
  await expect(optionAt(page, '1')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.keyboard.press('ControlOrMeta+,')
  await page.getByRole('radio', { name: 'Español' }).check()
  await page.getByRole('button', { name: 'Atajos de teclado' }).click()
  await expect(list.getByRole('heading', { name: 'Atajos de teclado' })).toBeVisible()
  await expect(list.getByText('Retirar tu última respuesta')).toBeVisible()
  await expect(list.getByText('Inicio', { exact: true })).toBeVisible()
  await list.getByRole('button', { name: 'Cerrar' }).click()
  await expect(list).toBeHidden()
  await page.keyboard.press('1')
  await expect(optionAt(page, '1')).toBeChecked()
})

test('slash opens the search for a place from anywhere, and typing there triggers no shortcut', async ({
  app
}) => {
  const page = await openAt(app, 'administration-card')
  const box = page.getByRole('combobox', { name: 'Find a place' })
  await expect(async () => {
    // The map takes keys once it is drawn.
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('1?/+')
  await expect(box).toHaveValue('1?/+')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(optionAt(page, '1')).not.toBeChecked()
})

test('a key takes the last answer back, and the button names the key', async ({ app }) => {
  const page = await openAt(app, 'purchases')
  await placeUnitsMyself(page)
  const before = await questionNumber(page)
  await decision(page)
    .getByRole('button', { name: /^More: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => questionNumber(page)).not.toBe(before)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', /\((Ctrl|⌘)\+Z\)$/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => questionNumber(page)).toBe(before)
})

test('a menu closes at Escape, gives the focus back, and closes at a click elsewhere', async ({ page }) => {
  const title = 'By keys'
  await sitAlone(page, title)
  await backToLibrary(page)
  const button = card(page, title).getByRole('button', { name: 'More for' })
  const item = page.getByRole('button', { name: 'Duplicate' })
  await button.click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(item).toBeVisible()
  await page.getByRole('heading', { name: 'Campaigns' }).click()
  await expect(item).toBeHidden()
})
