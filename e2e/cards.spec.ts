// A hand of cards: faces, the tray, when the app asks for a card, and that nobody else sees the hand.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { cardsIn, knownTo } from './page-knowledge.ts'
import {
  answerSomehow,
  askEverything,
  awaitNext,
  beginCampaign,
  curtain,
  decision,
  openAt,
  questionNumber
} from './player.ts'

const everybody = { Romans: 'Ana', Huns: 'Bea', Persians: 'Carla', Goths: 'Dora' }
const tray = (page: Page, name = 'Your cards') => page.getByRole('region', { name })

test('the player plays a diplomacy card from the tray and picks its target', async ({ app }) => {
  const page = await openAt(app, 'play-card')
  const number = await questionNumber(page)
  const tribute = tray(page).getByRole('button', { name: 'Play Tribute' })
  await tribute.click()
  await expect(tribute).toHaveAttribute('aria-pressed', 'true')
  await expect(decision(page)).toContainText('Pay 10 gold to a nation')
  await decision(page)
    .getByRole('radio', { name: /Visigoths/ })
    .check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => questionNumber(page)).not.toBe(number)
  await expect(page.locator('.log__entries')).toContainText('The Persians play Tribute')
  await expect(tribute).toHaveCount(0)
})

test('en español: una carta de diplomacia desde la bandeja', async ({ app }) => {
  app.prefer('language', 'es')
  await app.stage('play-card')
  const { page } = await app.start()
  await page.getByRole('button', { name: /Continuar/ }).click()
  const tribute = tray(page, 'Tus cartas').getByRole('button', { name: 'Jugar Tributo' })
  await tribute.click()
  await expect(decision(page)).toContainText('de oro')
  await decision(page)
    .getByRole('radio', { name: /visigodos/i })
    .check()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.locator('.log__entries')).toContainText('juegan Tributo')
})

test('the hand is one tab stop; the arrow keys move in it, Enter picks a card', async ({ app }) => {
  const page = await openAt(app, 'play-card')
  const cards = tray(page).getByRole('toolbar').getByRole('button')
  const count = await cards.count()
  expect(count).toBeGreaterThan(1)
  await cards.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(cards.nth(count - 1)).toBeFocused()

  const tribute = cards.and(page.getByRole('button', { name: 'Play Tribute' }))
  for (let presses = 0; presses < count; presses++) {
    if (await tribute.evaluate((card) => card === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect(tribute).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(tray(page).locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(tribute).toBeFocused()
})

test('the name of a card opens its face; the face of a held card sets when to ask', async ({ app }) => {
  const page = await openAt(app, 'play-card')
  await tray(page)
    .getByRole('button', { name: /^Look at / })
    .first()
    .click()
  const face = page.getByRole('dialog')
  await expect(face.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(face).toContainText('When')
  await face.getByRole('radio', { name: 'Not this turn' }).first().check()
  await expect(face.getByRole('radio', { name: 'Not this turn' }).first()).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(face).toHaveCount(0)
  await expect(decision(page)).toBeVisible()

  await decision(page).getByRole('radio', { name: 'Play nothing' }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('Search the chronicle').fill('play')
  const named = page.locator('.log__entries .name--card').first()
  await named.click()
  await expect(face.getByRole('heading', { name: await named.innerText() })).toBeVisible()
})

test('a player who passes for the turn is not asked again until they want to be', async ({ app }) => {
  const page = await openAt(app, 'play-card')
  await askEverything(page)
  await page.getByText('Pass for longer').click()
  await page.getByRole('button', { name: 'Pass for the rest of this turn' }).click()
  await expect(tray(page)).toContainText('You pass everything for the rest of this turn.')
  await expect(decision(page)).not.toHaveAttribute('data-kind', 'play-card')
  await tray(page).getByRole('button', { name: 'Ask me again' }).click()
  await expect(tray(page)).not.toContainText('You pass everything')
})

test('a whole first turn as the Romans has fewer than five card questions if each is passed for the turn', async ({
  page
}) => {
  test.setTimeout(300_000)
  await beginCampaign(page, { title: 'Stops', people: { Romans: 'Ana' }, seed: 'stops' })
  let asked = 0
  const empty: string[] = []
  while (
    (await awaitNext(page)) === 'asked' &&
    (await page.getByText('Turn 1', { exact: true }).isVisible())
  ) {
    asked += 1
    const kind = await decision(page).getAttribute('data-kind')
    if (kind === 'play-card') {
      empty.push(await page.locator('.decision__prompt').innerText())
      const number = await questionNumber(page)
      await page.getByRole('button', { name: 'Not again this turn' }).click()
      await expect.poll(() => questionNumber(page)).not.toBe(number)
    } else {
      await answerSomehow(page)
    }
  }
  expect(asked).toBeGreaterThan(5)
  expect(empty.length, empty.join('; ')).toBeLessThan(5)
})

test('the page holds no card of the last person, at the curtain or for the next', async ({ page }) => {
  await beginCampaign(page, { title: 'Secrets', people: everybody, seed: 'e2e 2' })
  const held = new Map<string, readonly string[]>()
  for (let seat = 0; seat < 3; seat++) {
    await expect(curtain(page)).toBeVisible()
    expect((await knownTo(page)).state).not.toContain('"hands"')
    const button = page.getByRole('button', { name: /^I am / })
    const name = await button.innerText()
    await button.click()
    await expect(curtain(page)).toHaveCount(0)
    const toTheTable = page.getByRole('button', { name: 'To the table' })
    await expect(decision(page)).toBeVisible()
    if (await toTheTable.isVisible()) await toTheTable.click()
    const known = await knownTo(page)
    for (const [other, cards] of held) {
      if (other !== name) for (const card of cards) expect(known.state).not.toContain(`"${card}"`)
    }
    held.set(name, cardsIn(known))
    while ((await awaitNext(page)) === 'asked') await answerSomehow(page)
  }
  expect([...held.values()].flat().length).toBeGreaterThan(0)
})

test('an open table has no curtain: the page seats the next person at once', async ({ app }) => {
  app.prefer('hand-over', 'open')
  const { page, asked } = await app.start()
  await beginCampaign(page, { title: 'Friends', people: everybody, seed: 'e2e' })
  for (let answers = 0; answers < 6; answers++) {
    await expect(decision(page)).toBeVisible()
    await answerSomehow(page)
  }
  await expect(curtain(page)).toHaveCount(0)
  expect((await asked('table.sit')).length).toBeGreaterThan(1)
})

test('one click keeps an onlooker neutral for the rest of the turn', async ({ app }) => {
  const page = await openAt(app, 'declare-hostility')
  const number = await questionNumber(page)
  const stay = page.getByRole('button', { name: 'Stay neutral to all for the rest of this turn' })
  await stay.click()
  await expect.poll(() => questionNumber(page)).not.toBe(number)
  await expect(page.locator('.tray')).toContainText('Your nations stay neutral this turn.')
})

test('a single player reads what happened meanwhile, and its places lead to the map', async ({ app }) => {
  const page = await openAt(app, 'intercept')
  await page.getByRole('button', { name: 'What happened meanwhile' }).click()
  const recap = page.getByRole('dialog')
  await expect(recap.getByRole('heading', { name: 'What happened meanwhile' })).toBeVisible()
  await recap.getByText('Everything else that happened').click()
  const place = recap.locator('.name--place').first()
  const name = await place.innerText()
  await place.click()
  await expect(recap).toHaveCount(0)
  await expect(page.locator('.province-map')).toContainText(name)
})
