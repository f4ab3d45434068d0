// The third game: factions at the court of Justinian, with hidden hands and sealed contributions.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { continueCampaign, decision, questionNumber } from './player.ts'

const TITLE = 'Whispers'
const SEED = 'spec-1'

async function begin(page: Page, people: number): Promise<void> {
  await page
    .getByRole('button', { name: /^(Play Invasions|New campaign|Jugar|Nueva)/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /^Byzantion/ }).check()
  if (people > 1) await page.getByRole('radio', { name: String(people), exact: true }).check()
  else await page.getByRole('radio', { name: /^Justinian alone|^Justiniano solo/ }).check()
  await page.getByLabel(/^(Title|Título)/).fill(TITLE)
  await page.getByLabel(/^(Seed|Semilla)/).fill(SEED)
  await page.getByRole('button', { name: /^(Begin|Empezar)$/ }).click()
}

/** Whoever is asked sits down. The same person may be asked again without a curtain. */
async function sitDown(page: Page): Promise<void> {
  const takeOver = page.locator('.curtain .button--primary')
  await expect(takeOver.or(decision(page))).toBeVisible()
  if (await takeOver.isVisible()) await takeOver.click()
  await expect(decision(page)).toBeVisible()
}

/** Answers with the first option by the keyboard. */
async function first(page: Page): Promise<void> {
  await sitDown(page)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
}

/** Answers until a question of another kind is asked. Everybody gives up a mission and drafts six cards. */
async function deal(page: Page, people: number): Promise<void> {
  for (let answers = 0; answers < 7 * people; answers++) {
    const before = await sitDown(page).then(() => questionNumber(page))
    const side = await page.locator('.decision__actor').innerText()
    await first(page)
    await expect
      .poll(
        async () =>
          (await page.locator('.curtain').isVisible()) ||
          (await questionNumber(page)) !== before ||
          (await page.locator('.decision__actor').innerText()) !== side
      )
      .toBe(true)
  }
}

const kind = (page: Page) => page.locator('form.decision').getAttribute('data-kind')

/** Lets moments for intrigue go by until a question of this kind is asked. */
async function until(page: Page, wanted: string): Promise<void> {
  for (;;) {
    await sitDown(page)
    const asked = await kind(page)
    if (asked === wanted) return
    if (!asked?.startsWith('react-')) throw new Error(`asked for ${asked}, not for ${wanted}`)
    const nobody = page.getByRole('button', { name: 'Nobody acts' })
    const before = await questionNumber(page)
    if (await nobody.isVisible()) await nobody.click()
    else await page.locator('.decision__passes .button').first().click()
    await expect.poll(() => questionNumber(page).catch(() => 'curtain')).not.toBe(before)
  }
}

test('three people draft, vote, act by mouse, and contribute in secret', async ({ app }) => {
  test.slow()
  const { page } = await app.start()
  await begin(page, 3)
  await deal(page, 3)

  // Positions lie open: one click each, and no curtain.
  const positions = page.getByRole('list', { name: 'Positions, treasures and chests' })
  for (const position of [1, 2, 3]) {
    await until(page, 'position')
    const before = await questionNumber(page)
    await positions.getByRole('button').first().click()
    if (position < 3) await expect.poll(() => questionNumber(page).catch(() => '')).not.toBe(before)
  }

  // Each votes by a click on an option.
  for (let vote = 1; vote <= 3; vote++) {
    await sitDown(page)
    if ((await kind(page)) !== 'vote') break
    await page.locator('button.byz-option__head').first().click()
    await page.getByRole('button', { name: 'Confirm' }).click()
  }

  // The first plays a card of his hand by a click, and passes.
  await until(page, 'action')
  await page.locator('.byz-hand__button[data-use=select]').first().click()
  await until(page, 'play')
  await expect(page.locator('.log__entries')).toContainText(/play/)
})

test('the sealed answer of one survives a power cut before the other has answered', async ({ app }) => {
  test.slow()
  const { page, kill } = await app.start()
  await begin(page, 2)
  await first(page)
  await expect(page.locator('.curtain')).toBeVisible()
  await kill()
  const { page: later } = await app.start()
  await continueCampaign(later, TITLE)
  // The second is asked; with his answer the draft begins.
  await first(later)
  await sitDown(later)
  expect(await kind(later)).toBe('draft')
})

test('Justinian alone keeps six cards, plays one, and ends the round', async ({ app }) => {
  const { page } = await app.start()
  await begin(page, 1)
  await expect(decision(page)).toBeVisible()
  const spread = page.locator('.byz-spread__card')
  await expect(spread).toHaveCount(9)
  for (let card = 0; card < 6; card++) await spread.nth(card).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('.byz-hand__card')).toHaveCount(6)
  await page.locator('.byz-hand__button[data-use=select]').first().click()
  await expect(page.locator('.byz-fan')).toHaveCount(1)
})

test('the table speaks Spanish', async ({ app }) => {
  app.prefer('language', 'es')
  const { page } = await app.start()
  await begin(page, 2)
  await sitDown(page)
  await expect(page.getByRole('heading', { name: '¿A qué misión renuncias?' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Mis misiones' }).or(page.getByText('Mis misiones')).first()
  ).toBeVisible()
})
