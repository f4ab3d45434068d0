// The boundary between the app and its games: adds the toy game of the engine's tests to the app's own games, then
// sets it up, plays, saves and resumes it through the real host and the real page.
import { spawn } from 'node:child_process'
import type { Browser, Page } from '@playwright/test'
import { compileCache } from '../tools/check/compile-cache.ts'
import { inRoot, root } from '../tools/root.ts'
import { type AppControl, expect, test } from './app.ts'
import { addressFrom } from './browser-mode.ts'
import { backToLibrary, card, continueCampaign, curtain, decision } from './player.ts'
import { endProcess, environment } from './process.ts'

/** Runs an app with the toy game beside the app's own games, and ends it whatever happens. */
async function withTwoGames(
  app: AppControl,
  browser: Browser,
  play: (page: Page) => Promise<void>
): Promise<void> {
  const script = ['--disable-warning=ExperimentalWarning', inRoot('main/testing/two-games.ts')]
  const child = spawn(process.execPath, [...script, app.dataDir, inRoot('dist/two-games')], {
    cwd: root,
    env: environment({ NODE_COMPILE_CACHE: compileCache }),
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const page = await browser.newPage()
  try {
    await page.goto(await addressFrom(child))
    await play(page)
  } finally {
    await page.close()
    await endProcess(child, 'SIGTERM')
  }
}

test('another game is set up, played by two people at once, left and resumed', async ({ app, browser }) => {
  await withTwoGames(app, browser, async (page) => {
    await page.getByRole('button', { name: /^Play Invasions/ }).click()

    // The game has its own set-up: its options decide which sides there are.
    await page.getByRole('radio', { name: 'River race' }).check()
    await page.getByLabel('Crews').fill('3')
    await expect(page.getByRole('listitem').filter({ hasText: 'East' })).toBeVisible()
    await page.getByLabel('Crews').fill('2')
    await expect(page.getByRole('listitem').filter({ hasText: 'East' })).toHaveCount(0)
    await page.getByLabel('Each crew chooses its boat').check()
    await page.getByLabel('Title').fill('Down the river')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()

    // The game asks both sides at once. The person answers, the computer has answered or will.
    await expect(page.getByRole('heading', { name: 'Which boat do you take?' })).toBeVisible()
    await decision(page).getByRole('radio', { name: 'The raft' }).check()
    await page.getByRole('button', { name: 'Confirm' }).click()

    // The game has its own view of one kind of question, and its own words, panels and board.
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

    // The library's card shows the round, and the table opens at the same question.
    await expect(page.getByRole('heading', { name: 'What do you load?' })).toBeVisible()
    await backToLibrary(page)
    await expect(card(page, 'Down the river').getByText('Round 2')).toBeVisible()
    await continueCampaign(page, 'Down the river')
    await expect(page.getByRole('heading', { name: 'What do you load?' })).toBeVisible()
    await expect(page.getByText('4 rations aboard').or(page.getByText('2 rations aboard'))).toBeVisible()
  })
})

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']
const CREWS = ['North', 'South', 'East', 'West', 'Hill', 'Delta']

test('six people share one computer: sealed bids, a veto, an auction and a deal', async ({
  app,
  browser
}) => {
  await withTwoGames(app, browser, async (page) => {
    let handOvers = 0
    /** Takes over the computer at the curtain. */
    const takeOver = async (name: string) => {
      await page.getByRole('button', { name: `I am ${name}` }).click()
      handOvers += 1
      const goOn = page.getByRole('button', { name: 'To the table' })
      await expect(decision(page).or(goOn).first()).toBeVisible()
      if (await goOn.isVisible()) await goOn.click()
      await expect(decision(page)).toBeVisible()
    }
    const confirm = () => page.getByRole('button', { name: 'Confirm', exact: true }).click()
    const prompt = (name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeVisible()

    await page.getByRole('button', { name: /^Play Invasions/ }).click()
    await page.getByRole('radio', { name: 'River race' }).check()
    await page.getByLabel('Crews').fill('6')
    await page.getByLabel('With stakes').check()
    await page.getByRole('group', { name: 'How many people play' }).getByRole('radio', { name: '6' }).check()
    for (const [index, crew] of CREWS.entries()) {
      const row = page.getByRole('listitem').filter({ hasText: crew })
      await row.getByRole('radio', { name: 'Person' }).check()
      await row.getByRole('textbox').fill(PEOPLE[index] ?? '')
    }
    await page.getByLabel('Title').fill('Six at one table')
    await page.getByLabel('Seed').fill('six')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()

    // R.5: each bids in secret, one after the other. The first has the computer already, so five hand-overs follow.
    await takeOver('Ana')
    handOvers = 0
    await page.getByRole('spinbutton', { name: 'Coins' }).fill('9')
    await confirm()
    // Until the last has bid, each may change the bid.
    await page.getByRole('button', { name: 'Show Ana the table once more' }).click()
    await expect(page.getByText('You may change your answer until everybody has answered.')).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Coins' })).toHaveValue('9')
    await page.getByRole('spinbutton', { name: 'Coins' }).fill('4')
    await page.getByRole('button', { name: 'Change the answer' }).click()
    for (const name of PEOPLE.slice(1)) {
      await expect(curtain(page)).toBeVisible()
      await takeOver(name)
      await expect(page.getByText('hires the pilot')).toHaveCount(0)
      await page.getByRole('spinbutton', { name: 'Coins' }).fill('2')
      await confirm()
    }
    expect(handOvers).toBe(5)

    // R.6: the game asks the last bidder first, without a curtain.
    await prompt('Which arm of the river do you take?')
    await expect(page.getByText('North hires the pilot for 4 coins.')).toBeVisible()
    await expect(page.getByText('10 coins')).toBeVisible()
    // Nobody can take back what all have answered, and the button says why.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', /All have answered/)
    for (const name of ['', ...PEOPLE.slice(0, 5)]) {
      if (name) await takeOver(name)
      await decision(page).getByRole('radio', { name: 'The wide arm' }).check()
      await confirm()
    }
    expect(handOvers).toBe(10)

    // R.7: the game asks everybody but the pilot's crew whether they bar the sluice, whatever they hold.
    await takeOver('Ana')
    await decision(page).getByRole('radio', { name: 'Yes' }).check()
    await confirm()
    for (const name of PEOPLE.slice(1)) {
      await takeOver(name)
      await prompt('Does anybody bar the sluice?')
      const pass = name === 'Fay' ? 'Always pass' : 'Pass'
      await page.getByRole('button', { name: pass, exact: true }).click()
    }

    // R.8: the auction is open: the game asks nobody in turn, and whoever bids takes the computer.
    await prompt('A card is for sale. The highest bid is 0.')
    await expect(curtain(page)).toHaveCount(0)
    // Fay changes her mind: she wants to be asked about the sluice again.
    await expect(page.getByText('You always pass one kind of question.')).toBeVisible()
    await page.getByRole('button', { name: 'Ask me again' }).click()
    await expect(page.getByText('You always pass one kind of question.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cleo acts' }).click()
    await takeOver('Cleo')
    await page.getByRole('spinbutton', { name: 'Coins' }).fill('3')
    await confirm()
    await expect(page.getByText('East bids 3.')).toBeVisible()
    await page.getByRole('button', { name: 'Nobody acts' }).click()

    // R.9: the pilot offers a deal, with a promise that no rule enforces.
    await takeOver('Ana')
    await expect(page.getByText('East buys a card for 3 coins.').first()).toBeVisible()
    await prompt('Do you offer a deal?')
    await decision(page).getByRole('radio', { name: 'South' }).check()
    await page.getByRole('spinbutton', { name: 'Coins' }).fill('1')
    await page.getByLabel('What else you promise').fill('The wide arm is yours.')
    await confirm()
    await takeOver('Ben')
    await prompt('North offers 1 coins for 0 food. What do you say?')
    await decision(page).getByRole('radio', { name: 'Accept' }).check()
    await confirm()
    await expect(curtain(page)).toBeVisible()
    await takeOver('Ana')
    await expect(page.getByText('North and South agree.').first()).toBeVisible()
  })
})
