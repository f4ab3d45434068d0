// The story of a finished campaign: read at the table, and saved as one file that needs neither app nor network.
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'

async function openStory(page: Page): Promise<void> {
  await page.locator('.campaign .button--primary').click()
  await expect(page.locator('.game-over')).toBeVisible()
  await page.keyboard.press('c')
  // The page requests the maps of the turns one after the other.
  await expect(page.getByRole('dialog').locator('.lapse')).toBeVisible({ timeout: 30_000 })
}

test('a story shows standings, the map, a chronicle, points, dice and leaders', async ({ app }) => {
  test.slow()
  await app.stage('over')
  const { page } = await app.start()
  await openStory(page)
  const story = page.getByRole('dialog', { name: 'The story of the campaign' })
  for (const name of [
    'How it ended',
    'The map through the years',
    'Chronicle',
    'Where the points came from'
  ]) {
    await expect(story.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(story.getByRole('heading', { level: 2, name: 'What the dice gave' })).toBeVisible()
  await expect(story.getByRole('heading', { level: 2, name: 'Hall of leaders' })).toBeVisible()
  await expect(story.locator('.tale__turn').first()).toContainText('the long contest of the peoples begins')
  await expect(story.locator('.luck tbody tr').first()).toContainText(/\d/)

  const slider = story.getByRole('slider', { name: 'Moment of the campaign' })
  const held = () => story.locator('.lapse .map-picture .side--romans').count()
  await slider.fill('0')
  await expect(story.locator('.lapse__year')).toHaveText('350')
  const before = await held()
  await slider.press('End')
  expect(await held()).not.toBe(before)
  await story.getByRole('button', { name: 'Play' }).click()
  await expect(story.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(slider).not.toHaveValue('0')
})

test('the saved story opens in a bare browser, without scripts and without a network', async ({
  app,
  openBrowser,
  shell
}) => {
  test.slow()
  test.skip(shell === 'electron', 'both shells save the same file')
  await app.stage('over')
  const { page, exported } = await app.start()
  await openStory(page)
  const { name, path } = await exported(() =>
    page.getByRole('button', { name: 'Save as a web page' }).click()
  )
  expect(name).toBe('over.html')
  // Gives the file the name that a friend would see.
  const file = join(app.dataDir, name)
  copyFileSync(path, file)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/)

  const bare = await (await openBrowser()).newContext({ javaScriptEnabled: false, offline: true })
  const reader = await bare.newPage()
  const requests: string[] = []
  reader.on('request', (request) => requests.push(request.url()))
  const problems: string[] = []
  reader.on('console', (message) => problems.push(message.text()))
  const address = pathToFileURL(file).href
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1, name: 'over' })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 2, name: 'Chronicle' })).toBeVisible()

  // The reader changes the year without any script.
  const maps = reader.locator('.printed-maps figure')
  await expect(maps.last()).toBeVisible()
  await reader.getByText('Turn 3', { exact: true }).click()
  await expect(reader.getByRole('img', { name: 'Turn 3, its end' })).toBeVisible()
  await expect(maps.last()).toBeHidden()
  expect(requests.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([])
  expect(problems).toEqual([])
  await bare.close()
})
