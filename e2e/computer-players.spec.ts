import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { answerSomehow, beginCampaign, decision, questionNumber } from './player.ts'

/** Enough for two turns of a campaign on a busy computer. */
test.setTimeout(300_000)
// Recording a trace of two turns takes longer than playing them.
test.use({ trace: 'off' })

const LAST_TURN = 2
const CLICKS = 40
const OFTEN = { intervals: [50], timeout: 60_000 }
/** Issue 17: how long a click may take while computer players think. */
const LONGEST_CLICK_MS = 100

test('one person plays two turns against three Legates, with their advice', async ({ page }) => {
  await beginCampaign(page, {
    title: 'Against Legates',
    people: { Huns: 'Ana' },
    player: 'Legate',
    seed: 'legates'
  })
  const clicks: number[] = []
  let [advised, answers] = [0, 0]
  while ((await turnOf(page)) <= LAST_TURN) {
    if (!(await decision(page).isVisible())) {
      if (clicks.length < CLICKS) await clicked(page, clicks)
      else await expect(decision(page)).toBeVisible(OFTEN)
      continue
    }
    answers += 1
    // Follows every hint at first, later one in four: to follow all would take too long.
    const wantsAdvice = answers <= 10 || answers % 4 === 0
    if (wantsAdvice && (await followHint(page, () => clicked(page, clicks)))) advised += 1
    else await answerSomehow(page)
  }

  expect(advised).toBeGreaterThan(10)
  expect(clicks.length).toBeGreaterThan(10)
  const median = clicks.toSorted((left, right) => left - right)[Math.floor(clicks.length / 2)]
  expect(median).toBeLessThan(LONGEST_CLICK_MS)
  // The host never had to answer for a computer player.
  await expect(page.getByText('found no answer')).toHaveCount(0)

  await page.getByRole('button', { name: 'Why?' }).first().click()
  await expect(page.locator('.why .reasons, .why .quiet-word').first()).toBeVisible()
})

test('a seat is handed to the computer and back', async ({ page }) => {
  await beginCampaign(page, { title: 'Seats', people: { Romans: 'Ana', Goths: 'Bea' }, seed: 'seats' })
  await page.getByRole('button', { name: /^I am / }).click()
  const recap = page.getByRole('button', { name: 'To the table' })
  await expect(recap.or(decision(page)).first()).toBeVisible()
  if (await recap.isVisible()) await recap.click()
  await handOver(page, 'Who plays the Goths?', async (form) => {
    await form.getByRole('radio', { name: 'Computer' }).check()
    await form.getByRole('combobox').selectOption('Recruit')
  })
  const goths = page.locator('.seats__seat').filter({ hasText: 'Goths' })
  await expect(goths).toContainText('Recruit')
  // If the Goths were seated, the page now seats another person and asks them.
  await expect(decision(page)).toBeVisible()
  await handOver(page, 'Who plays the Goths?', async (form) => {
    await form.getByRole('radio', { name: 'Person' }).check()
    await form.getByRole('textbox').fill('Carla')
  })
  // If it is her turn, the curtain comes first.
  const carla = page.getByRole('button', { name: 'I am Carla' })
  await expect(carla.or(goths.filter({ hasText: 'Carla' }))).toBeVisible()
  if (await carla.isVisible()) await carla.click()
  await expect(goths).toContainText('Carla')
})

async function handOver(
  page: Page,
  name: string,
  fill: (form: ReturnType<Page['locator']>) => Promise<void>
): Promise<void> {
  await page.getByRole('button', { name }).click()
  const form = page.locator('.seat-form:visible')
  await fill(form)
  await form.getByRole('button', { name: 'From now on' }).click()
}

async function turnOf(page: Page): Promise<number> {
  const text = await page.evaluate<string>(`document.querySelector('.sequence')?.innerText ?? ''`)
  return Number(/Turn (\d+)/.exec(text)?.[1] ?? 0)
}

async function clicked(page: Page, clicks: number[]): Promise<void> {
  clicks.push(await clickWhileTheyThink(page))
}

/** Asks for a hint and follows it if it can. Returns whether the question has been answered. */
async function followHint(page: Page, onAnswer: () => Promise<void>): Promise<boolean> {
  const before = await questionNumber(page)
  const passed = async () => (await questionNumber(page)) !== before
  const hint = page.locator('.hint')
  await page.keyboard.press('h')
  await expect.poll(async () => (await hint.isVisible()) || (await passed()), OFTEN).toBe(true)
  if (await passed()) return true
  const order = page.getByRole('button', { name: 'Give this order' })
  const confirm = page.locator('.decision__foot button[type=submit]')
  const act = (await order.isVisible()) ? order : confirm
  // Questions that are answered on the stage have no button here.
  if ((await act.count()) === 0 || !(await act.isEnabled())) return false
  await act.click()
  await onAnswer()
  const refusal = decision(page).getByRole('alert')
  await expect.poll(async () => (await passed()) || (await refusal.isVisible()), OFTEN).toBe(true)
  return passed()
}

/** Closes or opens a panel, and returns how long the page took to show it. */
function clickWhileTheyThink(page: Page): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const title = document.querySelector('.edge__tab--nations')
    const before = title.getAttribute('aria-expanded')
    const began = performance.now()
    await new Promise((resolve) => setTimeout(resolve))
    title.click()
    while (title.getAttribute('aria-expanded') === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - began
  })()`)
}
