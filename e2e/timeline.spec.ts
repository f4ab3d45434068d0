// Time travel: a look at an earlier turn does not change the present, and a new campaign can branch off there.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { backToLibrary, card, decision, openAt } from './player.ts'

/** A question of turn 4. */
const TURN_4 = 'target-of-event'

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline of the campaign' })
const turnShown = (page: Page) => page.locator('.sequence__turn')

async function lookAtTurn2(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look back at an earlier moment' }).click()
  await timeline(page).getByRole('button', { name: 'Turn 2', exact: true }).click()
  await expect(turnShown(page)).toContainText('Turn 2')
}

test('from turn 4 the player looks at turn 2, by turn, act and decision, and changes nothing', async ({
  app
}) => {
  const page = await openAt(app, TURN_4)
  await expect(turnShown(page)).toContainText('Turn 4')
  await page.keyboard.press('1')
  const chosen = decision(page).locator('[aria-pressed="true"], [aria-checked="true"], :checked')
  await expect(chosen).toHaveCount(1)
  const question = await decision(page).innerText()
  await lookAtTurn2(page)
  await expect(decision(page)).toHaveCount(0)
  await expect(page.getByText('had to decide here')).toBeVisible()
  await expect(page.locator('.log__entries .chapter__head--turn').last()).toContainText('Turn 2 begins')

  const slider = timeline(page).getByRole('slider', { name: 'Decisions' })
  const at = Number(await slider.inputValue())
  await timeline(page).getByRole('button', { name: 'One decision on' }).click()
  await expect(slider).toHaveValue(String(at + 1))
  await timeline(page).getByRole('button', { name: 'To who acted next' }).click()
  await expect(timeline(page).locator('.timeline__act[aria-pressed="true"]')).toBeVisible()
  await timeline(page).getByRole('button', { name: 'To the next turn' }).click()
  await expect(turnShown(page)).toContainText('Turn 3')

  await timeline(page).getByRole('button', { name: 'Back to the present' }).click()
  await expect(turnShown(page)).toContainText('Turn 4')
  expect(await decision(page).innerText()).toBe(question)
  await expect(chosen).toHaveCount(1)
})

test('a campaign branches off from turn 2, says so in its title, and does not change the first', async ({
  app
}) => {
  const page = await openAt(app, TURN_4)
  await lookAtTurn2(page)
  await page.getByRole('button', { name: 'Branch off from here' }).click()
  const title = new RegExp(`^${TURN_4} \\(from turn 2, decision \\d+\\)$`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(turnShown(page)).toContainText('Turn 2')
  await expect(timeline(page)).toHaveCount(0)

  await backToLibrary(page)
  const branch = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(branch).toContainText('Turn 2')
  await expect(card(page, TURN_4)).toContainText('Turn 4')
})

test('a finished campaign can be seen as any side sees it', async ({ app }) => {
  test.slow()
  await app.stage('over')
  const { page } = await app.start()
  await page.getByRole('button', { name: 'Look back', exact: true }).click()
  await lookAtTurn2(page)
  await expect(page.locator('.sequence__seat')).toContainText('Romans')
  await page.getByLabel('Seen by').selectOption({ label: 'Persians' })
  await expect(page.locator('.sequence__seat')).toContainText('Persians')
  await page.getByLabel('Seen by').selectOption({ label: 'An onlooker' })
  await expect(page.locator('.sequence__seat')).toContainText('You are watching')
})
