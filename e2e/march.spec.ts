// Orders on the map: a stack is taken in hand and sent, by mouse and by keyboard; what may follow is read before.
import type { Page } from '@playwright/test'
import { type AppControl, expect, test } from './app.ts'
import { mapIsReady, middleOfMap, pinnedAt } from './on-map.ts'
import { decision, openAt, questionNumber } from './player.ts'

/** A question of movement of the staged campaign. The first: the Alans, with stacks in Abascia and Alania. */
async function command(app: AppControl, kind = 'march', place = 'Alania'): Promise<Page> {
  const page = await openAt(app, kind)
  await expect(stack(page, place)).toBeVisible()
  await mapIsReady(page)
  return page
}

const stack = (page: Page, place: string) =>
  decision(page).getByRole('button', { name: new RegExp(`^${place}\\b`) })
const inHand = (page: Page) => page.locator('.stack-card')
const counters = (page: Page) => inHand(page).getByRole('button', { name: /steps? left/ })
const taken = (page: Page) => inHand(page).getByRole('button', { pressed: true })
const aimed = (page: Page) => page.locator('.target-card')
const tooltip = (page: Page) => page.getByTestId('map-tooltip')

/** Brings a place into the middle of what is free of panels, and tells where that is. */
async function centre(page: Page, place: string): Promise<{ x: number; y: number }> {
  await page.keyboard.press('/')
  await page.keyboard.type(place)
  await page.keyboard.press('Enter')
  await pinnedAt(page)
  const middle = await middleOfMap(page)
  // In a large window the card of what is in hand may lie over its neighbour: from nearer they are apart.
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

/** Where the pile of a place is on screen, as the map lies now. */
async function pileOf(page: Page, place: string): Promise<{ x: number; y: number }> {
  await stack(page, place).click()
  await expect(inHand(page).getByRole('heading')).toContainText(place)
  const at = await pinnedAt(page)
  await page.keyboard.press('Escape')
  await expect(inHand(page)).toHaveCount(0)
  return at
}

test('a stack is marched with two clicks, stays in hand, and the march is taken back', async ({ app }) => {
  const page = await command(app)
  const before = await questionNumber(page)
  await stack(page, 'Alania').click()
  await expect(taken(page)).toHaveCount(5)
  const { x, y } = await centre(page, 'Sarkil')
  await page.mouse.click(x, y)
  await expect.poll(() => questionNumber(page)).not.toBe(before)
  await expect(inHand(page).getByRole('heading')).toHaveText(/Sarkil/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => questionNumber(page)).toBe(before)
  await expect(stack(page, 'Alania')).toContainText('5 units')
})

test('two of five are sent in four clicks', async ({ app }) => {
  const page = await command(app)
  await stack(page, 'Alania').click()
  await counters(page).filter({ hasText: 'Horse archers' }).first().dblclick()
  await expect(taken(page)).toHaveCount(2)
  const { x, y } = await centre(page, 'Sarkil')
  await page.mouse.click(x, y)
  await expect(stack(page, 'Sarkil')).toContainText('2 units')
})

test('an attack tells its odds first, is given with one button, and Escape goes one step back', async ({
  app
}) => {
  const page = await command(app)
  const before = await questionNumber(page)
  await stack(page, 'Alania').click()
  const { x, y } = await centre(page, 'Colchis')
  await page.mouse.move(x + 3, y + 3)
  await expect(tooltip(page)).toContainText(/Battle: \d+ % to win/)
  await page.mouse.click(x, y)
  await expect(aimed(page)).toContainText(/Battle: \d+ % to win/)
  // The card says it all: nothing at the pointer lies on its button.
  await expect(tooltip(page)).toHaveCount(0)
  const reckoning = aimed(page).getByRole('group').filter({ hasText: 'Battle' })
  await reckoning.getByText(/Battle: \d+ % to win/).click()
  await expect(reckoning).toContainText('Mountain range crossed')
  await expect(reckoning).toContainText('XX.F')
  await expect(reckoning.getByRole('region', { name: 'Colchians' })).toContainText('+2')
  expect(await questionNumber(page)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(aimed(page)).toHaveCount(0)
  await expect(inHand(page)).toBeVisible()
  await page.mouse.click(x, y)
  await aimed(page).getByRole('button', { name: 'Attack' }).click()
  await expect.poll(() => questionNumber(page)).not.toBe(before)
})

test('the card of a target, opened, leaves the stack that marches and its own place in sight', async ({
  app
}) => {
  const page = await command(app)
  await stack(page, 'Alania').click()
  const { x, y } = await centre(page, 'Colchis')
  const from = await pinnedAt(page)
  await page.mouse.click(x, y)
  await aimed(page)
    .getByText(/Battle: \d+ % to win/)
    .click()
  await expect(aimed(page)).toContainText('Mountain range crossed')
  const covers = async (at: { x: number; y: number }) => {
    const box = await aimed(page).boundingBox()
    if (!box) throw new Error('there is no card')
    return at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height
  }
  // Where its own pin is: a province is clicked anywhere, and shown where its army stands.
  const own = () =>
    page.evaluate<{ x: number; y: number }>(`(() => {
      const { left, top } = document.querySelector('.target-card').previousElementSibling.getBoundingClientRect()
      return { x: left, y: top }
    })()`)
  await expect.poll(async () => [await covers(from), await covers(await own())]).toEqual([false, false])
})

test('a stack goes by way of the places marked on the map, and Escape forgets them', async ({ app }) => {
  const page = await command(app)
  await stack(page, 'Alania').click()
  const by = await centre(page, 'Terecia')
  await page.mouse.click(by.x, by.y, { button: 'right' })
  const { x, y } = await centre(page, 'Sarkil')
  await page.mouse.move(x + 3, y + 3)
  await expect(tooltip(page)).toContainText('2 steps')
  await page.keyboard.press('Escape')
  await page.mouse.move(x, y)
  await expect(tooltip(page)).toContainText('1 step')
})

test('a place out of reach says why, with the rule', async ({ app }) => {
  const page = await command(app)
  await stack(page, 'Alania').click()
  const { x, y } = await centre(page, 'Latium')
  await page.mouse.move(x + 3, y + 3)
  await expect(tooltip(page)).toContainText('Not possible: That is too far')
  await expect(tooltip(page)).toContainText('XVIII.B')
})

test('by keyboard alone: the next stack, a place by its name, and the end of the moves', async ({ app }) => {
  const page = await command(app)
  const before = await questionNumber(page)
  // The mouse lies where it was left: cards that open and close under it mean nothing.
  const lying = await pileOf(page, 'Alania')
  await page.mouse.move(lying.x + 40, lying.y + 40)
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await expect(stack(page, 'Alania')).toHaveAttribute('aria-pressed', 'true')
  await centre(page, 'Terecia')
  await page.getByTestId('map').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => questionNumber(page)).not.toBe(before)
  // Wherever the focus is: a button takes a plain Enter only.
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.orders')).toHaveCount(0)
})

test('a stack is dragged to where it goes', async ({ app }) => {
  const page = await command(app)
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

test('embark, sail and land: fleets, then an army on their shore, then a coast, with the risks read before', async ({
  app
}) => {
  const page = await command(app, 'march:byzantines', 'Propontis')
  const before = await questionNumber(page)
  const heading = inHand(page).getByRole('heading')
  await stack(page, 'Propontis').click()
  const coast = await centre(page, 'Mysia')
  await page.keyboard.press('Escape')
  const [fleets, army] = [await pileOf(page, 'Propontis'), await pileOf(page, 'Bythinia')]

  await page.mouse.click(fleets.x, fleets.y)
  await expect(heading).toHaveText('Who sails from Propontis?')
  await page.mouse.click(army.x, army.y)
  await expect(heading).toHaveText('Who goes aboard in Bythinia?')
  await page.mouse.move(coast.x, coast.y)
  await expect(tooltip(page)).toContainText('Over Propontis')

  // One step back at a time: the army, the fleets.
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Who sails from Propontis?')
  await page.mouse.click(army.x, army.y)
  await page.mouse.click(coast.x, coast.y)
  // Where nothing can happen on the way it is done at once.
  const commit = aimed(page).getByRole('button', { name: /there$/ })
  await expect
    .poll(async () => (await commit.isVisible()) || (await questionNumber(page)) !== before)
    .toBe(true)
  if (await commit.isVisible()) await commit.click()
  await expect.poll(() => questionNumber(page)).not.toBe(before)
  await expect(
    page
      .locator('.log')
      .getByText(/put to sea/)
      .first()
  ).toContainText('Bythinia for Mysia')
})

test('fleets sail over a safe sea with two clicks, and the voyage is taken back', async ({ app }) => {
  const page = await command(app, 'march:byzantines', 'Propontis')
  const before = await questionNumber(page)
  await stack(page, 'Propontis').click()
  const { x, y } = await centre(page, 'Pontus Euxinus')
  await page.mouse.click(x, y)
  await expect(stack(page, 'Pontus Euxinus')).toContainText('1 fleet')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => questionNumber(page)).toBe(before)
})
