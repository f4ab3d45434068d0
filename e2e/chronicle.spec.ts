// The chronicle, the score and a nation's page, read at the table after two turns.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { openAt } from './player.ts'

const page = (table: Page, name: RegExp) => table.getByRole('dialog', { name })

test('a turn ends with a page; the player closes it and finds it again in the score', async ({ app }) => {
  const table = await openAt(app, 'found-kingdom')
  const interlude = table.getByRole('region', { name: /^Turn \d+ is over$/ })
  await expect(interlude.getByRole('heading', { name: 'Land with new masters' })).toBeVisible()
  await interlude.getByRole('button', { name: 'Close' }).click()
  await expect(interlude).toHaveCount(0)

  await table.keyboard.press('p')
  const score = page(table, /^Points, and where they came from$/)
  await expect(score.getByRole('table')).toContainText('In all')
  await expect(score).toContainText('they score next at the end of turn 3')
  await score.getByRole('button', { name: 'Turn 2' }).click()
  const land = score.locator('.story__land').getByRole('button').first()
  await expect(land).toBeVisible()
  await land.click()
  await expect(score).toBeHidden()
})

test('a nation’s page says what its objectives are worth and why, what it has, and what is to come', async ({
  app
}) => {
  const table = await openAt(app, 'found-kingdom')
  await table.getByRole('button', { name: 'Franks', exact: true }).click()
  const franks = page(table, /^Franks$/)
  await expect(franks).toContainText(/\d+ of \d+ points as things stand/)
  await expect(
    franks.getByRole('listitem').filter({ hasText: 'not held (Western Romans)' }).first()
  ).toBeVisible()
  await expect(franks.getByRole('row').filter({ hasText: 'Frankish infantry' })).toBeVisible()
  await table.keyboard.press('Escape')
  await expect(franks).toBeHidden()

  // A number on the nation's card opens the account of that number.
  const card = table
    .getByRole('listitem')
    .filter({ has: table.getByRole('button', { name: 'Franks', exact: true }) })
  await card.getByRole('definition').filter({ hasText: /^\d+$/ }).getByRole('button').nth(2).click()
  await expect(franks.getByRole('heading', { name: 'Counters' })).toBeInViewport({ ratio: 1 })
})

test('the chronicle lists events by turn and activation, with rules and places', async ({ app }) => {
  const table = await openAt(app, 'found-kingdom')
  const chronicle = table.locator('.log__entries')
  await expect(chronicle.locator('.chapter__head--turn').last()).toContainText('Turn 3 begins')
  await chronicle.getByRole('button', { name: /earlier/ }).click()
  await expect(chronicle.locator('.chapter__head--act').first()).toContainText('Activation of the')
  await expect(chronicle.locator('.event__where').first()).toBeVisible()
  await table.getByRole('searchbox', { name: 'Search the chronicle' }).fill('Foedus')
  await expect(chronicle.locator('.rule-chip', { hasText: 'XXVIII' }).first()).toBeVisible()
})
