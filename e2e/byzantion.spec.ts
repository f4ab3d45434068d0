// The third game: factions at the court of Justinian, with hidden hands and sealed contributions.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { continueCampaign, decision } from './player.ts'

const TITLE = 'Whispers'

/** Begins a campaign from the set-up, in either language. Nobody but people plays. */
async function begin(page: Page, people: 1 | 2): Promise<void> {
  await page
    .getByRole('button', { name: /^(Play|Jugar a) Byzantion/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /^Byzantion/ }).check()
  await page.getByRole('radio', { name: String(people), exact: true }).check()
  if (people === 1) await page.getByRole('radio', { name: 'Justinian alone' }).check()
  await page.getByLabel(/^(Title|Título)/).fill(TITLE)
  await page.getByRole('button', { name: /^(Begin|Empezar)$/ }).click()
}

interface Asked {
  readonly kind: string | null
  readonly number: string | null
  readonly isCovered: boolean
}

/** What the table asks now. Does not wait. */
async function asked(page: Page): Promise<Asked> {
  return page.evaluate<Asked>(`(() => {
    const form = document.querySelector('form.decision')
    const isCovered = document.querySelector('.curtain, .recap__foot') !== null
    return { kind: form?.dataset.kind ?? null, number: form?.dataset.number ?? null, isCovered }
  })()`)
}

/** Lifts curtains, and lets moments for intrigue go by, until a question is asked. Returns its kind. */
async function sitDown(page: Page): Promise<string> {
  const button = page.locator('.curtain .button--primary, .recap__foot .button--primary')
  const pass = page.getByRole('button', { name: /^(Nobody acts|Pass)$/ })
  await expect
    .poll(async () => {
      const { kind, isCovered } = await asked(page)
      if (isCovered)
        await button
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined)
      else if (kind === null || kind.startsWith('react-'))
        await pass
          .first()
          .click({ timeout: 300 })
          .catch(() => undefined)
      else return kind
      return null
    })
    .not.toBeNull()
  return (await asked(page)).kind ?? ''
}

/** Answers, and waits until the table asks something else or is covered. */
async function answer(page: Page, act: () => Promise<void>): Promise<void> {
  const before = JSON.stringify(await asked(page))
  await act()
  await expect.poll(async () => JSON.stringify(await asked(page))).not.toBe(before)
}

test('three people at one computer take positions, vote, and play a card by mouse', async ({ app }) => {
  await app.stage('position@3')
  const { page } = await app.start()
  await continueCampaign(page, 'position@3')
  await sitDown(page)
  // Positions lie open, so no curtain falls between the three.
  for (let taken = 0; taken < 3; taken++) {
    expect(await asked(page)).toMatchObject({ kind: 'position', isCovered: false })
    await answer(page, () => page.locator('button.byz-position__body').first().click())
  }
  while ((await sitDown(page)) === 'vote') {
    await page.locator('button.byz-option__head').last().click()
    await answer(page, () => page.getByRole('button', { name: 'Confirm' }).click())
  }
  expect(await asked(page)).toMatchObject({ kind: 'action' })
  const playable = page.locator('.byz-hand__button[data-use=select]')
  await expect(playable.first()).toBeVisible()
  // A click declares the action; the card is played as soon as nobody reacts.
  // Cards overlap, so the click hits the edge that shows.
  await answer(page, () => playable.first().click({ position: { x: 12, y: 12 } }))
  // Cards in hand and in play stand beside each name. The card may ask others something, behind their curtain.
  const played = page.locator('.byz-seat').filter({ hasText: '/1' })
  await expect.poll(async () => sitDown(page).then(() => played.count())).toBe(1)
})

test('contributions stay sealed over a power cut, and are revealed together', async ({ app }) => {
  // Starts the app twice.
  test.slow()
  await app.stage('contribute@3')
  const { page, kill } = await app.start()
  await continueCampaign(page, 'contribute@3')
  expect(await sitDown(page)).toBe('contribute')
  await answer(page, () => page.locator('.send-button').click())
  await kill()
  const { page: later } = await app.start()
  await continueCampaign(later, 'contribute@3')
  for (const who of ['second', 'third']) {
    expect(await sitDown(later), who).toBe('contribute')
    const more = later.locator('.byz-stepper__button:enabled').first()
    if (await more.isVisible()) await more.click()
    await answer(later, () => later.locator('.send-button').click())
  }
  await expect(later.locator('.byz-timeline__event[data-outcome]').first()).toBeVisible()
})

test('Justinian alone keeps six cards and ends his round', async ({ app }) => {
  const { page } = await app.start()
  await begin(page, 1)
  await expect(decision(page)).toBeVisible()
  const spread = page.locator('.byz-spread__card')
  await expect(spread).toHaveCount(9)
  for (let card = 0; card < 6; card++) await spread.nth(card).click()
  await answer(page, () => page.locator('.send-button').click())
  await expect(page.locator('.byz-hand__card')).toHaveCount(6)
  await answer(page, () => page.getByRole('button', { name: 'Pass for the rest of the round' }).click())
  await expect(page.locator('.sequence__turn')).toContainText('Round 2')
})

test('two people draft in Spanish', async ({ app }) => {
  app.prefer('language', 'es')
  const { page } = await app.start()
  await begin(page, 2)
  await sitDown(page)
  await expect(page.getByRole('heading', { name: '¿A qué misión renuncias?' })).toBeVisible()
  await page.locator('.byz-spread__card').first().click()
  await answer(page, () => page.getByRole('button', { name: 'Confirmar' }).click())
  await expect(page.locator('.curtain')).toBeVisible()
})
