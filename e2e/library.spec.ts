import { readFileSync } from 'node:fs'
import { expect, test } from './app.ts'
import { backToLibrary, beginCampaign, card, continueCampaign, fromMenu } from './player.ts'

const TITLE = 'Adrianople'

test('an empty library invites the player to begin, and shows the new campaign', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Four peoples, three centuries, one map' })).toBeVisible()
  await beginCampaign(page, { title: TITLE })
  await backToLibrary(page)
  const begun = card(page, TITLE)
  await expect(begun).toContainText('Player 1')
  await expect(begun).toContainText(/Turn \d+/)
  await expect(begun).toContainText(/\d{3} AD/)
  await expect(page.getByText('1 campaign', { exact: true })).toBeVisible()
  await continueCampaign(page, TITLE)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
})

test('a campaign without a title or a nameless person cannot begin, and the page says why', async ({
  page
}) => {
  await page.getByRole('button', { name: /^Play Invasions/ }).click()
  await page.getByLabel('Title').fill(' ')
  await expect(page.getByRole('alert')).toHaveText('Give the campaign a title.')
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeDisabled()
  await page.getByLabel('Title').fill(TITLE)
  await page.getByLabel('Name of the player of the Romans').fill('')
  await expect(page.getByRole('alert')).toHaveText('Give each person a name.')
})

test('Enter renames a campaign in place; Escape keeps its title', async ({ page }) => {
  await beginCampaign(page, { title: TITLE })
  await backToLibrary(page)
  await fromMenu(page, TITLE, 'Rename')
  await page.getByLabel('Title of the campaign').fill('Not this')
  await page.keyboard.press('Escape')
  await expect(card(page, TITLE)).toBeVisible()
  await fromMenu(page, TITLE, 'Rename')
  await page.getByLabel('Title of the campaign').fill('The Danube')
  await page.keyboard.press('Enter')
  await expect(card(page, 'The Danube')).toBeVisible()
  await page.reload()
  await expect(card(page, 'The Danube')).toBeVisible()
})

test('a campaign is duplicated, deleted, and restored', async ({ page }) => {
  await beginCampaign(page, { title: TITLE })
  await backToLibrary(page)
  await fromMenu(page, TITLE, 'Duplicate')
  await expect(card(page, `${TITLE} (copy)`)).toBeVisible()
  await fromMenu(page, TITLE, 'Delete')
  await expect(card(page, TITLE)).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, TITLE)).toBeVisible()
  await expect(card(page, `${TITLE} (copy)`)).toBeVisible()
})

test('the library finds campaigns by title and player, sorts them, and puts them away', async ({ page }) => {
  for (const title of ['Adrianople', 'Châlons']) {
    await beginCampaign(page, { title })
    await backToLibrary(page)
  }
  const titles = page.locator('.campaign__title')
  await expect(titles).toHaveText(['Châlons', 'Adrianople'])
  await expect(card(page, 'Adrianople').getByRole('img', { name: 'Who holds what' })).toBeVisible()
  await page.getByLabel('Order').selectOption({ label: 'Title' })
  await expect(titles).toHaveText(['Adrianople', 'Châlons'])

  const search = page.getByRole('searchbox', { name: 'Search by title, player or game' })
  await search.fill('chalons player')
  await expect(titles).toHaveText(['Châlons'])
  await search.fill('nothing like it')
  await expect(page.getByText('No campaign matches.')).toBeVisible()
  await search.fill('')

  await fromMenu(page, 'Châlons', 'Put away')
  await expect(titles).toHaveText(['Adrianople'])
  await page.reload()
  await expect(titles).toHaveText(['Adrianople'])
  await page.getByRole('button', { name: 'Put away: 1' }).click()
  await expect(titles).toHaveText(['Châlons'])
  await fromMenu(page, 'Châlons', 'Take out again')
  await expect(titles).toHaveText(['Adrianople', 'Châlons'])
})

test('the player exports a campaign to a file and imports it, by picker and by drop', async ({ app }) => {
  const { page, exported } = await app.start()
  await beginCampaign(page, { title: TITLE })
  await backToLibrary(page)
  const { name, path } = await exported(() => fromMenu(page, TITLE, 'Export'))
  expect(name).toBe(`${TITLE}.invasions`)

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import' }).click()
  await (await chooser).setFiles(path)
  // The library holds this campaign already.
  const question = page.getByRole('dialog', { name: `“${TITLE}” is here already` })
  await question.getByRole('button', { name: 'Keep both' }).click()
  await expect(card(page, `${TITLE} (copy)`)).toHaveCount(1)
  await expect(card(page, TITLE)).toHaveCount(1)

  // A string, because the specs compile without the page's own types.
  const dropped = await page.evaluateHandle(`(() => {
    const data = new DataTransfer()
    data.items.add(new File([${JSON.stringify(readFileSync(path, 'utf8'))}], 'dropped.invasions'))
    return data
  })()`)
  await page.dispatchEvent('.drop-zone', 'dragenter', { dataTransfer: dropped })
  await expect(page.getByText('Drop the campaign file to import it')).toBeVisible()
  await page.dispatchEvent('.drop-zone', 'drop', { dataTransfer: dropped })
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(question).toHaveCount(0)
  await page.dispatchEvent('.drop-zone', 'drop', { dataTransfer: dropped })
  await question.getByRole('button', { name: 'Open the one that is here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible()
  await backToLibrary(page)
  await expect(page.locator('.campaign__title')).toHaveCount(2)

  // A campaign that is no longer here comes back without a question.
  for (const title of [`${TITLE} (copy)`, TITLE]) await fromMenu(page, title, 'Delete')
  await page.dispatchEvent('.drop-zone', 'drop', { dataTransfer: dropped })
  await expect(page.getByText(`“${TITLE}” was imported.`)).toBeVisible()
  await expect(card(page, TITLE)).toHaveCount(1)
})

test('the page says why it refuses a file that is no campaign, and changes nothing', async ({ page }) => {
  await beginCampaign(page, { title: TITLE })
  await backToLibrary(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import' }).click()
  await (await chooser).setFiles({
    name: 'x.invasions',
    mimeType: 'text/plain',
    buffer: Buffer.from('{"a":1')
  })
  await expect(page.getByRole('status')).toContainText('This file is not a campaign, or it is damaged.')
  await expect(card(page, TITLE)).toHaveCount(1)
})

test('language, theme and text size change at once, and stay after a restart', async ({ app }) => {
  const { page, stop } = await app.start()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'Large', exact: true }).check()
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(page.getByRole('heading', { name: 'Cuatro pueblos, tres siglos, un mapa' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await stop()
  const { page: later } = await app.start()
  await expect(later.getByRole('button', { name: /^Jugar a Invasiones/ })).toBeVisible()
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(later.locator('html')).toHaveAttribute('data-text-size', 'large')
})

test('a campaign can be begun with the keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: /^Play Invasions/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Title').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(TITLE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
})
