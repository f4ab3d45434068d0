// Four people play whole turns at one computer, by clicks, in both languages. A battle is interrupted and resumed.
import type { Page } from '@playwright/test'
import { type AppControl, expect, test } from './app.ts'
import { playOn } from './fast-player.ts'
import { cardsIn, knownTo } from './page-knowledge.ts'
import { beginCampaign, continueCampaign, curtain, decision, questionNumber } from './player.ts'

// Recording a trace of a turn takes longer than playing it.
test.use({ trace: 'off' })

const everybody = { Romans: 'Ana', Huns: 'Bea', Persians: 'Carla', Goths: 'Dora' }
const LONG = Boolean(process.env.INVASIONS_LONG_SPECS)
/** One turn is enough. The long run plays two. */
const LAST_TURN = LONG ? 2 : 1

/** Lifts the curtain for the person awaited, and checks that the page holds nothing of the others' hands. */
async function takeSeat(page: Page, held: Map<string, readonly string[]>): Promise<void> {
  expect((await knownTo(page)).state).not.toContain('"hands"')
  const button = curtain(page).or(page.locator('.curtain')).locator('.button--primary').first()
  const name = await button.innerText()
  await button.click()
  await expect(page.locator('.curtain')).toHaveCount(0)
  const known = await knownTo(page)
  for (const [other, cards] of held) {
    if (other === name) continue
    for (const card of cards) expect(known.state, `a card of ${other}`).not.toContain(`"${card}"`)
  }
  held.set(name, cardsIn(known))
}

/** Plays whole turns. Returns how many questions were answered and how often the device changed hands. */
async function playTurns(page: Page, last: number): Promise<{ answers: number; seats: number }> {
  const held = new Map<string, readonly string[]>()
  let [answers, seats] = [0, 0]
  for (;;) {
    const stretch = await playOn(page, last)
    answers += stretch.answers
    if (stretch.why !== 'curtain') break
    await takeSeat(page, held)
    seats += 1
  }
  expect(held.size).toBe(4)
  return { answers, seats }
}

test('four people play whole turns, and nobody’s hand is ever on another’s page', async ({ app }) => {
  test.setTimeout(LONG ? 600_000 : 180_000)
  app.prefer('fights', 'result')
  const { page } = await app.start()
  await beginCampaign(page, { title: 'An evening', people: everybody, seed: 'evening' })
  const { answers, seats } = await playTurns(page, LAST_TURN)
  expect(answers).toBeGreaterThan(20)
  // The device changes hands far less often than there are questions.
  expect(seats).toBeLessThan(answers)
  await expect(page.locator('.sequence')).toContainText(`Turn ${LAST_TURN + 1}`)
})

test('una velada en español: turnos enteros entre cuatro personas', async ({ app }) => {
  test.skip(!LONG, 'takes minutes: INVASIONS_LONG_SPECS=1 npm run e2e')
  test.setTimeout(600_000)
  app.prefer('fights', 'result')
  app.prefer('language', 'es')
  const { page } = await app.start()
  await page.locator('.button--primary').first().click()
  for (const row of await page.locator('.seat-row').all()) await row.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Empezar', exact: true }).click()
  await expect(page.locator('.curtain')).toBeVisible()
  const { answers } = await playTurns(page, LAST_TURN)
  expect(answers).toBeGreaterThan(20)
  await expect(page.locator('.sequence')).toContainText(`Turno ${LAST_TURN + 1}`)
})

async function quitAndResume(app: AppControl, stop: () => Promise<void>, title: string): Promise<Page> {
  await stop()
  const { page } = await app.start()
  await continueCampaign(page, title)
  await expect(decision(page)).toBeVisible()
  return page
}

test('a battle that the player quits resumes where it was', async ({ app }) => {
  await app.stage('battle-losses')
  const { page, stop } = await app.start()
  await continueCampaign(page, 'battle-losses')
  const arena = (at: Page) => at.locator('.arena')
  await expect(page.getByRole('button', { name: 'Take these losses' })).toBeVisible()
  const before = await arena(page).innerText()
  const number = await questionNumber(page)

  const later = await quitAndResume(app, stop, 'battle-losses')
  await expect.poll(() => arena(later).innerText()).toBe(before)
  expect(await questionNumber(later)).toBe(number)
  await later.getByRole('button', { name: 'Take these losses' }).click()
  await expect.poll(() => questionNumber(later)).not.toBe(number)
})
