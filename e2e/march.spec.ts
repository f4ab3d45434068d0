// March orders on the map: the player selects a stack, reads what may follow, and sends it, by mouse or by keyboard.
import type { Page } from '@playwright/test'
import { type AppControl, expect, test } from './app.ts'
import { mapIsReady, middleOfMap, pinnedAt } from './on-map.ts'
import { decision, openAt, questionNumber } from './player.ts'

/** Opens a movement question of the staged campaign. The first is the Alans', with stacks in Abascia and Alania. */
async function openMarch(app: AppControl, kind = 'march', place = 'Alania'): Promise<Page> {
  // With the whole table for the map, as at first.
  app.prefer('panels.normal', '')
  const page = await openAt(app, kind)
  await expect(stack(page, place)).toBeVisible()
  await mapIsReady(page)
  return page
}

const stack = (page: Page, place: string) =>
  decision(page).getByRole('button', { name: new RegExp(`^${place}\\b`) })
const stackCard = (page: Page) => page.locator('.stack-card')
const counters = (page: Page) => stackCard(page).getByRole('button', { name: /steps? left/ })
const selectedCounters = (page: Page) => stackCard(page).getByRole('button', { pressed: true })
const targetCard = (page: Page) => page.locator('.target-card')
const tooltip = (page: Page) => page.getByTestId('map-tooltip')

/** Moves the map so that a place is in the middle of the part that no panel covers. Returns where that is. */
async function centre(page: Page, place: string): Promise<{ x: number; y: number }> {
  await page.keyboard.press('/')
  await page.keyboard.type(place)
  await page.keyboard.press('Enter')
  await pinnedAt(page)
  const middle = await middleOfMap(page)
  // In a large window the card of the selected stack may cover the neighbouring place. Zooming in separates them.
  const isFree = () =>
    page.evaluate<boolean>(`document.elementFromPoint(${middle.x}, ${middle.y})?.tagName === 'CANVAS'`)
  for (let step = 0; step < 4 && !(await isFree()); step++) {
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect
      .poll(isFree, { timeout: 1500 })
      .toBe(true)
      .catch(() => undefined)
  }
  return middle
}

/** Where the pile of a place is on screen, with the map as it is now. */
async function pileOf(page: Page, place: string): Promise<{ x: number; y: number }> {
  await stack(page, place).click()
  await expect(stackCard(page).getByRole('heading')).toContainText(place)
  const at = await pinnedAt(page)
  await page.keyboard.press('Escape')
  await expect(stackCard(page)).toHaveCount(0)
  return at
}

test('two clicks march a stack, it stays selected, and Undo takes the march back', async ({ app }) => {
  const page = await openMarch(app)
  const before = await questionNumber(page)
  const stationed = await stack(page, 'Alania').innerText()
  expect(stationed).toMatch(/\d units/)
  await stack(page, 'Alania').click()
  await expect(selectedCounters(page)).toHaveCount(5)
  const { x, y } = await centre(page, 'Sarkil')
  await page.mouse.click(x, y)
  await expect.poll(() => questionNumber(page)).not.toBe(before)
  await expect(stackCard(page).getByRole('heading')).toHaveText(/Sarkil/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => questionNumber(page)).toBe(before)
  await expect(stack(page, 'Alania')).toHaveText(stationed, { useInnerText: true })
})

test('four clicks send two of the counters', async ({ app }) => {
  const page = await openMarch(app)
  await stack(page, 'Alania').click()
  await counters(page).filter({ hasText: 'Horse archers' }).first().dblclick()
  await expect(selectedCounters(page)).toHaveCount(2)
  const { x, y } = await centre(page, 'Sarkil')
  await page.mouse.click(x, y)
  await expect(stack(page, 'Sarkil')).toContainText('2 units')
})

