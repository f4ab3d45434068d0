// Looking around: the inspector of a place, nations told apart, a table that fits its window.
import { expect, test } from './app.ts'
import { mapIsReady, pinnedAt } from './on-map.ts'
import { decision, openAt } from './player.ts'

const inspector = '.inspector'

test('the right button or a key opens the inspector of a place, and Escape closes it', async ({ app }) => {
  const page = await openAt(app, 'march')
  await decision(page)
    .getByRole('button', { name: /^Alania\b/ })
    .click()
  const at = await pinnedAt(page)
  await page.keyboard.press('Escape')

  await page.mouse.click(at.x, at.y, { button: 'right' })
  const card = page.locator(inspector)
  await expect(card.getByRole('heading', { name: 'Alania' })).toBeVisible()
  await expect(card).toContainText('Steppe')
  await expect(card).toContainText(/The Alans hold it/)
  await expect(card).toContainText('III.G')
  await expect(card).toContainText('Objectives')
  await expect(card).toContainText('Who can march here')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  await page.mouse.move(at.x + 2, at.y + 2)
  await page.keyboard.press('i')
  await expect(card.getByRole('heading', { name: 'Alania' })).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)
})

/** How many lines the tooltip has, and how far it reaches out of the window. */
const TOOLTIP = `(() => {
  const tooltip = document.querySelector('[data-testid=map-tooltip]')
  if (!tooltip) return null
  const range = document.createRange()
  range.selectNodeContents(tooltip)
  const { left, top, right, bottom } = tooltip.getBoundingClientRect()
  const rows = [...range.getClientRects()].filter((box) => box.height > 8 && box.bottom <= bottom)
  const beyond = Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight)
  return { lines: new Set(rows.map((box) => Math.round(box.bottom / 8))).size, beyond }
})()`

test('the tooltip has eight lines at most, inside the window', async ({ app }) => {
  const page = await openAt(app, 'march')
  await mapIsReady(page)
  await decision(page)
    .getByRole('button', { name: /^Alania\b/ })
    .click()
  const { width, height } = await page.evaluate<{ width: number; height: number }>(
    '({ width: innerWidth, height: innerHeight })'
  )
  const seen: unknown[] = []
  for (const [across, down] of [
    [0.25, 0.15],
    [0.4, 0.5],
    [0.5, 0.6],
    [0.6, 0.7],
    [0.65, 0.93],
    [0.3, 0.9]
  ]) {
    await page.mouse.move((across ?? 0) * width, (down ?? 0) * height)
    const tooltip = await page.evaluate<{ lines: number; beyond: number } | null>(TOOLTIP)
    if (!tooltip) continue
    seen.push(tooltip)
    expect(tooltip.lines).toBeLessThanOrEqual(8)
    expect(tooltip.beyond).toBe(0)
  }
  expect(seen.length).toBeGreaterThan(2)
})

test('nothing makes the table taller than its window, or its question wider than its panel', async ({
  app
}) => {
  const page = await openAt(app, 'make-room')
  const beyond = await page.evaluate<number[]>(`(() => {
    const table = document.querySelector('.table')
    const question = document.querySelector('.decision__body')
    return [table.scrollHeight - table.clientHeight, question.scrollWidth - question.clientWidth]
  })()`)
  expect(beyond).toEqual([0, 0])
})

test('the map tells the nations of one side apart', async ({ app }) => {
  const page = await openAt(app, 'make-room')
  await page.getByRole('radio', { name: 'Nations' }).check()
  await expect(page.locator('.province-map__legend')).toContainText('Byzantines')
  await expect(page.locator('.province-map__legend')).toContainText('Western Romans')
})
