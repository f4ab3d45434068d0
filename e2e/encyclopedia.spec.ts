// The encyclopedia: pages that link to each other, to the map and to the rules, and numbers that explain themselves.
import { expect, test } from './app.ts'
import { openAt } from './player.ts'

test('the page of a province says why it is held, and links to its holder, the rules and the map', async ({
  app
}) => {
  const page = await openAt(app, 'march')
  await page.keyboard.press('e')
  const lore = page.getByRole('dialog', { name: 'Encyclopedia' })
  await lore.getByRole('searchbox').fill('latium')
  await lore.getByRole('navigation').getByRole('button', { name: 'Latium Province', exact: true }).click()
  await expect(lore.locator('.lore__story')).toContainText(/Rome/)
  const why = lore.locator('.why-number').first()
  await why.locator('summary').click()
  await expect(why.getByRole('row').first()).toContainText('XII.')
  const income = lore.locator('.why-number').filter({ hasText: /^Pays the/ })
  await income.locator('summary').click()
  await expect(income.getByRole('row').first()).toContainText('XIV.B')

  await lore.locator('.lore__facts .name--place').click()
  await expect(lore.getByRole('heading', { name: /Roman/, level: 3 })).toBeVisible()
  await lore.locator('.rules__list').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'The rules' })).toBeVisible()
  await page.keyboard.press('Escape')
  await lore.getByRole('button', { name: 'Show on the map' }).click()
  await expect(lore).toBeHidden()
})
