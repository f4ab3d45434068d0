// Fights on their stage: dice, losses, sieges, retreats and interceptions, by mouse and by keyboard.
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { answerSomehow, askEverything, awaitNext, decision, openAt, questionNumber } from './player.ts'

const arena = (page: Page) => page.getByRole('region', { name: 'What is going on' })
const odds = (page: Page) => arena(page).getByRole('img', { name: /^Chance of victory: / })
const dice = (page: Page) => arena(page).getByRole('button', { name: /^(White|Black) die of the / })
const chronicle = (page: Page) => page.locator('.log__entries')

/** Does something that answers the open question, and waits for the next. */
async function answering(page: Page, act: () => Promise<void>): Promise<void> {
  const number = await questionNumber(page)
  await act()
  await expect.poll(() => questionNumber(page)).not.toBe(number)
}

test('XX.E a click rolls a die again, and the die shows the gain before', async ({ app }) => {
  const page = await openAt(app, 'leader-option')
  await askEverything(page)
  await expect(odds(page)).toHaveAccessibleName(/\d+ % and .+ \d+ %$/)
  // A search finds all of them. The chronicle itself shows only its newest entries.
  await page.getByLabel('Search the chronicle').fill('have a die rolled again')
  const rerolls = chronicle(page).getByText(/^The .+ have a die rolled again\./)
  await expect(chronicle(page).getByText(/ move from /)).toHaveCount(0)
  // Equal lines are one line that says how many they are.
  const rerolled = async () =>
    (await rerolls.allInnerTexts())
      .map((line) => Number(/× (\d+)/.exec(line)?.[1] ?? 1))
      .reduce((sum, times) => sum + times, 0)
  const earlier = await rerolled()
  const keep = arena(page).getByRole('button', { name: /^Keep all re-rolls \(2\)/ })
  await expect(keep).toContainText(/\d+ % ?victory/)
  await answering(page, () => keep.click())
  await expect(decision(page)).toHaveAttribute('data-kind', 'battle-reroll')

  for (const left of ['2 re-rolls', '1 re-roll']) {
    await expect(arena(page).getByText(left, { exact: true }).first()).toBeVisible()
    const die = dice(page).first()
    await expect(die).toHaveAccessibleName(
      /From: .*\(XX\.F\).* Rolled again: chance of victory from \d+ % to \d+ %\./
    )
    await die.hover()
    await expect(arena(page).locator('.arena__hint')).toContainText('Rolled again: chance of victory')
    await answering(page, () => die.click())
  }
  await expect.poll(rerolled).toBe(earlier + 2)
  const isInFight = async () =>
    (await awaitNext(page)) === 'asked' && (await page.locator('.table__asked').isVisible())
  while (await isInFight()) await answerSomehow(page)

  // The next question is about something else. The fight makes way for it, and comes back when it is called.
  await expect(arena(page).locator('.arena__body')).toBeHidden()
  await arena(page).getByRole('button', { name: 'Unfold' }).click()
  await expect(arena(page).locator('.arena__body')).toBeVisible()
})

test('XX.H the page proposes the least losses, and one click changes them', async ({ app }) => {
  const page = await openAt(app, 'battle-losses')
  const units = arena(page).locator('.piece--held')
  const struck = arena(page).locator('.piece--held[aria-pressed=true]')
  await expect(struck).toHaveCount(1)
  await expect(struck).toHaveAccessibleName(/\((damaged|lost)\)/)
  const other = arena(page).locator('.piece--held[aria-pressed=false]').last()
  const name = (await other.getAttribute('aria-label')) ?? ''
  await expect(units.last()).toBeVisible()
  await other.click()
  await expect(struck).toHaveCount(1)
  await expect(struck).toHaveAccessibleName(
    new RegExp(`^${name.replace(/ \(.*/, '')} .*\\((damaged|lost)\\)`)
  )
  await answering(page, () => arena(page).getByRole('button', { name: 'Take these losses' }).click())
})

test('XXIV.C the choice to storm a city shows its chance and price, and the page explains the roll', async ({
  app
}) => {
  // Their army is large enough to survive the price.
  const page = await openAt(app, 'besiege:gallo-romans@2')
  const storm = arena(page).getByRole('button', { name: /^Storm the city/ })
  await expect(storm).toContainText(/\d+ %/)
  await expect(storm).toContainText('Costs 2 hits')
  await answering(page, () => storm.click())
  while ((await decision(page).getAttribute('data-kind')) === 'take-hits') {
    await answering(page, () => arena(page).getByRole('button', { name: 'Take these losses' }).click())
  }
  const rollText = arena(page).getByText(/^\d+, needed \d+: (the city falls|the walls hold)$/)
  const result = arena(page).getByRole('button', { name: /^The .+ storm .+: / })
  await expect(rollText.or(result).first()).toBeVisible()
})

