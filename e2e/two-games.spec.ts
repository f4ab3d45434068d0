// The boundary between the app and its games: the toy game of the engine's tests stands on the shelf beside the
// app's own, and is set up, played, saved and resumed through the real host and the real page.
import { spawn } from 'node:child_process'
import { inRoot, root } from '../tools/root.ts'
import { expect, test } from './app.ts'
import { addressFrom } from './browser-mode.ts'
import { backToLibrary, card, continueCampaign, decision } from './player.ts'
import { endProcess } from './process.ts'

test('another game is set up, played by two people at once, left and resumed', async ({ app, browser }) => {
  const script = ['--disable-warning=ExperimentalWarning', inRoot('main/testing/two-games.ts')]
  const child = spawn(process.execPath, [...script, app.dataDir, inRoot('dist/two-games')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const page = await browser.newPage()
  try {
    await page.goto(await addressFrom(child))
    await page.getByRole('button', { name: 'Begin the first campaign' }).click()

    // Its own set-up: the sides follow from the options.
    await page.getByRole('radio', { name: 'River race' }).check()
    await page.getByLabel('Crews').fill('3')
    await expect(page.getByRole('listitem').filter({ hasText: 'East' })).toBeVisible()
    await page.getByLabel('Crews').fill('2')
    await expect(page.getByRole('listitem').filter({ hasText: 'East' })).toHaveCount(0)
    await page.getByLabel('Each crew chooses its boat').check()
    await page.getByLabel('Title').fill('Down the river')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()

    // Both are asked at once: the person answers, the computer has or will.
    await expect(page.getByRole('heading', { name: 'Which boat do you take?' })).toBeVisible()
    await decision(page).getByRole('radio', { name: 'The raft' }).check()
    await page.getByRole('button', { name: 'Confirm' }).click()

    // Its own view of one kind of question, its own words, panels and board.
    await expect(page.getByRole('heading', { name: 'What do you load?' })).toBeVisible()
    await expect(page.getByText('North takes The raft.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'The river' })).toBeVisible()
    await expect(page.getByText('North: no card')).toBeVisible()
    await decision(page).getByRole('radio', { name: '2 (2)' }).check()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('North loads 2 rations.')).toBeVisible()
    await decision(page).getByRole('radio', { name: 'Row' }).check()
    await page.getByRole('button', { name: 'Confirm' }).click()
    // The computer's crew may have rowed since.
    await expect(page.getByText('The crew pulls').first()).toBeVisible()

    // On the library's card, and back at the same question.
    await expect(page.getByRole('heading', { name: 'What do you load?' })).toBeVisible()
    await backToLibrary(page)
    await expect(card(page, 'Down the river').getByText('Round 2')).toBeVisible()
    await continueCampaign(page, 'Down the river')
    await expect(page.getByRole('heading', { name: 'What do you load?' })).toBeVisible()
    await expect(page.getByText('4 rations aboard').or(page.getByText('2 rations aboard'))).toBeVisible()
  } finally {
    await page.close()
    await endProcess(child, 'SIGTERM')
  }
})
