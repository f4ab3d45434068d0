// Questions of many kinds, each in a campaign that was played at random up to it.
import { expect, test } from './app.ts'
import { decision, openAt, placeUnitsMyself, questionNumber } from './player.ts'

test('purchases add up, never exceed the gold there is, and can be undone', async ({ app }) => {
  const page = await openAt(app, 'purchases')
  const number = await questionNumber(page)
  const total = page.locator('.budget__sum')
  await expect(total).toContainText(/^Spent 0 of \d+ gold/)
  const more = decision(page).getByRole('button', { name: /^More: / })
  while (await more.first().isEnabled()) await more.first().click()
  await expect(total).not.toContainText('too much')
  await expect(total).not.toContainText('Spent 0 ')

  await page.getByRole('button', { name: 'Nothing', exact: true }).click()
  await expect(total).toContainText('Spent 0 of')
  await placeUnitsMyself(page)
  await more.first().click()
  const bought = await total.innerText()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(decision(page)).toHaveAttribute('data-kind', 'deploy-purchases')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(decision(page)).toHaveAttribute('data-number', number ?? '')
  await expect(total).not.toHaveText(bought)
})

test('a battle shows who attacks and who defends, and proposes losses', async ({ app }) => {
  const page = await openAt(app, 'battle-losses')
  const arena = page.locator('.arena')
  await expect(arena.getByText('attack', { exact: true })).toBeVisible()
  await expect(arena.getByText('defend', { exact: true })).toBeVisible()
  await expect(arena.getByText(/^\d+ hits?$/).first()).toBeVisible()
  const number = await questionNumber(page)
  await expect(arena.getByRole('button', { name: 'Take these losses' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect.poll(() => questionNumber(page)).not.toBe(number)
})

test('the turn sequence says who follows', async ({ app }) => {
  const page = await openAt(app, 'march')
  await expect(page.locator('.sequence__following')).toContainText(/^Then /)
})

test('a stack that meets somebody on its route asks whether to stop or go on', async ({ app }) => {
  const page = await openAt(app, 'go-on')
  await expect(decision(page)).toContainText(/have come to .+ on their way to .+/)
  const number = await questionNumber(page)
  await expect(decision(page).getByRole('button', { name: /^On to / })).toBeEnabled()
  await decision(page).getByRole('button', { name: 'Stop here' }).click()
  await expect.poll(() => questionNumber(page)).not.toBe(number)
})

test('the end shows the winner, the ranks and the score turn by turn', async ({ app }) => {
  const page = await openAt(app, 'over')
  const end = page.locator('.game-over')
  await expect(end).toContainText(/The (Romans|Huns|Persians|Goths) have won\./)
  await expect(end.getByRole('listitem')).toHaveCount(4)
  const points = (await end.getByRole('listitem').locator('strong').allInnerTexts()).map(Number.parseFloat)
  expect(points).toEqual([...points].sort((left, right) => right - left))
  await expect(end.getByRole('img', { name: 'The score, turn by turn' })).toBeVisible()
})