test('an attack shows its odds first, one button orders it, and Escape goes one step back', async ({
  app
}) => {
  const page = await openMarch(app)
  const before = await questionNumber(page)
  await stack(page, 'Alania').click()
  const { x, y } = await centre(page, 'Colchis')
  await page.mouse.move(x + 3, y + 3)
  await expect(tooltip(page)).toContainText(/Battle: \d+ % to win/)
  await page.mouse.click(x, y)
  await expect(targetCard(page)).toContainText(/Battle: \d+ % to win/)
  // The card replaces the tooltip, which would cover the card's button.
  await expect(tooltip(page)).toHaveCount(0)
  const forecast = targetCard(page).getByRole('group').filter({ hasText: 'Battle' })
  await forecast.getByText(/Battle: \d+ % to win/).click()
  await expect(forecast).toContainText('Mountain range crossed')
  await expect(forecast).toContainText('XX.F')
  await expect(forecast.getByRole('region', { name: 'Colchians' })).toContainText('+2')
  expect(await questionNumber(page)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(targetCard(page)).toHaveCount(0)
  await expect(stackCard(page)).toBeVisible()
  await page.mouse.click(x, y)
  await targetCard(page).getByRole('button', { name: 'Attack' }).click()
  await expect.poll(() => questionNumber(page)).not.toBe(before)
})

test('the opened card of a target covers neither the marching stack nor the target', async ({ app }) => {
  const page = await openMarch(app)
  await stack(page, 'Alania').click()
  const { x, y } = await centre(page, 'Colchis')
  const from = await pinnedAt(page)
  await page.mouse.click(x, y)
  await targetCard(page)
    .getByText(/Battle: \d+ % to win/)
    .click()
  await expect(targetCard(page)).toContainText('Mountain range crossed')
  const covers = async (at: { x: number; y: number }) => {
    const box = await targetCard(page).boundingBox()
    if (!box) throw new Error('there is no target card')
    return at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height
  }
  // The target's pin: the player may click anywhere in a province, but the pin is where its army stands.
  const own = () =>
    page.evaluate<{ x: number; y: number }>(`(() => {
      const { left, top } = document.querySelector('.target-card').previousElementSibling.getBoundingClientRect()
      return { x: left, y: top }
    })()`)
  await expect.poll(async () => [await covers(from), await covers(await own())]).toEqual([false, false])
})

test('a stack marches through the places marked on the map, and Escape clears them', async ({ app }) => {
  const page = await openMarch(app)
  await stack(page, 'Alania').click()
  const marked = await centre(page, 'Terecia')
  await page.mouse.click(marked.x, marked.y, { button: 'right' })
  const { x, y } = await centre(page, 'Sarkil')
  await page.mouse.move(x + 3, y + 3)
  await expect(tooltip(page)).toContainText('2 steps')
  await page.keyboard.press('Escape')
  await page.mouse.move(x, y)
  await expect(tooltip(page)).toContainText('1 step')
})

test('a place out of reach says why, with the rule', async ({ app }) => {
  const page = await openMarch(app)
  await stack(page, 'Alania').click()
  const { x, y } = await centre(page, 'Latium')
  await page.mouse.move(x + 3, y + 3)
  await expect(tooltip(page)).toContainText('Not possible: That is too far')
  await expect(tooltip(page)).toContainText('XVIII.B')
})

test('by keyboard alone: the next stack, a place by its name, and the end of the moves', async ({ app }) => {
  const page = await openMarch(app)
  const before = await questionNumber(page)
  // Leaves the mouse over the map: cards that open and close under it must not disturb.
  const pile = await pileOf(page, 'Alania')
  await page.mouse.move(pile.x + 40, pile.y + 40)
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await expect(stack(page, 'Alania')).toHaveAttribute('aria-pressed', 'true')
  await centre(page, 'Terecia')
  await page.getByTestId('map').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => questionNumber(page)).not.toBe(before)
  // Control+Enter works even while a button has the focus: a button takes a plain Enter only.
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.orders')).toHaveCount(0)
})

test('the player drags a stack to its target', async ({ app }) => {
  const page = await openMarch(app)
  const before = await questionNumber(page)
  await stack(page, 'Alania').click()
  const to = await centre(page, 'Terecia')
  await page.keyboard.press('Escape')
  const from = await pileOf(page, 'Alania')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => questionNumber(page)).not.toBe(before)
})

test('the player picks fleets, an army on their shore and a coast to land on, and reads the risks first', async ({
  app
}) => {
  const page = await openMarch(app, 'march:byzantines@2', 'Propontis')
  const before = await questionNumber(page)
  const heading = stackCard(page).getByRole('heading')
  await stack(page, 'Propontis').click()
  await centre(page, 'Mysia')
  // From farther off all three are in view, so that the map does not move again.
  await page.getByRole('button', { name: 'Zoom out' }).click()
  const coast = await pinnedAt(page)
  await page.keyboard.press('Escape')
  const [fleets, army] = [await pileOf(page, 'Propontis'), await pileOf(page, 'Thracia')]

  await page.mouse.click(fleets.x, fleets.y)
  await expect(heading).toHaveText('Who sails from Propontis?')
  await page.mouse.click(army.x, army.y)
  await expect(heading).toHaveText('Who goes aboard in Thracia?')
  // The map may have moved a little to show both. The coast is below.
  let landing = coast
  const look = async () => {
    landing = { x: coast.x, y: landing.y + 12 }
    await page.mouse.move(landing.x, landing.y)
    return tooltip(page).innerText()
  }
  await expect.poll(look, { intervals: [200] }).toContain('Over Propontis')

  // Escape deselects one step at a time: first the army, then the fleets.
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Who sails from Propontis?')
  await page.mouse.click(army.x, army.y)
  await page.mouse.click(landing.x, landing.y)
  // If nothing can happen on the route, the page sends the order at once.
  const commit = targetCard(page).getByRole('button', { name: /there$/ })
  await expect
    .poll(async () => (await commit.isVisible()) || (await questionNumber(page)) !== before)
    .toBe(true)
  if (await commit.isVisible()) await commit.click()
  await expect.poll(() => questionNumber(page)).not.toBe(before)
  await page.locator('.edge__tab--log').click()
  await expect(
    page
      .locator('.log')
      .getByText(/put to sea/)
      .first()
  ).toContainText('Thracia for Mysia')
})

test('two clicks sail fleets over a safe sea, and Undo takes the voyage back', async ({ app }) => {
  const page = await openMarch(app, 'march:byzantines@2', 'Propontis')
  const before = await questionNumber(page)
  await stack(page, 'Propontis').click()
  const { x, y } = await centre(page, 'Pontus Euxinus')
  await page.mouse.click(x, y)
  await expect(stack(page, 'Pontus Euxinus')).toContainText('1 fleet')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => questionNumber(page)).toBe(before)
})
