import { scenarios } from '#shared/invasions/content/scenarios/index.ts'
import { expect, test } from './app.ts'
import { backToLibrary, beginCampaign, decision } from './player.ts'

/** The scenario of Attila as a file, with some fields of one's own. */
const mine = (change: object) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ ...scenarios.attila, ...change }))
})

test('the page of a new campaign offers the scenarios, and one made for two has two seats', async ({
  page
}) => {
  await page.getByRole('button', { name: /^Play Invasions/ }).click()
  const cards = page.locator('.scenario-card')
  await expect(cards).toHaveCount(7)
  await cards.filter({ hasText: 'Attila' }).getByRole('radio').check()
  await expect(page.locator('.scenario-choice__introduction')).toContainText('Made for two')
  await expect(page.locator('.seat-row')).toHaveCount(2)
  await expect(page.locator('.seat-row').first()).toContainText('Romans and Goths')
  await page.getByRole('group', { name: 'Seats at the table' }).getByRole('radio').nth(1).check()
  await expect(page.locator('.seat-row')).toHaveCount(3)
  await page.getByRole('group', { name: 'Seats at the table' }).getByRole('radio').nth(2).check()
  await page.getByRole('group', { name: 'How many people play' }).getByRole('radio').nth(2).check()
  await page.getByLabel('Title').fill('Two at the table')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('button', { name: /I am/ }).or(decision(page)).first()).toBeVisible()
})

test('a scenario of one’s own opens the page of a new campaign and is played', async ({ page }) => {
  await beginCampaign(page, { title: 'Before' })
  await backToLibrary(page)
  await page.locator('input[type=file]').setInputFiles(mine({ name: { en: 'My war', es: 'Mi guerra' } }))
  const own = page.locator('.scenario-card').filter({ hasText: 'My war' })
  await expect(own.getByRole('radio')).toBeChecked()
  await expect(own).toContainText('Your own.')
  await page.getByLabel('Title').fill('Mine')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
  await expect(decision(page)).toBeVisible()
})

test('a faulty scenario is explained with the path of the field', async ({ page }) => {
  await beginCampaign(page, { title: 'Before' })
  await backToLibrary(page)
  await page.locator('input[type=file]').setInputFiles(mine({ lastTurn: 2 }))
  const dialog = page.getByRole('dialog', { name: 'mine.json is not a scenario yet' })
  await expect(dialog.getByRole('term').first()).toHaveText('lastTurn')
  await expect(dialog).toContainText('turn 2 is before the first turn, 4')
  await dialog.getByRole('button', { name: 'I see' }).click()
  await expect(dialog).toBeHidden()
})

test('a position is saved as a scenario, and the file is played from there', async ({ app }) => {
  const { page, exported } = await app.start()
  await beginCampaign(page, { title: 'The war so far', seed: 'e2e' })
  await expect(decision(page)).toBeVisible()
  await page.keyboard.press('c')
  const { name, path } = await exported(() =>
    page.getByRole('button', { name: 'Save this position as a scenario' }).click()
  )
  expect(name).toBe('The war so far.json')
  await page.keyboard.press('Escape')
  await backToLibrary(page)
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(
    page.locator('.scenario-card').filter({ hasText: 'The war so far' }).getByRole('radio')
  ).toBeChecked()
  await expect(page.locator('.scenario-choice__introduction')).toContainText('end of turn 1')
})