test('XXIV.D a fallen city is sacked', async ({ app }) => {
  const page = await openAt(app, 'fate-of-city')
  const sack = arena(page).getByRole('button', { name: /^Sack it \d+ gold/ })
  await answering(page, () => sack.click())
  await expect(
    chronicle(page)
      .getByText(/^The .+ sack .+\.$/)
      .first()
  ).toBeVisible()
})

test('XX.L the player picks where the beaten retreat to', async ({ app }) => {
  const page = await openAt(app, 'retreat')
  const retreatTarget = arena(page).locator('.site__pick').first()
  await retreatTarget.click()
  await expect(retreatTarget).toHaveAttribute('aria-pressed', 'true')
  await answering(page, () => arena(page).getByRole('button', { name: 'Retreat', exact: true }).click())
  await expect(
    chronicle(page)
      .getByText(/^The .+ retreat to .+\.$/)
      .first()
  ).toBeVisible()
})

test('XIX.A an interception shows its chance before, and explains its roll after', async ({ app }) => {
  const page = await openAt(app, 'intercept')
  const stack = arena(page)
    .getByRole('button', { name: /steps? away/ })
    .first()
  await expect(stack).toContainText(/\d+ %\s*they arrive in time/)
  await expect(
    arena(page)
      .getByText(/^Needs \d+ or more on a D10/)
      .first()
  ).toBeVisible()
  await expect(odds(page).first()).toBeVisible()
  await stack.click()
  await answering(page, () => arena(page).getByRole('button', { name: 'Intercept', exact: true }).click())
  const skip = page.getByRole('button', { name: 'Skip' })
  // The animation may end before the click.
  await skip
    .first()
    .click({ timeout: 3000 })
    .catch(() => {})
  // If it was the only roll, its result shows at once, otherwise on a tab of its own.
  const rollText = arena(page)
    .getByText(/^\d+, needed \d+: (there in time|too late)$/)
    .first()
  const tab = arena(page)
    .getByRole('button', { name: /intercept/ })
    .first()
  await expect(rollText.or(tab).first()).toBeVisible()
  if (!(await rollText.isVisible())) await tab.click()
  await expect(rollText).toBeVisible()
})

test('XIX.A the player chooses which interceptors arrive, and sees the odds of their battle', async ({
  app
}) => {
  const page = await openAt(app, 'interceptors-arrive')
  await expect(odds(page)).toHaveAccessibleName(/\d+ % and .+ \d+ %$/)
  await expect(arena(page).locator('.side-view')).toHaveCount(2)
  await answering(page, () => arena(page).getByRole('button', { name: 'Confirm' }).click())
})

test('XXIV.C the choice to keep up a siege shows its next chance', async ({ app }) => {
  const page = await openAt(app, 'keep-siege')
  const keep = arena(page).getByRole('button', { name: /^Keep up the siege/ })
  await expect(keep).toContainText(/\d+ %\s*the city falls next time/)
  await answering(page, () => keep.click())
})

test('XX.H the keyboard alone changes and takes losses', async ({ app }) => {
  const page = await openAt(app, 'battle-losses')
  const struck = arena(page).locator('.piece--held[aria-pressed=true]')
  const before = await struck.getAttribute('aria-label')
  await arena(page).locator('.piece--held[aria-pressed=false]').last().focus()
  await expect(arena(page).locator('.arena__hint')).toContainText(/\w/)
  await page.keyboard.press('Space')
  await expect(struck).toHaveCount(1)
  await expect(struck).not.toHaveAccessibleName(before ?? '')
  await arena(page).getByRole('button', { name: 'Take these losses' }).focus()
  await answering(page, () => page.keyboard.press('Enter'))
})

test('XX.A a key steps through a battle, if the player has chosen that', async ({ app }) => {
  const page = await openAt(app, 'leader-option')
  await askEverything(page)
  await arena(page).getByRole('combobox', { name: 'Fights and rolls are shown' }).selectOption('Step by step')
  const keep = arena(page).getByRole('button', { name: /^Keep all re-rolls/ })
  // The page now also shows step by step what was fought before this question.
  const skip = arena(page).getByRole('button', { name: 'Skip' })
  await expect(keep.or(skip)).toBeVisible()
  if (await skip.isVisible()) await skip.click()
  await keep.focus()
  await answering(page, () => page.keyboard.press('Enter'))
  const next = arena(page).getByRole('button', { name: 'Next' })
  await expect(next).toBeVisible()
  await expect(dice(page)).toHaveCount(0)
  while (await next.isVisible()) await page.keyboard.press('.')
  await dice(page).first().focus()
  await answering(page, () => page.keyboard.press('Enter'))
})
